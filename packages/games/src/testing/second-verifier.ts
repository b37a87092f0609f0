// A second reading of the wire page "games and fairness" and of its published tables, written apart
// from the games: another hash library, whole numbers only, nothing imported from them. Where the
// two disagree, one of them is wrong.
import { createHash, createHmac } from 'node:crypto';
import { verifySecondCards } from './second-cards.ts';
import { secondSlots } from './second-slots.ts';
import { isSecondTable, verifySecondTable } from './second-tables.ts';

/** What a round came to: what decides it, and its multiplier in ten-thousandths. */
export interface Verdict {
  outcome: unknown;
  multiplierE4: bigint;
}

export interface VerifiedRound {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /** As they stand on the wire. */
  params: Record<string, unknown>;
  /** Of a hand: what was done, in order. */
  actions: readonly { action: string; tile?: number; hold?: readonly number[] }[];
  /** Of a hand whose actions take more: what it began with, in hundredths. */
  base: bigint;
  /** Of a shared round: its hash and the salt of its chain. */
  hash: Uint8Array;
  salt: string;
}

export type Draw = (n: number) => number;
export interface Source {
  word(): bigint;
  draw: Draw;
}

export function sourceOf({
  serverSeed,
  clientSeed,
  nonce,
}: Pick<VerifiedRound, 'serverSeed' | 'clientSeed' | 'nonce'>): Source {
  let hex = '';
  let r = 0;
  const word = (): bigint => {
    if (hex === '') {
      hex = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${r}`).digest('hex');
      r += 1;
    }
    const u = BigInt(`0x${hex.slice(0, 8)}`);
    hex = hex.slice(8);
    return u;
  };
  const draw = (n: number): number => {
    const range = BigInt(n);
    const m = word() * range;
    const low = m % 4294967296n;
    return low < 4294967296n % range ? draw(n) : Number(m / 4294967296n);
  };
  return { word, draw };
}

/** `count` draws from what remains of a list. */
export function drawFrom(draw: Draw, list: number[], count: number): number[] {
  let rest = list;
  const drawn: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const index = draw(rest.length);
    drawn.push(rest[index]!);
    rest = [...rest.slice(0, index), ...rest.slice(index + 1)];
  }
  return drawn;
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** "1.98" → 19800. */
function e4(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole === '' ? '0' : whole) * 10000n + BigInt(decimals.padEnd(4, '0'));
}

/** Of `"8: a b c | 9: …"`, the row of a number. */
function rowOf(table: string, key: number): bigint[] {
  const row = table.split(' | ').find((text) => text.startsWith(`${key}: `));
  return row!
    .slice(row!.indexOf(' ') + 1)
    .split(/[ ,]+/)
    .map(e4);
}

const plinkoTables: Record<string, string> = {
  low: '8: 5.6 2.1 1.1 1 .5 | 9: 5.6 2 1.6 1 .7 | 10: 8.9 3 1.4 1.1 1 .5 | 11: 8.4 3 1.9 1.3 1 .7 | 12: 10 3 1.6 1.4 1.1 1 .5 | 13: 8.1 4 3 1.9 1.2 .9 .7 | 14: 7.1 4 1.9 1.4 1.3 1.1 1 .5 | 15: 15 8 3 2 1.5 1.1 1 .7 | 16: 16 9 2 1.4 1.4 1.2 1.1 1 .5',
  medium:
    '8: 13 3 1.3 .7 .4 | 9: 18 4 1.7 .9 .5 | 10: 22 5 2 1.4 .6 .4 | 11: 24 6 3 1.8 .7 .5 | 12: 33 11 4 2 1.1 .6 .3 | 13: 43 13 6 3 1.3 .7 .4 | 14: 58 15 7 4 1.9 1 .5 .2 | 15: 88 18 11 5 3 1.3 .5 .3 | 16: 110 41 10 5 3 1.5 1 .5 .3',
  high: '8: 29 4 1.5 .3 .2 | 9: 43 7 2 .6 .2 | 10: 76 10 3 .9 .3 .2 | 11: 120 14 5.2 1.4 .4 .2 | 12: 170 24 8.1 2 .7 .2 .2 | 13: 260 37 11 4 1 .2 .2 | 14: 420 56 18 5 1.9 .3 .2 .2 | 15: 620 83 27 8 3 .5 .2 .2 | 16: 1000 130 26 9 4 2 .2 .2 .2',
};

const kenoTables: Record<string, string> = {
  low: '1: .7,1.85 | 2: 0,2,3.8 | 3: 0,1.1,1.38,26 | 4: 0,0,2.2,7.9,90 | 5: 0,0,1.5,4.2,13,300 | 6: 0,0,1.1,2,6.2,100,700 | 7: 0,0,1.1,1.6,3.5,15,225,700 | 8: 0,0,1.1,1.5,2,5.5,39,100,800 | 9: 0,0,1.1,1.3,1.7,2.5,7.5,50,250,1000 | 10: 0,0,1.1,1.2,1.3,1.8,3.5,13,50,250,1000',
  medium:
    '1: .4,2.75 | 2: 0,1.8,5.1 | 3: 0,0,2.8,50 | 4: 0,0,1.7,10,100 | 5: 0,0,1.4,4,14,390 | 6: 0,0,0,3,9,180,710 | 7: 0,0,0,2,7,30,400,800 | 8: 0,0,0,2,4,11,67,400,900 | 9: 0,0,0,2,2.5,5,15,100,500,1000 | 10: 0,0,0,1.6,2,4,7,26,100,500,1000',
  high: '1: 0,3.96 | 2: 0,0,17.1 | 3: 0,0,0,81.5 | 4: 0,0,0,10,259 | 5: 0,0,0,4.5,48,450 | 6: 0,0,0,0,11,350,710 | 7: 0,0,0,0,7,90,400,800 | 8: 0,0,0,0,5,20,270,600,900 | 9: 0,0,0,0,4,11,56,500,800,1000 | 10: 0,0,0,0,3.5,8,13,63,500,800,1000',
};

/**
 * Published: the segments that pay, by what they pay; every place of a wheel that is not named pays
 * nothing.
 */
const wheelMedium: Record<number, string> = {
  10: '0 1.9 0 1.5 0 2 0 1.5 0 3',
  20: '0 1.5 0 2 0 2 0 2 0 1.5 0 3 0 1.8 0 2 0 2 0 2',
  30: '0 1.5 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.7 0 4 0 1.5 0 2',
  40: '0 2 0 3 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.6 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5',
  50: '0 2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 5 0 1.5 0 2 0 1.5',
};

function wheelPay(segments: number, risk: string, segment: number): bigint {
  if (risk === 'high') return segment === segments - 1 ? BigInt(segments) * 9900n : 0n;
  if (risk === 'medium') return e4(wheelMedium[segments]!.split(' ')[segment]!);
  const place = segment % 10;
  return place === 4 || place === 9 ? 0n : place === 0 ? 15000n : 12000n;
}

/** Its own copies of the published tables, whole: random rounds do not come by the rarest pays. */
export const secondTables = {
  plinko: (rows: number, risk: string): bigint[] =>
    range(0, rows).map(
      (pocket) => rowOf(plinkoTables[risk]!, rows)[Math.min(pocket, rows - pocket)]!,
    ),
  keno: (picks: number, risk: string): bigint[] => rowOf(kenoTables[risk]!, picks),
  wheel: (segments: number, risk: string): bigint[] =>
    range(0, segments - 1).map((segment) => wheelPay(segments, risk, segment)),
};

const hundredths = (text: unknown): bigint => e4(String(text)) / 100n;

function decimal(hundredth: bigint): string {
  const text = hundredth.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

function binomial(n: number, k: number): bigint {
  let row = [1n];
  for (let i = 0; i < n; i += 1)
    row = [...row, 0n].map((value, place) => value + (row[place - 1] ?? 0n));
  return row[k] ?? 0n;
}

type Verify = (round: VerifiedRound, source: Source) => Verdict;

const instants: Record<string, Verify> = {
  dice({ params }, { draw }) {
    const roll = BigInt(draw(10000));
    const target = hundredths(params.target);
    const isOver = params.direction === 'over';
    const winning = isOver ? 9999n - target : target;
    const isWin = isOver ? roll > target : roll < target;
    return {
      outcome: { roll: decimal(roll) },
      multiplierE4: isWin ? 99000000n / winning : 0n,
    };
  },
  limbo({ params }, { word }) {
    const u = word();
    let result = u === 0n ? 100000000n : (99n * 4294967296n) / u;
    if (result < 100n) result = 100n;
    if (result > 100000000n) result = 100000000n;
    const target = hundredths(params.target);
    return {
      outcome: { result: decimal(result) },
      multiplierE4: result >= target ? target * 100n : 0n,
    };
  },
  plinko({ params }, { draw }) {
    const rows = Number(params.rows);
    const path = range(1, rows).map(() => draw(2));
    const pocket = path.filter((step) => step === 1).length;
    const fromEdge = Math.min(pocket, rows - pocket);
    const multiplierE4 = rowOf(plinkoTables[String(params.risk)]!, rows)[fromEdge]!;
    return { outcome: { path, pocket }, multiplierE4 };
  },
  keno({ params }, { draw }) {
    const drawn = drawFrom(draw, range(1, 40), 10);
    const picks = params.picks as number[];
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    return {
      outcome: { drawn },
      multiplierE4: rowOf(kenoTables[String(params.risk)]!, picks.length)[hits]!,
    };
  },
  wheel({ params }, { draw }) {
    const segments = Number(params.segments);
    const segment = draw(segments);
    return {
      outcome: { segment },
      multiplierE4: wheelPay(segments, String(params.risk), segment),
    };
  },
  'coin-flip'({ params }, { draw }) {
    const side = draw(2) === 0 ? 'heads' : 'tails';
    return { outcome: { side }, multiplierE4: side === params.side ? 19800n : 0n };
  },
  diamonds(_round, { draw }) {
    const gems = range(1, 5).map(() => draw(7));
    const pairs = gems.flatMap((gem, i) => gems.slice(i + 1).filter((other) => other === gem));
    // Equal pairs among the five: each pattern has a number of its own.
    const published: Record<number, [string, string]> = {
      10: ['five', '65'],
      6: ['four', '5'],
      4: ['full_house', '4'],
      3: ['three', '3'],
      2: ['two_pairs', '2'],
      1: ['pair', '.1'],
      0: ['none', '0'],
    };
    const [pattern, pays] = published[pairs.length]!;
    return { outcome: { gems, pattern }, multiplierE4: e4(pays) };
  },
};

const towers: Record<string, [tiles: number, safe: number]> = {
  easy: [4, 3],
  medium: [3, 2],
  hard: [2, 1],
  expert: [3, 1],
  master: [4, 1],
};

const hands: Record<string, Verify> = {
  mines({ params, actions }, { draw }) {
    const count = Number(params.mines);
    const mines = drawFrom(draw, range(0, 24), count);
    const revealed = actions.filter(({ action }) => action === 'reveal').map(({ tile }) => tile!);
    const isLost = revealed.some((tile) => mines.includes(tile));
    const k = revealed.length;
    return {
      outcome: { revealed, mines },
      multiplierE4: isLost ? 0n : (9900n * binomial(25, k)) / binomial(25 - count, k),
    };
  },
  tower({ params, actions }, { draw }) {
    const [tiles, safe] = towers[String(params.difficulty)]!;
    const rows = range(1, 9).map(() => drawFrom(draw, range(0, tiles - 1), safe));
    const picks = actions.filter(({ action }) => action === 'climb').map(({ tile }) => tile!);
    const isLost = picks.some((tile, row) => !rows[row]!.includes(tile));
    const row = BigInt(picks.length);
    return {
      outcome: { picks, safe: rows },
      multiplierE4: isLost ? 0n : (9800n * BigInt(tiles) ** row) / BigInt(safe) ** row,
    };
  },
  'hi-lo'({ actions }, { draw }) {
    const cards = [draw(52)];
    let [up, down, isLost] = [1n, 1n, false];
    for (const { action } of actions) {
      if (action === 'cash_out') continue;
      const rank = (cards.at(-1)! >> 2) + 1;
      cards.push(draw(52));
      const next = (cards.at(-1)! >> 2) + 1;
      if (action === 'skip') continue;
      const ways = action === 'higher' ? 14 - rank : rank;
      up *= 99n * 13n;
      down *= 100n * BigInt(ways);
      isLost = action === 'higher' ? next < rank : next > rank;
    }
    const multiplierE4 = (10000n * up) / down;
    return {
      outcome: { cards, taken: actions.map(({ action }) => action) },
      multiplierE4: isLost ? 0n : multiplierE4 > 10n ** 10n ? 10n ** 10n : multiplierE4,
    };
  },
};

const hexOf = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');
/** A digit itself; a letter ten. */
const worth = (character: string): number => Math.min(10, Number.parseInt(character, 16));
const sumOf = (text: string): number => [...text].reduce((sum, char) => sum + worth(char), 0) % 10;

function lastDigit(hash: Uint8Array): number {
  const digit = [...hexOf(hash)].findLast((character) => character <= '9');
  // Published for a hash of letters alone.
  return digit === undefined
    ? [0, 1, 2, 5, 6, 7][Number.parseInt(hexOf(hash).at(-1)!, 16) - 10]!
    : Number(digit);
}

function crash({ params, hash, salt }: VerifiedRound): Verdict {
  const hmac = createHmac('sha256', Buffer.from(salt, 'utf8')).update(hash).digest('hex');
  const r = BigInt(`0x${hmac}`) >> 204n;
  const X = (99n << 52n) / ((1n << 52n) - r);
  const bust = X > 100n ? X : 100n;
  const target = hundredths(params.auto_cash_out ?? '1000000');
  return { outcome: { bust: decimal(bust) }, multiplierE4: target <= bust ? target * 100n : 0n };
}

const rounds: Record<string, (round: VerifiedRound) => Verdict> = {
  crash,
  'rocket-race': crash,
  'hash-odd-even'({ params, hash }) {
    const digit = lastDigit(hash);
    const side = [1, 3, 5, 7, 9].includes(digit) ? 'odd' : 'even';
    return { outcome: { digit, side }, multiplierE4: side === params.side ? 19800n : 0n };
  },
  'hash-big-small'({ params, hash }) {
    const digit = lastDigit(hash);
    const side = [5, 6, 7, 8, 9].includes(digit) ? 'big' : 'small';
    return { outcome: { digit, side }, multiplierE4: side === params.side ? 19800n : 0n };
  },
  'hash-lucky'({ hash }) {
    const characters = hexOf(hash).slice(62);
    const letters = [...characters].filter((character) => character > '9').length;
    return {
      outcome: { characters, is_lucky: letters === 1 },
      multiplierE4: letters === 1 ? 19800n : 0n,
    };
  },
  'hash-banker-player'({ params, hash }) {
    const characters = hexOf(hash).slice(59);
    const banker = sumOf(characters[0]! + characters[1]!);
    const player = sumOf(characters[3]! + characters[4]!);
    const winner = banker === player ? 'tie' : banker < player ? 'player' : 'banker';
    const refund = winner === 'tie' ? 10000n : 0n;
    const won = winner === 'tie' ? 70000n : 19500n;
    return {
      outcome: { characters, banker, player, winner },
      multiplierE4: params.side === winner ? won : refund,
    };
  },
  'hash-niu-niu'({ params, hash }) {
    const characters = hexOf(hash).slice(59);
    const banker = sumOf(characters.slice(0, 3)) || 10;
    const player = sumOf(characters.slice(2, 5)) || 10;
    const winner = banker === player ? 'tie' : banker < player ? 'player' : 'banker';
    const points = 10000n * BigInt(Math.max(banker, player));
    const gain = params.side === winner ? points - 200n : -points;
    return {
      outcome: { characters, banker, player, winner },
      multiplierE4: 100000n + (winner === 'tie' ? 0n : gain),
    };
  },
};

const cardCodes = [
  'blackjack',
  'three-card-poker',
  'casino-holdem',
  'caribbean-stud',
  'jacks-or-better',
  'deuces-wild',
];

/** A hand of cards with the amounts as texts, and its multiplier of all that it took. */
function cards(code: string, round: VerifiedRound): Verdict {
  const sides = Object.entries(round.params).map(([name, text]) => [name, hundredths(text)]);
  const { outcome, stake, payout } = verifySecondCards(code, {
    ...round,
    sides: Object.fromEntries(sides) as Record<string, bigint>,
  });
  const asText = (_: string, value: unknown): unknown =>
    typeof value === 'bigint' ? decimal(value) : value;
  return {
    outcome: JSON.parse(JSON.stringify(outcome, asText)) as unknown,
    multiplierE4: (payout * 10000n) / stake,
  };
}

/** What a round of a game comes to. Throws on a code it does not know. */
export function verifySecond(code: string, round: VerifiedRound): Verdict {
  const shared = rounds[code];
  if (shared) return shared(round);
  if (cardCodes.includes(code)) return cards(code, round);
  if (isSecondTable(code))
    return verifySecondTable(code, { ...round, hash: hexOf(round.hash), index: 1 });
  const own = instants[code] ?? hands[code] ?? secondSlots[code];
  if (!own) throw new Error(`no second verifier for ${code}`);
  return own(round, sourceOf(round));
}

/** The commitment to a server seed: SHA-256 of its text. */
export function secondSeedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex');
}
