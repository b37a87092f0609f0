import { button, el, svg } from './dom.ts';
import { gem, glyph } from './glyphs.ts';
import type { Round, Scene, Table } from './game.types.ts';

const tiles = 25;

/** Tiles to uncover, some of them mined. */
export function minesScene({ stage, setup, pacer, text, act }: Table): Scene {
  const cells = Array.from({ length: tiles }, (_, tile) =>
    button('', 'mine-tile', () => act('reveal', { tile }), {
      'aria-label': text('tile', { number: String(tile + 1) }),
      disabled: '',
    }),
  );
  const grid = el('div', 'mines', {}, ...cells);
  stage.append(grid);

  function show(cell: HTMLElement | undefined, isMine: boolean, isSoft = false): void {
    if (!cell) return;
    cell.classList.add(isMine ? 'is-mine' : 'is-safe');
    if (isSoft) cell.classList.add('is-soft');
    cell.setAttribute(
      'aria-label',
      `${cell.getAttribute('aria-label') ?? ''}: ${text(isMine ? 'mine' : 'safe')}`,
    );
    const inside = isMine
      ? glyph('mine', 52)
      : setup.subject === 'kite'
        ? glyph('kite', 52)
        : gem(3);
    cell.replaceChildren(svg('svg', { viewBox: '-32 -32 64 64', 'aria-hidden': 'true' }, inside));
  }
  function begin(): void {
    for (const [tile, cell] of cells.entries()) {
      cell.className = 'mine-tile';
      cell.replaceChildren();
      cell.setAttribute('aria-label', text('tile', { number: String(tile + 1) }));
    }
  }

  return {
    begin,
    async play(round: Round) {
      const mines = (round.outcome['mines'] as number[] | undefined) ?? [];
      const revealed = round.outcome['revealed'] as number[];
      for (const tile of revealed) {
        const cell = cells[tile];
        if (cell?.classList.contains('is-safe')) continue;
        show(cell, mines.includes(tile));
        if (cell) await pacer.move(cell, [{ scale: '0.6' }, { scale: '1.1' }, { scale: '1' }], 220);
      }
      const isOpen = round.state === 'open';
      for (const [tile, cell] of cells.entries()) {
        cell.disabled = !isOpen || revealed.includes(tile);
        if (!isOpen && !revealed.includes(tile)) show(cell, mines.includes(tile), true);
      }
    },
  };
}
