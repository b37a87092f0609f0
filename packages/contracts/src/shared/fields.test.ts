import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  amountInput,
  instantInput,
  oddsInput,
  passwordText,
  requiredText,
  tac,
  text,
  uuid,
} from './fields.ts';

const codeOf = (schema: z.ZodMiniType, value: unknown): string | null => {
  const result = schema.safeParse(value);
  return result.success ? null : (result.error.issues[0]?.message ?? 'no message');
};

describe('request fields', () => {
  it.each([
    ['amountInput', amountInput, '1250.00', null],
    ['amountInput', amountInput, '1250', null],
    ['amountInput', amountInput, ' 5.5 ', null],
    ['amountInput', amountInput, '-5', 'invalidAmount'],
    ['amountInput', amountInput, '1e9', 'invalidAmount'],
    ['amountInput', amountInput, '0x10', 'invalidAmount'],
    ['amountInput', amountInput, '1,000', 'invalidAmount'],
    ['amountInput', amountInput, '', 'invalidAmount'],
    ['amountInput', amountInput, '9999999999999999', 'invalidAmount'],
    ['oddsInput', oddsInput, '2.10', null],
    ['oddsInput', oddsInput, '2.1234', 'invalidType'],
    ['tac', tac, '012345', null],
    ['tac', tac, '12345', 'invalidTac'],
    ['tac', tac, '１２３ ४५६', null],
    ['tac', tac, '12345a', 'invalidTac'],
    ['uuid', uuid, '0193b0f2-7c1d-7abc-8def-0123456789ab', null],
    ['uuid', uuid, 'not-a-uuid', 'invalidType'],
    ['instantInput', instantInput, '2026-11-21T00:00:00.000Z', null],
    ['instantInput', instantInput, '2026-11-21T00:00:00+08:00', null],
    ['instantInput', instantInput, 'yesterday', 'invalidDate'],
    ['instantInput', instantInput, '2026-13-45T99:99:99Z', 'invalidDate'],
    ['instantInput', instantInput, '2026-02-30T00:00:00Z', 'invalidDate'],
    ['instantInput', instantInput, '2026-11-21T00:00:00', 'invalidDate'],
    ['instantInput', instantInput, '0000-01-01T00:00:00Z', 'invalidDate'],
    ['instantInput', instantInput, '9999-12-31T23:59:59-23:59', 'invalidDate'],
    ['text', text(3), 'a\u0000b', 'invalidType'],
    ['requiredText', requiredText(3), 'a\u0000b', 'invalidType'],
    ['passwordText', passwordText, 'secret\u0000', 'invalidType'],
    ['text', text(3), 'abcd', 'tooLong'],
    ['requiredText', requiredText(3), '   ', 'required'],
  ])('%s takes %4$s: %3$s', (_name, schema, value, code) => {
    expect(codeOf(schema, value)).toBe(code);
  });

  it('trims everything but passwords', () => {
    expect(requiredText(10).parse('  abc ')).toBe('abc');
    expect(passwordText.parse('  abc ')).toBe('  abc ');
  });
});
