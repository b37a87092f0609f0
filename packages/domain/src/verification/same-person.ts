import { normaliseText } from '../input/index.ts';

/**
 * One key for one person: his names in any order, without case, accents and signs, and the day he
 * was born.
 */
export function personKey(fullName: string, birthDate: string): string {
  const names = normaliseText(fullName)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((name) => name !== '');
  return [...names.toSorted(), birthDate].join(' ');
}
