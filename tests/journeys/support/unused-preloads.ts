/**
 * Runs in the page: addresses of files that the page asked for ahead and does not use. Browsers
 * warn of them too, but by the clock: on a busy machine also of files that the page has not come to
 * yet.
 */
export function unusedPreloads(): string[] {
  const pictures = new Set([...document.images].map((image) => image.currentSrc));
  const loadedFaces = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf),
  );
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    .filter(({ media }) => media === '' || matchMedia(media).matches)
    .filter((link) => (link.as === 'font' ? !isFontUsed(link.href) : !isPictureUsed(link)))
    .map((link) => link.href || link.imageSrcset);

  function isPictureUsed({ href, imageSrcset }: HTMLLinkElement): boolean {
    const candidates = imageSrcset.split(',').map((part) => part.trim().split(' ')[0] ?? '');
    return [href, ...candidates]
      .filter((address) => address !== '')
      .some((address) => pictures.has(new URL(address, location.href).href));
  }

  function isFontUsed(href: string): boolean {
    const file = href.split('/').at(-1) ?? '';
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ cssText }) => cssText.includes(file))
      .some(({ style }) =>
        loadedFaces.has(
          nameOf({
            family: style.getPropertyValue('font-family'),
            weight: style.getPropertyValue('font-weight'),
            unicodeRange: style.getPropertyValue('unicode-range'),
          }),
        ),
      );
  }

  function nameOf(face: { family: string; weight: string; unicodeRange: string }): string {
    const range = face.unicodeRange.replaceAll(' ', '').toUpperCase();
    return [face.family.replaceAll(/["']/g, ''), face.weight, range].join();
  }
}
