import { normaliseCode } from '../input/index.ts';
import {
  payoutFieldNames,
  type FieldProblem,
  type PayoutFieldName,
  type PayoutFields,
  type PayoutFormat,
} from './payout-format.ts';
import { payoutFormats, type PayoutFormatCode } from './payout-formats.ts';

export type DestinationProblem = 'required' | 'invalidType' | FieldProblem;

export type ReadDestination =
  | { isValid: true; fields: PayoutFields; masked: string }
  | { isValid: false; problems: { field: string; code: DestinationProblem }[] };

/**
 * Reads what a player typed into the fields of a format: letters and digits of any keyboard are
 * one, spaces and dashes are taken out, patterns, banks and check digits proven. Gives the fields
 * as they are to be kept, or every field that is wrong.
 */
export function readDestination(
  code: PayoutFormatCode,
  typed: Readonly<Record<string, string>>,
): ReadDestination {
  const format: PayoutFormat = payoutFormats[code];
  const problems: { field: string; code: DestinationProblem }[] = [];
  const fields: Partial<Record<PayoutFieldName, string>> = {};
  for (const { name, pattern, choices } of format.fields) {
    const text = Object.hasOwn(typed, name) ? normaliseCode(typed[name] ?? '') : '';
    fields[name] = text;
    if (text === '') problems.push({ field: name, code: 'required' });
    else if (!new RegExp(`^(?:${pattern})$`).test(text))
      problems.push({ field: name, code: choices ? 'invalidChoice' : 'invalidFormat' });
  }
  const known = new Set<string>(format.fields.map(({ name }) => name));
  for (const name of Object.keys(typed))
    if (!known.has(name)) problems.push({ field: name, code: 'invalidType' });
  if (problems.length > 0) return { isValid: false, problems };
  const checked = format.check(fields);
  if ('problem' in checked)
    return { isValid: false, problems: [{ field: checked.field, code: checked.problem }] };
  return { isValid: true, fields: checked, masked: format.mask(checked) };
}

/** One text for one account, whoever enters it and however: to find it again. */
export function accountKey(fields: PayoutFields): string {
  return payoutFieldNames.map((name) => fields[name] ?? '').join('|');
}
