export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string;
  /** More words it is found by. */
  keywords?: string;
  isDisabled?: boolean;
}

/** The text without accents and in small letters, as people type when they search. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replaceAll('đ', 'd')
    .trim();
}

/**
 * Options in which every typed word begins a word; those that begin with the whole query come
 * first.
 */
export function filterOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const asked = fold(query);
  if (asked === '') return options;
  const words = asked.split(/\s+/);
  const found = options.filter((option) => {
    const text = ` ${fold(`${option.label} ${option.detail ?? ''} ${option.keywords ?? ''}`)}`;
    return words.every((word) => text.includes(` ${word}`) || hasSymbols(word, text));
  });
  const starts = (option: ComboboxOption) => fold(option.label).startsWith(asked);
  return [...found.filter(starts), ...found.filter((option) => !starts(option))];
}

/** Scripts written without spaces have no beginnings of words to look for. */
function hasSymbols(word: string, text: string): boolean {
  return /\p{Script=Han}/u.test(word) && text.includes(word);
}

/** The next option that can be chosen, `step` away and around the ends; -1 when there is none. */
export function nextOption(
  options: readonly ComboboxOption[],
  current: number,
  step: 1 | -1,
): number {
  for (let moved = 1; moved <= options.length; moved += 1) {
    const from = current === -1 && step === -1 ? 0 : current;
    const place = (from + step * moved + options.length * 2) % options.length;
    if (!options[place]?.isDisabled) return place;
  }
  return -1;
}
