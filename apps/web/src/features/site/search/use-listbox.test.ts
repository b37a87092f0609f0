import { expect, it } from 'vitest';
import { indexOfOption } from './use-listbox.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, choose: () => undefined }));

it.each([
  ['nothing chosen', options('a', 'b'), null, null],
  ['where it stood', options('a', 'b'), 'b', 1],
  ['after results that came late before it', options('x', 'y', 'a', 'b'), 'b', 3],
  ['after others are gone', options('b'), 'b', 0],
  ['gone itself', options('x', 'y'), 'b', null],
])('the chosen option: %s', (_name, shown, chosen, index) => {
  expect(indexOfOption(shown, chosen)).toBe(index);
});
