/**
 * Words of people as they are kept: without control characters except line feeds, and without
 * halves of characters that no database can hold. They are shown as text, never as markup.
 */
export function plainWords(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are what is taken out
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
      .toWellFormed()
      .trim()
  );
}
