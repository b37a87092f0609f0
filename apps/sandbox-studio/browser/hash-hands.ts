import { el, svg } from './dom.ts';
import type { Table } from './game.types.ts';
import { glyph } from './glyphs.ts';
import type { Pacer } from './pacer.ts';
import type { HashPicture } from './hash-picture.types.ts';

const decisive = 5;

/**
 * Five cards with the last characters of the hash: some are the banker's, some the player's, and
 * each side counts its own.
 */
export function handsPicture({ setup, text, pacer, params, sounds }: Table): HashPicture {
  // The two hands of niu niu share the card in the middle; in baccarat nobody has it.
  const own = setup.family === 'hash-niu-niu' ? 3 : 2;
  const cards = Array.from({ length: decisive }, () =>
    el('div', 'hash-card', {}, mark(setup.subject)),
  );
  const sides = ['banker', 'player'].map((side) => drawSide(side, text(side), setup.subject));
  const [banker, player] = sides;
  const room = el(
    'div',
    'hands',
    {},
    ...(banker ? [banker.element] : []),
    el('div', 'hash-cards', {}, ...cards),
    ...(player ? [player.element] : []),
  );

  function begin(): void {
    for (const card of cards) {
      card.className = 'hash-card';
      card.replaceChildren(mark(setup.subject));
    }
    for (const { side, element, points } of sides) {
      element.className = `side side-${side}`;
      element.classList.toggle('is-called', params()['side'] === side);
      points.textContent = '–';
    }
  }

  return {
    element: room,
    begin,
    pass(share) {
      room.style.setProperty('--charge', String(share));
    },
    async decide({ outcome }) {
      const characters = String(outcome['characters']);
      const order = [0, 4, 1, 3, 2];
      for (const place of order) {
        const card = cards[place];
        if (card) await turn(card, characters[place] ?? '', pacer);
        sounds.play('tick');
      }
      for (const [place, card] of cards.entries()) {
        card.classList.toggle('of-banker', place < own);
        card.classList.toggle('of-player', place >= decisive - own);
      }
      for (const { side, points } of sides) {
        const value = Number(outcome[side]);
        await pacer.run(320, (share) => (points.textContent = String(Math.round(value * share))));
      }
      const winner = String(outcome['winner']);
      sounds.play('land');
      for (const { side, element } of sides)
        element.classList.add(
          side === winner ? 'is-winner' : winner === 'tie' ? 'is-tied' : 'is-beaten',
        );
      await pacer.pause(350);
    },
  };
}

function drawSide(side: string, words: string, subject: string) {
  const points = el('strong', 'side-points', {}, '–');
  const name = el('span', '', {}, words);
  return { side, points, element: el('div', `side side-${side}`, {}, mark(subject), name, points) };
}

/** Turns a card over: what it shows is put on it while nobody sees its face. */
async function turn(card: HTMLElement, character: string, pacer: Pacer): Promise<void> {
  const [flat, edge] = ['none', 'rotateY(90deg) scale(1.08)'];
  await pacer.move(card, [{ transform: flat }, { transform: edge }], 130, 'ease-in');
  card.replaceChildren(character);
  card.classList.add('is-open', /\d/.test(character) ? 'is-digit' : 'is-letter');
  const other = 'rotateY(-90deg) scale(1.08)';
  await pacer.move(card, [{ transform: other }, { transform: flat }], 190, 'ease-out');
}

const mark = (subject: string): SVGElement =>
  svg('svg', { viewBox: '-32 -32 64 64', 'aria-hidden': 'true' }, glyph(subject, 56));
