import { el, svg } from './dom.ts';
import { gem, glyph } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';

const places = 5;
const patterns = [
  ['five', '65'],
  ['four', '5'],
  ['full_house', '4'],
  ['three', '3'],
  ['two_pairs', '2'],
  ['pair', '0.1'],
] as const;

/** What the patterns pay; `mark` lights the one that came. */
export function patternList(text: Table['text']): {
  element: HTMLElement;
  mark(pattern: string | null): void;
} {
  const rows = patterns.map(([pattern, pays]) =>
    el('li', '', { 'data-pattern': pattern }, el('span', '', {}, text(pattern)), `${pays}×`),
  );
  return {
    element: el('ul', 'pays', {}, ...rows),
    mark(pattern) {
      for (const row of rows) row.classList.toggle('is-hit', row.dataset['pattern'] === pattern);
    },
  };
}

/** The places of gems that have another like them. */
export const pairedPlaces = (gems: readonly number[]): number[] =>
  gems.flatMap((kind, place) => (gems.filter((other) => other === kind).length > 1 ? [place] : []));

/** Five places that open one after the other; equal ones pay. */
export function rowScene({ stage, setup, pacer, text }: Table): Scene {
  const tiles = Array.from({ length: places }, () => el('div', 'tile'));
  const list = patternList(text);
  stage.append(el('div', 'row-room', {}, el('div', 'tiles', {}, ...tiles), list.element));
  const closed = (): Node => drawing(glyph(setup.subject, 56));
  function begin(): void {
    for (const tile of tiles) {
      tile.className = 'tile';
      tile.replaceChildren(closed());
    }
    list.mark(null);
  }
  begin();
  return {
    begin,
    async play(round) {
      const gems = round.outcome['gems'] as number[];
      for (const [index, tile] of tiles.entries()) {
        await pacer.move(tile, [{ transform: 'none' }, { transform: 'scaleX(0)' }], 120);
        tile.replaceChildren(drawing(gem(gems[index] ?? 0)));
        await pacer.move(tile, [{ transform: 'scaleX(0)' }, { transform: 'none' }], 160);
      }
      for (const place of pairedPlaces(gems)) tiles[place]?.classList.add('is-hit');
      list.mark(String(round.outcome['pattern']));
    },
  };
}

const drawing = (inside: SVGElement): SVGElement =>
  svg('svg', { viewBox: '-32 -32 64 64', 'aria-hidden': 'true' }, inside);
