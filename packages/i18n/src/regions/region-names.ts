const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/**
 * Every country by its ISO code in a language, as this process's Intl has it; codes without a name
 * are left out. For the build: browsers that do not know the language read this list.
 */
export function regionNamesOf(language: string): Record<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name]];
    }),
  );
}
