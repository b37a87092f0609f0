import { cardName, cardRow, dressCard } from './card-face.ts';
import { button, el } from './dom.ts';
import type { Params, Round, Scene, Table } from './game.types.ts';
import { handView, type HandRow, type HandView } from './hand-views.ts';

const dealMs = 350;
/** What tells a card that lies there from one that is new. */
const keysOf = ({ label, cards }: HandRow): string[] =>
  cards.map((card, place) => `${label}/${place}/${card}`);

/**
 * A hand of cards: rows on the table, the player's cards where some are to be chosen, and what may
 * be done.
 */
export function cardsScene({ setup, stage, pacer, text, act, money }: Table): Scene {
  const rows = el('div', 'card-rows');
  const hand = el('div', 'hand-room', { role: 'group', 'aria-label': text('yourHand') });
  const note = el('p', 'table-said', { role: 'status' });
  const actions = el('div', 'hand-actions');
  stage.append(el('div', 'hall', {}, rows, note, hand, actions));
  let chosen = new Set<number>();
  let known = new Set<string>();

  /** What an action is sent with: chosen cards, or their places. */
  function paramsOf({ own, chosenAs }: HandView): Params {
    if (!own) return {};
    const places = [...chosen].toSorted((a, b) => a - b);
    if (chosenAs === 'hold') return { hold: places };
    return { cards: places.flatMap((place) => own[place] ?? []) };
  }

  function choiceOf(card: number, place: number): HTMLElement {
    const cell = button('', 'card-choice', () => {
      if (!chosen.delete(place)) chosen.add(place);
      cell.setAttribute('aria-pressed', String(chosen.has(place)));
    });
    cell.setAttribute('aria-label', cardName(card, text));
    cell.setAttribute('aria-pressed', 'false');
    dressCard(cell, card);
    return cell;
  }

  function drawHand({ own }: HandView): void {
    hand.hidden = own === null;
    chosen = new Set();
    hand.replaceChildren(...(own ?? []).map((card, place) => choiceOf(card, place)));
  }

  function drawActions(round: Round, view: HandView): void {
    const hadFocus = actions.contains(document.activeElement);
    const open = round.state === 'open' ? round.actions : [];
    actions.replaceChildren(
      ...open.map((action) => {
        const cost = round.costs[action];
        const name = text(`act-${action}`);
        const label =
          cost === undefined ? name : text('actionCosts', { action: name, amount: money(cost) });
        return button(label, 'hand-action', () => act(action, paramsOf(view)));
      }),
    );
    const [first] = actions.children;
    if (hadFocus && first instanceof HTMLElement) first.focus();
  }

  return {
    ownActions: true,
    begin() {
      known = new Set();
      rows.replaceChildren();
      note.textContent = '';
    },
    async play(round) {
      const view = handView(setup.family, round, text);
      rows.replaceChildren(...view.rows.map((row) => cardRow(row, text, known)));
      known = new Set(view.rows.flatMap(keysOf));
      drawHand(view);
      drawActions(round, view);
      note.textContent = view.note;
      await pacer.pause(dealMs);
    },
  };
}
