// A second reading of the wire page "games, part two", sections 1.2, 3 and their pays, written
// apart from the games: another hash library, whole numbers only, nothing imported from them. Where
// the two disagree, one of them is wrong.
import { createHmac } from 'node:crypto';

export interface TableRound {
  /** The link's 64 hex characters. */
  hash: string;
  salt: string;
  index: number;
  /** A line as it stands on the wire. */
  params: Record<string, unknown>;
  laPartage?: boolean;
}

export interface TableVerdict {
  outcome: unknown;
  multiplierE4: bigint;
}

type Draw = (n: number) => number;

/** Draws of `HMAC(key, "<message>:<nonce>:<block>")`. */
export function secondDraws(key: string, message: string, nonce: number): Draw {
  let hex = '';
  let block = 0;
  const draw = (n: number): number => {
    if (hex.length === 0) {
      hex = createHmac('sha256', key).update(`${message}:${nonce}:${block}`).digest('hex');
      block += 1;
    }
    const m = BigInt(Number.parseInt(hex.slice(0, 8), 16)) * BigInt(n);
    hex = hex.slice(8);
    return m % (1n << 32n) < (1n << 32n) % BigInt(n) ? draw(n) : Number(m >> 32n);
  };
  return draw;
}

/** Cards from so many decks: what is drawn is taken out of the list. */
export function secondCards(draw: Draw, decks: number): () => number {
  const list = Array.from({ length: 52 * decks }, (_, place) => place);
  return () => {
    const [place] = list.splice(draw(list.length), 1);
    return place! % 52;
  };
}

const nameOf = (card: number): string => '23456789TJQKA'[Math.floor(card / 4)]!;
const pips = (card: number): number => 'A23456789'.indexOf(nameOf(card)) + 1;
const total = (cards: number[]): number => cards.map(pips).reduce((a, b) => a + b) % 10;
const x = (times: number): bigint => BigInt(Math.round(times * 100)) * 100n;

function dealBaccarat(draw: Draw) {
  const card = secondCards(draw, 8);
  const [p1, b1, p2, b2] = [card(), card(), card(), card()];
  const player = [p1, p2];
  const banker = [b1, b2];
  const [p, b] = [total(player), total(banker)];
  const natural = Math.max(p, b) >= 8;
  if (!natural && p < 6) {
    const third = card();
    player.push(third);
    // By the banker's total, the third cards with which it draws.
    const asks = [
      '0123456789',
      '0123456789',
      '0123456789',
      '012345679',
      '234567',
      '4567',
      '67',
      '',
    ];
    if (asks[b]!.includes(String(pips(third)))) banker.push(card());
  } else if (!natural && b < 6) banker.push(card());
  const [pt, bt] = [total(player), total(banker)];
  return {
    player,
    banker,
    player_total: pt,
    banker_total: bt,
    winner: pt > bt ? 'player' : pt < bt ? 'banker' : 'tie',
    natural,
    player_pair: nameOf(p1) === nameOf(p2),
    banker_pair: nameOf(b1) === nameOf(b2),
  };
}

const baccarat =
  (hasCommission: boolean) =>
  (draw: Draw, { params }: TableRound): TableVerdict => {
    const outcome = dealBaccarat(draw);
    const { winner } = outcome;
    const kind = String(params.kind);
    const bank = hasCommission ? 1.95 : outcome.banker_total === 6 ? 1.5 : 2;
    const won: Record<string, number> = {
      player: { player: 2, banker: 0, tie: 1 }[winner]!,
      banker: { player: 0, banker: bank, tie: 1 }[winner]!,
      tie: winner === 'tie' ? 9 : 0,
      player_pair: outcome.player_pair ? 12 : 0,
      banker_pair: outcome.banker_pair ? 12 : 0,
    };
    return { outcome, multiplierE4: x(won[kind]!) };
  };

function dragonTiger(draw: Draw, { params }: TableRound): TableVerdict {
  const card = secondCards(draw, 8);
  const [dragon, tiger] = [card(), card()];
  const height = (of: number): number => 'A23456789TJQK'.indexOf(nameOf(of));
  const isTie = height(dragon) === height(tiger);
  const suited = isTie && dragon % 4 === tiger % 4;
  const winner = isTie ? 'tie' : height(dragon) > height(tiger) ? 'dragon' : 'tiger';
  const kind = String(params.kind);
  let pays = kind === winner ? (isTie ? 12 : 2) : isTie ? 0.5 : 0;
  if (kind === 'suited_tie') pays = suited ? 51 : 0;
  return { outcome: { dragon, tiger, winner, suited }, multiplierE4: x(pays) };
}

const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

function roulette(draw: Draw, { params, laPartage }: TableRound): TableVerdict {
  const number = draw(37);
  const isRed = red.includes(number);
  const colour = number === 0 ? 'green' : isRed ? 'red' : 'black';
  const evens: Record<string, boolean> = {
    red: isRed,
    black: !isRed,
    odd: number % 2 > 0,
    even: number % 2 === 0,
    low: number < 19,
    high: number > 18,
  };
  const kind = String(params.kind);
  const place = Number(params.index);
  let pays: number;
  if (kind in evens) pays = number === 0 ? (laPartage ? 0.5 : 0) : evens[kind] ? 2 : 0;
  else if (kind === 'dozen') pays = Math.ceil(number / 12) === place ? 3 : 0;
  else if (kind === 'column') pays = number > 0 && number % 3 === place % 3 ? 3 : 0;
  else {
    const numbers = params.numbers as number[];
    pays = numbers.includes(number) ? 36 / numbers.length : 0;
  }
  return { outcome: { number, colour }, multiplierE4: x(pays) };
}

function sicBo(draw: Draw, { params }: TableRound): TableVerdict {
  const dice = [draw(6) + 1, draw(6) + 1, draw(6) + 1];
  const sum = dice[0]! + dice[1]! + dice[2]!;
  const triple = dice[0] === dice[1] && dice[1] === dice[2];
  const value = Number(params.value);
  const count = dice.filter((die) => die === value).length;
  const totals: Record<number, number> = { 4: 63, 5: 32, 6: 19, 7: 13, 8: 9, 9: 8, 10: 7 };
  const wins: Record<string, number> = {
    big: !triple && sum >= 11 ? 2 : 0,
    small: !triple && sum <= 10 ? 2 : 0,
    odd: !triple && sum % 2 === 1 ? 2 : 0,
    even: !triple && sum % 2 === 0 ? 2 : 0,
    total: sum === value ? totals[Math.min(value, 21 - value)]! : 0,
    single: [0, 2, 3, 13][count]!,
    pair: ((params.values ?? [0]) as number[]).every((face) => dice.includes(face)) ? 7 : 0,
    double: count > 1 ? 12 : 0,
    any_triple: triple ? 32 : 0,
    triple: count > 2 ? 181 : 0,
  };
  return { outcome: { dice, total: sum, triple }, multiplierE4: x(wins[String(params.kind)]!) };
}

function andarBahar(draw: Draw, { params }: TableRound): TableVerdict {
  const card = secondCards(draw, 1);
  const joker = card();
  const cards: number[] = [];
  do cards.push(card());
  while (nameOf(cards.at(-1)!) !== nameOf(joker));
  const count = cards.length;
  const winner = count % 2 === 0 ? 'bahar' : 'andar';
  const steps = [1, 6, 11, 16, 26, 31, 36, 41];
  const pays = [3.5, 4.4, 5.6, 4.4, 15.5, 25.5, 50, 120];
  const step = steps.findLastIndex((from) => from <= count);
  const isWin = params.kind === 'cards' ? params.from === steps[step] : params.kind === winner;
  const won = params.kind === 'cards' ? pays[step]! : winner === 'andar' ? 1.9 : 2;
  return { outcome: { joker, cards, count, winner }, multiplierE4: isWin ? x(won) : 0n };
}

const wheel =
  '2 4 2 6 2 12 2 4 2 6 2 4 2 24 2 6 4 2 x2 2 4 2 6 2 12 4 2 48 2 4 2 6 2 12 2 4 2 6 2 x3 2 4 2 6 24 2 4 2 12 6 4 2 4 0';

function fortuneWheel(draw: Draw, { params }: TableRound): TableVerdict {
  const spins: number[] = [];
  let multiplier = 1;
  let result = 0;
  for (let spin = 1; spin <= 4; spin += 1) {
    spins.push(draw(54));
    const text = wheel.split(' ')[spins.at(-1)!]!;
    if (text[0] !== 'x') {
      result = Number(text);
      break;
    }
    if (spin < 4) multiplier *= Number(text[1]);
  }
  const pays = params.value === result ? result * multiplier : 0;
  return { outcome: { spins, multiplier, result }, multiplierE4: x(pays) };
}

const kenoTable = [
  '0 3.8',
  '0 1 9.5',
  '0 0 2 48',
  '0 0 1.5 6 120',
  '0 0 1 2 15 510',
  '0 0 0 2 8 60 2100',
  '0 0 0 1 4 22 200 9500',
  '0 0 0 0 3 14 100 1000 10000',
  '0 0 0 0 1 7 40 400 4000 10000',
  '3 0 0 0 0 3 22 135 1000 8000 10000',
];

function kenoMinute(draw: Draw, { params }: TableRound): TableVerdict {
  let list = Array.from({ length: 80 }, (_, place) => place + 1);
  const drawn: number[] = [];
  while (drawn.length < 20) {
    const next = list[draw(list.length)]!;
    drawn.push(next);
    list = list.filter((number) => number !== next);
  }
  const sum = drawn.reduce((a, b) => a + b);
  const outcome = { drawn, sum };
  if (params.kind === 'picks') {
    const picks = params.picks as number[];
    const hits = drawn.filter((number) => picks.includes(number)).length;
    const pays = Number(kenoTable[picks.length - 1]!.split(' ')[hits]);
    return { outcome, multiplierE4: x(pays) };
  }
  const sides: Record<string, number> = {
    big: sum >= 811 ? 1.95 : sum === 810 ? 1 : 0,
    small: sum <= 809 ? 1.95 : sum === 810 ? 1 : 0,
    odd: sum % 2 === 1 ? 1.95 : 0,
    even: sum % 2 === 1 ? 0 : 1.95,
  };
  return { outcome, multiplierE4: x(sides[String(params.side)]!) };
}

const tables: Record<string, (draw: Draw, round: TableRound) => TableVerdict> = {
  baccarat: baccarat(true),
  'baccarat-no-commission': baccarat(false),
  'dragon-tiger': dragonTiger,
  roulette,
  'sic-bo': sicBo,
  'andar-bahar': andarBahar,
  'fortune-wheel': fortuneWheel,
  'keno-minute': kenoMinute,
};

/** What a round of a shared table against the house comes to. Throws on a code it does not know. */
/** Whether this is a game of shared tables. */
export const isSecondTable = (code: string): boolean => Object.hasOwn(tables, code);

export function verifySecondTable(code: string, round: TableRound): TableVerdict {
  const verify = tables[code];
  if (!verify) throw new Error(`no second verifier for ${code}`);
  return verify(secondDraws(round.hash, round.salt, round.index), round);
}
