/**
 * A symbol as an SVG document of its own, 100 by 100: its ids are nobody else's, so it may stand in
 * a page any number of times.
 */
export function symbolDocument(body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="256" height="256">${defs && `<defs>${defs}</defs>`}${body}</svg>`;
}

/**
 * The address of an SVG document, for pictures and style sheets: the content security policy allows
 * pictures of such addresses.
 */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const gradient = (
  id: string,
  from: string,
  to: string,
  way = 'x1="0" y1="0" x2=".4" y2="1"',
) =>
  `<linearGradient id="${id}" ${way}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const radial = (id: string, from: string, to: string): string =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".8"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;

/** Skeletons of the card letters, to be drawn with a broad stroke. */
export const letterPaths = {
  ace: 'M25 79 50 21 75 79M35 59H65',
  king: 'M32 21V79M72 21 34 55M47 44 74 79',
  queen: 'M50 21a28 28 0 1 1-.01 0ZM57 60 78 82',
  jack: 'M42 21H72M63 21V60a18 18 0 0 1-36 1',
  ten: 'M19 34 32 22V79M66 22c-23 0-23 57 0 57s23-57 0-57Z',
} as const;

/** A path drawn with a stroke. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}" ${more}/>`;
