import { asciiDigits, filterNumeric, normaliseText, pasteNumeric } from '@pavilion/domain/input';

/** What a text field takes. */
export interface TextRule {
  /** Drops what the field does not take. */
  filter: (text: string) => string;
  /** What a paste puts in; null refuses it whole. */
  paste: (text: string) => string | null;
}

const plainDigits = (text: string): string => asciiDigits(normaliseText(text));

/** What typing leaves in the field of a code: digits, as ASCII whichever keyboard wrote them. */
export const filterCode = (text: string): string => filterNumeric(plainDigits(text));

/**
 * What pasting into the field of a code puts in. Codes are strictly numeric: of a whole message no
 * digits may be picked that belong to something else. Only the spaces of a code that is written in
 * groups are no part of it.
 */
export function pasteCode(text: string): string | null {
  return pasteNumeric(plainDigits(text).replaceAll(/\s+/g, ''), 'strict');
}
