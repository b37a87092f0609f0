import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { contractsWithoutSchemas } from './contract-schemas.plugin.ts';

/** What the browser is given of a contract's source. */
function reduced(source: string): string {
  const { transform } = contractsWithoutSchemas();
  if (typeof transform !== 'function') throw new Error('the plugin transforms');
  const context = { parse: (code: string) => parseAst(code) };
  const id = '/packages/contracts/src/auth/login.contract.ts';
  return (transform.call(context as never, source, id) as { code: string }).code;
}

it.each([
  ['a schema', 'export const x = z.object({ a: z.string() });'],
  [
    'fields of several calls',
    'export const x = { only: z.optional(z.boolean()), deep: { a: z.int() } };',
  ],
  [
    'the schemas of a call',
    "export const x = defineCall({ path: '/a', request: z.object({}), errors: [] });",
  ],
])('%s does not reach the browser', (_what, source) => {
  expect(reduced(source)).not.toMatch(/\bz\./);
});

it('the rest of a contract does', () => {
  const kept = "export const x = { path: '/a', limit: 3 };";
  expect(reduced(kept)).toBe(kept);
});
