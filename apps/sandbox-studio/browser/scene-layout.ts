import { createClock } from './bet-clock.ts';
import { ChipBoard, paidSpots } from './chip-board.ts';
import { el } from './dom.ts';
import type { Scene, Table } from './game.types.ts';
import { tableOutcome } from './table-outcomes.ts';

const revealMs = 380;

/** A table for one: chips on a layout, a clock, and what came. */
export function layoutScene(table: Table): Scene {
  const { setup, stage, pacer, text, changed } = table;
  const picture = el('div', 'table-picture');
  const said = el('p', 'table-said', { role: 'status' });
  const clock = createClock(setup.hall?.clockSeconds ?? 0, text, () => table.play());
  const board = new ChipBoard(table, () => {
    if (board.count() > 0) clock.start();
    else clock.stop();
    changed();
  });
  board.lay(setup.hall?.groups ?? []);
  stage.append(el('div', 'hall', {}, clock.element, picture, said, board.element));

  return {
    params: () => ({ bets: board.bets() }),
    hindrance: () => (board.count() === 0 ? text('layFirst') : null),
    begin() {
      clock.stop();
      board.lock(true);
      board.light(() => false);
      picture.replaceChildren();
      said.textContent = '';
    },
    end: () => board.lock(false),
    async play(round) {
      const { parts, result } = tableOutcome(setup.family, round, text);
      for (const part of parts) {
        picture.append(part);
        await pacer.pause(revealMs);
      }
      said.textContent = text('outcomeIs', { result });
      board.light(paidSpots(round.events));
    },
  };
}
