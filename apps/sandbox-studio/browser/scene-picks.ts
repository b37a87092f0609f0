import { button, el, svg } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';

const numbers = 40;
const picksMax = 10;

/** How the numbers of a title look, and how one that is drawn is met. */
export interface PicksLook {
  /** The room of the numbers, with whatever stands around them. */
  roomOf(cells: readonly HTMLButtonElement[]): HTMLElement;
  /** Draws a number as it stands before a round. */
  face(cell: HTMLButtonElement, number: number): void;
  begin?(): void;
  meet(cell: HTMLButtonElement, isHit: boolean): Promise<void>;
  /** After the last number. */
  end?(): void;
}

/** Forty numbers to pick from; ten are drawn. */
export const picksScene = (table: Table): Scene => createPicks(table, plainLook(table));

export function createPicks({ stage, text, changed }: Table, look: PicksLook): Scene {
  const picked = new Set<number>();
  const cells = Array.from({ length: numbers }, (_, index) => {
    const number = index + 1;
    return button('', 'cell', () => toggle(number), { 'aria-pressed': 'false' });
  });
  const tally = el('p', 'hint', { role: 'status' });
  stage.append(look.roomOf(cells), tally);
  const hint = (): string => text('pickHint', { count: String(picksMax) });

  function toggle(number: number): void {
    if (picked.has(number)) picked.delete(number);
    else if (picked.size < picksMax) picked.add(number);
    draw();
    changed();
  }
  function draw(): void {
    for (const [index, cell] of cells.entries()) {
      cell.className = 'cell';
      look.face(cell, index + 1);
      cell.setAttribute('aria-pressed', String(picked.has(index + 1)));
    }
    tally.textContent = hint();
  }
  function begin(): void {
    draw();
    look.begin?.();
  }
  draw();

  return {
    params: () => ({ picks: [...picked] }),
    hindrance: () => (picked.size === 0 ? hint() : null),
    begin,
    async play(round) {
      // A round that is shown again brings its picks with it.
      const chosen = new Set((round.params['picks'] as number[] | undefined) ?? picked);
      for (const number of chosen) cells[number - 1]?.setAttribute('aria-pressed', 'true');
      let hits = 0;
      for (const number of round.outcome['drawn'] as number[]) {
        const cell = cells[number - 1];
        const isHit = chosen.has(number);
        if (isHit) hits += 1;
        if (cell) await look.meet(cell, isHit);
        tally.textContent = text('hitsOf', { hits: String(hits), count: String(chosen.size) });
      }
      look.end?.();
    },
  };
}

function plainLook({ setup, pacer, sounds }: Table): PicksLook {
  return {
    roomOf: (cells) => el('div', 'picks', {}, ...cells),
    face: (cell, number) => (cell.textContent = String(number)),
    async meet(cell, isHit) {
      cell.classList.add(isHit ? 'is-hit' : 'is-drawn');
      sounds.play(isHit ? 'hit' : 'tick');
      if (isHit)
        cell.append(
          svg(
            'svg',
            { viewBox: '-32 -32 64 64', class: 'cell-mark', 'aria-hidden': 'true' },
            glyph(setup.subject, 56),
          ),
        );
      const frames = [{ scale: '0.8' }, { scale: isHit ? '1.14' : '1.04' }, { scale: '1' }];
      await pacer.move(cell, frames, 220);
    },
  };
}
