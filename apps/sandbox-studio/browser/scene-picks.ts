import { button, el, svg } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';

const numbers = 40;
const picksMax = 10;

/** Forty numbers to pick from; ten are drawn. */
export function picksScene({ stage, setup, pacer, text, changed }: Table): Scene {
  const picked = new Set<number>();
  const cells = Array.from({ length: numbers }, (_, index) => {
    const number = index + 1;
    return button(String(number), 'cell', () => toggle(number), { 'aria-pressed': 'false' });
  });
  stage.append(
    el('div', 'picks', {}, ...cells),
    el('p', 'hint', {}, text('pickHint', { count: String(picksMax) })),
  );

  function toggle(number: number): void {
    if (picked.has(number)) picked.delete(number);
    else if (picked.size < picksMax) picked.add(number);
    draw();
    changed();
  }
  function draw(): void {
    for (const [index, cell] of cells.entries()) {
      cell.className = 'cell';
      cell.textContent = String(index + 1);
      cell.setAttribute('aria-pressed', String(picked.has(index + 1)));
    }
  }

  return {
    params: () => ({ picks: [...picked] }),
    hindrance: () => (picked.size === 0 ? text('pickHint', { count: String(picksMax) }) : null),
    begin: draw,
    async play(round) {
      for (const number of round.outcome['drawn'] as number[]) {
        const cell = cells[number - 1];
        const isHit = picked.has(number);
        cell?.classList.add(isHit ? 'is-hit' : 'is-drawn');
        if (isHit)
          cell?.append(
            svg(
              'svg',
              { viewBox: '-32 -32 64 64', class: 'cell-mark', 'aria-hidden': 'true' },
              glyph(setup.subject, 56),
            ),
          );
        await pacer.pause(220);
      }
    },
  };
}
