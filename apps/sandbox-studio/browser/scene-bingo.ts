import { el } from './dom.ts';
import type { Scene, Table } from './game.types.ts';

const ballMs = 130;

/** Cards that are dealt with the round, and the balls that are called for them. */
export function bingoScene({ setup, stage, pacer, sounds, text }: Table): Scene {
  const { columns = 5, balls: called = 0 } = setup.hall ?? {};
  const ball = el('p', 'bingo-ball', { 'aria-hidden': 'true' }, '–');
  const calls = el('p', 'bingo-calls', {
    tabindex: '0',
    role: 'group',
    'aria-label': text('drawnIs', { numbers: '' }),
  });
  const won = el('ul', 'bingo-won', { 'aria-live': 'polite' });
  const room = el('div', 'bingo-cards');
  stage.append(el('div', 'hall', {}, el('div', 'bingo-head', {}, ball, calls), room, won));

  function cardOf(numbers: readonly number[], place: number, cells: Map<number, HTMLElement[]>) {
    const parts = numbers.map((number) => {
      const cell = el(
        'span',
        number === 0 ? 'bingo-cell is-free' : 'bingo-cell',
        {},
        number === 0 ? '' : String(number),
      );
      if (number !== 0) cells.set(number, [...(cells.get(number) ?? []), cell]);
      return cell;
    });
    const label = text('cardOf', { number: String(place + 1) });
    const card = el('div', `bingo-card is-${columns}`, { role: 'group', 'aria-label': label });
    card.append(...parts);
    return card;
  }

  return {
    begin() {
      room.replaceChildren();
      won.replaceChildren();
      calls.textContent = '';
      ball.textContent = '–';
    },
    async play({ outcome, events }) {
      const cards = outcome['cards'] as number[][];
      const balls = (outcome['balls'] as number[]).slice(0, called);
      const cells = new Map<number, HTMLElement[]>();
      room.replaceChildren(...cards.map((numbers, place) => cardOf(numbers, place, cells)));
      const prizes = events.filter(({ type }) => type === 'prize');
      for (const [at, number] of balls.entries()) {
        ball.textContent = String(number);
        calls.textContent = balls.slice(0, at + 1).join(' · ');
        for (const cell of cells.get(number) ?? []) cell.classList.add('is-called');
        for (const prize of prizes.filter((one) => one['ball'] === at + 1)) {
          sounds.play('hit');
          const card = text('cardOf', { number: String(Number(prize['card']) + 1) });
          const stageName = text(`stage-${String(prize['stage'])}`);
          won.append(el('li', '', {}, `${card}: ${stageName} · ${String(prize['multiplier'])}×`));
        }
        await pacer.pause(ballMs);
      }
    },
  };
}
