/** A layer of scenery: a wide picture of which a phone sees the middle. */
export const sceneryDocument = (body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`;

export const down = (id: string, ...stops: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;

export const round = (id: string, place: string, ...stops: readonly string[]): string =>
  `<radialGradient id="${id}" ${place}>${stopsOf(stops)}</radialGradient>`;

function stopsOf(stops: readonly string[]): string {
  return stops
    .map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`)
    .join('');
}

/** So many things in a row, each drawn by its number. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** A share from 0 to 1 that looks thrown and is always the same. */
export const scattered = (at: number, salt = 1): number => {
  const turned = Math.sin(at * 127.1 + salt * 311.7) * 43_758.5453;
  return turned - Math.floor(turned);
};
