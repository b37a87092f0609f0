import { cardRow } from './card-face.ts';
import { el } from './dom.ts';
import type { Round, Table } from './game.types.ts';

type Outcome = Round['outcome'];
type Text = Table['text'];
type Cards = readonly number[];

/** How a table shows what came: a picture, and the result in words. */
interface Shown {
  parts: HTMLElement[];
  result: string;
}

const cards = (value: unknown): Cards => (Array.isArray(value) ? (value as number[]) : []);
const bet = (text: Text, kind: unknown): string => text(`bet-${String(kind)}`);
const points = (text: Text, count: unknown): string =>
  text('bull-points', { count: String(count) });

function twoHands(
  text: Text,
  outcome: Outcome,
  sides: readonly (readonly [kind: string, cards: unknown, note?: string])[],
): Shown {
  const parts = sides.map(([kind, of, note]) =>
    cardRow(
      {
        label: bet(text, kind),
        cards: cards(of),
        isLit: outcome['winner'] === kind,
        ...(note === undefined ? {} : { note }),
      },
      text,
    ),
  );
  return { parts, result: bet(text, outcome['winner']) };
}

const baccarat = (outcome: Outcome, text: Text): Shown =>
  twoHands(text, outcome, [
    ['player', outcome['player'], points(text, outcome['player_total'])],
    ['banker', outcome['banker'], points(text, outcome['banker_total'])],
  ]);

const figure = (words: string, className = ''): HTMLElement =>
  el('p', `table-figure ${className}`, { 'aria-hidden': 'true' }, words);

/** One of two roosters: name, plumage and weight as the card says. */
function rooster(text: Text, outcome: Outcome, kind: 'meron' | 'wala'): HTMLElement {
  const [name = '', plumage = '', grams = ''] = String(outcome[kind]).split('|');
  return el(
    'div',
    `rooster is-${kind} ${outcome['winner'] === kind ? 'is-lit' : ''}`,
    {},
    el('span', 'row-label', {}, bet(text, kind)),
    el('span', `plume plume-${plumage}`, { 'aria-hidden': 'true' }),
    el('strong', '', {}, name),
    el('span', 'row-note', {}, `${grams} g`),
  );
}

/** Turns of faro until every rank with a chip has come. */
function faroTurns(outcome: Outcome, round: Round): Cards[] {
  const turns = (outcome['turns'] as Cards[] | undefined) ?? [];
  const bets = (round.params['bets'] as { rank: number }[] | undefined) ?? [];
  const wanted = new Set(bets.map(({ rank }) => rank));
  const shown: Cards[] = [];
  for (const turn of turns) {
    if (wanted.size === 0) break;
    shown.push(turn);
    for (const card of turn) wanted.delete(card >> 2);
  }
  return shown;
}

const outcomes: Readonly<Record<string, (outcome: Outcome, text: Text, round: Round) => Shown>> = {
  baccarat,
  'baccarat-no-commission': baccarat,
  'dragon-tiger': (outcome, text) =>
    twoHands(text, outcome, [
      ['dragon', [outcome['dragon']]],
      ['tiger', [outcome['tiger']]],
    ]),
  'teen-patti': (outcome, text) =>
    twoHands(text, outcome, [
      ['hand_a', outcome['a'], text(`hand-${String(outcome['a_class'])}`)],
      ['hand_b', outcome['b'], text(`hand-${String(outcome['b_class'])}`)],
    ]),
  'bull-bull': (outcome, text) =>
    twoHands(text, outcome, [
      ['banker', outcome['banker'], points(text, outcome['banker_points'])],
      ['player', outcome['player'], points(text, outcome['player_points'])],
    ]),
  'andar-bahar'(outcome, text) {
    const all = cards(outcome['cards']);
    const side = (from: number): Cards => all.filter((_, place) => place % 2 === from);
    const shown = twoHands(text, outcome, [
      ['andar', side(0)],
      ['bahar', side(1)],
    ]);
    const joker = cardRow({ label: text('joker'), cards: [Number(outcome['joker'])] }, text);
    const count = text('bet-cards', { of: String(outcome['count']) });
    return { parts: [joker, ...shown.parts], result: `${shown.result} · ${count}` };
  },
  roulette(outcome, text) {
    const number = String(outcome['number']);
    const colour = String(outcome['colour']);
    const named = colour === 'red' || colour === 'black' ? ` · ${bet(text, colour)}` : '';
    return { parts: [figure(number, `is-${colour}`)], result: `${number}${named}` };
  },
  'sic-bo'(outcome) {
    const dice = cards(outcome['dice']);
    const faces = dice.map((face) => String.fromCodePoint(0x267f + face));
    const parts = [el('p', 'table-dice', { 'aria-hidden': 'true' }, faces.join(' '))];
    return { parts, result: `${dice.join(' + ')} = ${String(outcome['total'])}` };
  },
  'fortune-wheel'(outcome) {
    const by = Number(outcome['multiplier']);
    const result = `${String(outcome['result'])}${by > 1 ? ` × ${by}` : ''}`;
    return { parts: [figure(result)], result };
  },
  sabong: (outcome, text) => ({
    parts: [
      el('div', 'cockpit', {}, rooster(text, outcome, 'meron'), rooster(text, outcome, 'wala')),
    ],
    result: bet(text, outcome['winner']),
  }),
  faro(outcome, text, round) {
    const turns = faroTurns(outcome, round);
    const part = (label: string, at: number): HTMLElement =>
      cardRow({ label, cards: turns.map((turn) => turn[at] ?? 0) }, text);
    const last = turns.at(-1)?.length ?? 0;
    return {
      parts: [part(text('result-lost'), 0), part(text('result-won'), 1)],
      result: last > 0 ? text('cardsLeft', { count: String(turns.length * 2) }) : '',
    };
  },
};

/** What came at a table, by its family. */
export const tableOutcome = (family: string, round: Round, text: Text): Shown =>
  outcomes[family]?.(round.outcome, text, round) ?? { parts: [], result: '' };
