import { button, el, svg } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Round, Scene, Table } from './game.types.ts';

const rows = 9;

/** Nine rows to climb, a step in each. */
export function towerScene({ stage, setup, pacer, text, params, act }: Table): Scene {
  const building = el('div', 'tower');
  stage.append(building);
  let cells: HTMLButtonElement[][] = [];

  function build(): void {
    const difficulty = String(params()['difficulty']);
    const field = setup.fields.find(({ name }) => name === 'difficulty');
    const at = field?.kind === 'choice' ? field.values.indexOf(difficulty) : 0;
    const count = Number(setup.tables['tiles']?.[at] ?? 3);
    const pays = setup.tables[difficulty] ?? [];
    cells = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: count }, (__, tile) =>
        button('', 'step', () => act('climb', { tile }), {
          'aria-label': text('step', { row: String(row + 1), number: String(tile + 1) }),
          disabled: '',
        }),
      ),
    );
    building.replaceChildren(
      ...cells
        .map((steps, row) =>
          el(
            'div',
            'floor',
            {},
            ...steps,
            el('span', 'floor-pay', {}, `${Number(pays[row] ?? 0)}×`),
          ),
        )
        .toReversed(),
    );
  }
  build();

  return {
    options: build,
    begin: build,
    async play(round: Round) {
      const picks = round.outcome['picks'] as number[];
      const safe = round.outcome['safe'] as number[][] | undefined;
      for (const [row, tile] of picks.entries()) {
        const cell = cells[row]?.[tile];
        if (cell?.classList.contains('is-safe')) continue;
        const isSafe = safe?.[row]?.includes(tile) ?? true;
        show(cell, isSafe, setup.subject);
        if (cell) await pacer.move(cell, [{ scale: '0.7' }, { scale: '1.1' }, { scale: '1' }], 200);
      }
      const isOpen = round.state === 'open';
      for (const [row, steps] of cells.entries()) {
        building.children[rows - 1 - row]?.classList.toggle(
          'is-next',
          isOpen && row === picks.length,
        );
        for (const [tile, step] of steps.entries()) {
          step.disabled = !isOpen || row !== picks.length;
          if (!isOpen && safe && picks[row] !== tile && safe[row]?.includes(tile))
            step.classList.add('was-safe');
        }
      }
    },
  };
}

function show(cell: HTMLElement | undefined, isSafe: boolean, subject: string): void {
  cell?.classList.add(isSafe ? 'is-safe' : 'is-mine');
  const inside = isSafe ? glyph(subject, 54) : glyph('mine', 52);
  cell?.replaceChildren(svg('svg', { viewBox: '-32 -32 64 64', 'aria-hidden': 'true' }, inside));
}
