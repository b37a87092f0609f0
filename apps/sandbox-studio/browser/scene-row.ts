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

/** Five places that open one after the other; equal ones pay. */
export function rowScene({ stage, setup, pacer, text }: Table): Scene {
  const tiles = Array.from({ length: places }, () => el('div', 'tile'));
  const rows = patterns.map(([pattern, pays]) =>
    el('li', '', { 'data-pattern': pattern }, el('span', '', {}, text(pattern)), `${pays}×`),
  );
  stage.append(
    el('div', 'row-room', {}, el('div', 'tiles', {}, ...tiles), el('ul', 'pays', {}, ...rows)),
  );
  const closed = (): Node => drawing(glyph(setup.subject, 56));
  function begin(): void {
    for (const tile of tiles) {
      tile.className = 'tile';
      tile.replaceChildren(closed());
    }
    for (const row of rows) row.classList.remove('is-hit');
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
      const pattern = String(round.outcome['pattern']);
      for (const [index, tile] of tiles.entries())
        if (gems.filter((other) => other === gems[index]).length > 1) tile.classList.add('is-hit');
      for (const row of rows) row.classList.toggle('is-hit', row.dataset['pattern'] === pattern);
    },
  };
}

const drawing = (inside: SVGElement): SVGElement =>
  svg('svg', { viewBox: '-32 -32 64 64', 'aria-hidden': 'true' }, inside);
