import { el } from './dom.ts';
import type { Round, Scene, Table } from './game.types.ts';
import { SlotBoard, type Cell, type Grid } from './slot-board.ts';
import { slotFace } from './slot-faces.ts';

type Event = Round['events'][number];
interface Win {
  cells: Cell[];
}
interface Coin {
  cell: Cell;
  multiplier: string;
  pot: string | null;
}
interface Picture {
  table: Table;
  board: SlotBoard;
  /** What is left of the feature. */
  badge: HTMLElement;
  /** What was paid. */
  plate: HTMLElement;
  /** What happens, in words, for who hears the page. */
  caption: HTMLElement;
  /** What the round paid so far, in stakes. */
  paid: string;
}

/**
 * Reels, lines or ways, free spins, cascades and held coins: the events of a round in their order.
 */
export function slotsScene(table: Table): Scene {
  const { setup, stage, pacer } = table;
  const { slot } = setup;
  if (!slot) throw new Error('a slot without its reels');
  const codes = slot.faces.map(({ code }) => code);
  const board = new SlotBoard(slot, codes, (code) => slotFace(setup, code), pacer);
  const badge = el('p', 'slot-badge', { hidden: '' });
  const plate = el('p', 'slot-plate', { hidden: '' });
  const caption = el('p', 'unseen', { role: 'status', 'aria-live': 'polite' });
  const room = el('div', 'slot-room', {}, board.element, el('div', 'slot-told', {}, badge, plate));
  room.style.setProperty('--reels', String(slot.reels));
  room.style.setProperty('--rows', String(slot.rows));
  stage.append(room, caption);
  const picture: Picture = { table, board, badge, plate, caption, paid: '0' };
  return {
    begin() {
      badge.hidden = plate.hidden = true;
      caption.textContent = '';
      picture.paid = '0';
      stage.classList.remove('is-feature');
      board.clear();
    },
    async play(round) {
      for (const event of round.events) {
        if (typeof event['total'] === 'string') picture.paid = event['total'];
        await handlers[event.type]?.(picture, event);
      }
      stage.classList.remove('is-feature');
    },
  };
}

type Handler = (picture: Picture, event: Event) => Promise<void> | void;

const handlers: Readonly<Record<string, Handler>> = {
  async spun(picture, event) {
    const { board, plate } = picture;
    plate.hidden = true;
    if (Number(event['spin']) > 0) count(picture, 'spinsLeft', event['left']);
    await board.spin(event['grid'] as Grid);
  },
  expanded: ({ board }, event) => board.grow(event['reels'] as number[], event['grid'] as Grid),
  async won({ table, board, plate }, event) {
    board.light((event['wins'] as Win[]).flatMap(({ cells }) => cells));
    pay(plate, String(event['multiplier']), Number(event['factor']));
    await table.pacer.pause(720);
  },
  async cascaded({ board }, event) {
    await board.fall(event['removed'] as Cell[], event['grid'] as Grid);
  },
  async multiplied({ table, board, plate }, event) {
    board.light((event['landed'] as { cell: Cell }[]).map(({ cell }) => cell));
    say(plate, `×${String(event['factor'])} = ${String(event['multiplier'])}×`);
    await table.pacer.pause(800);
  },
  async free_spins_started(picture, event) {
    const { table, board } = picture;
    table.stage.classList.add('is-feature');
    board.light(event['cells'] as Cell[]);
    count(picture, 'spinsLeft', event['spins']);
    await table.pacer.pause(1000);
  },
  async free_spins_added(picture, event) {
    const { table, board } = picture;
    board.light(event['cells'] as Cell[]);
    count(picture, 'spinsLeft', event['left']);
    await table.pacer.pause(700);
  },
  async free_spins_ended({ table, badge, plate, caption }, event) {
    badge.hidden = true;
    const words = table.text('spinsWon', { value: `${String(event['multiplier'])}×` });
    say(plate, words);
    caption.textContent = words;
    await table.pacer.pause(1100);
  },
  async hold_started(picture, event) {
    const { table, board } = picture;
    table.stage.classList.add('is-feature');
    await holdAll(board, event['coins'] as Coin[]);
    board.empty();
    count(picture, 'respins', event['respins']);
    await table.pacer.pause(600);
  },
  async hold_spun(picture, event) {
    const { board } = picture;
    await board.turnEmpty();
    await holdAll(board, event['coins'] as Coin[]);
    count(picture, 'respins', event['respins']);
  },
  async pot_won({ table, plate, caption }, event) {
    const words = `${String(event['pot']).toUpperCase()} ${String(event['multiplier'])}×`;
    say(plate, words);
    caption.textContent = words;
    await table.pacer.pause(900);
  },
  async hold_ended({ table, badge, plate, caption }, event) {
    badge.hidden = true;
    const words = table.text('holdWon', { value: `${String(event['multiplier'])}×` });
    say(plate, words);
    caption.textContent = words;
    await table.pacer.pause(1100);
  },
  // The round reached the most it pays: that figure stands, and nothing follows.
  async capped({ table, badge, plate }, event) {
    badge.hidden = true;
    pay(plate, String(event['multiplier']), 1);
    await table.pacer.pause(1000);
  },
};

/**
 * What is left of the feature and what the round paid so far; who hears the page is told the same.
 */
function count(
  { table, badge, caption, paid }: Picture,
  key: 'spinsLeft' | 'respins',
  left: unknown,
): void {
  const words = table.text(key, { count: String(left) });
  const shown = Number(paid) > 0 ? `${words} · ${Number(paid).toFixed(2)}×` : words;
  say(badge, shown);
  caption.textContent = shown;
}

async function holdAll(board: SlotBoard, coins: readonly Coin[]): Promise<void> {
  for (const { cell, multiplier, pot } of coins)
    await board.hold(cell, pot === null ? `${Number(multiplier)}×` : pot.toUpperCase());
}

/** A win as it is: one below the stake is told in quiet. */
function pay(plate: HTMLElement, multiplier: string, factor: number): void {
  say(plate, factor > 1 ? `×${factor} = ${multiplier}×` : `${multiplier}×`);
  plate.classList.toggle('is-quiet', Number(multiplier) < 1);
}

function say(place: HTMLElement, words: string): void {
  place.hidden = false;
  place.classList.remove('is-quiet');
  place.textContent = words;
}
