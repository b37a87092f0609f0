export type WritingDirection = 'ltr' | 'rtl';

/** Languages usually written from right to left, by their subtag in BCP 47. */
const rightToLeft: ReadonlySet<string> = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'ks',
  'nqo',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
]);

/**
 * The side lines begin on in a language, told by its BCP 47 tag; `ltr` for all that is not known to
 * be otherwise.
 */
export function writingDirection(tag: string): WritingDirection {
  const language = tag.split('-', 1)[0]?.toLowerCase() ?? '';
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}
