import {
  fraction,
  type JsonObject,
  type PoolRound,
  type RoundGame,
  type RoundPools,
  type TableBet,
} from '../engine/index.ts';
import { entropyWaitMs, sharedStream } from '../fairness/index.ts';
import {
  boardOf,
  drawPays,
  isUnbalanced,
  plasadaOf,
  sabongChance,
  sabongGames,
  sabongKinds,
  sabongPayout,
  type SabongBoard,
  type SabongKind,
  type SabongOutcome,
  type SabongPools,
} from '../sabong/index.ts';
import { poolMathsHash } from './pool-maths.ts';

const { sabong } = sabongGames;
type SabongLineBet = { kind: SabongKind };
type PlayedMatch = SabongOutcome & { board?: { meron: number; wala: number } };

/** Both sides lie in one pool; the draw is against the house. */
const sidesPool = 'sides';
const marks = { meron: 'M', wala: 'W', draw: '=' } as const;

/** What is bet on the sides; bets on the draw stand apart. */
export const sidesOf = (pools: RoundPools): SabongPools => ({
  meron: pools.get(sidesPool)?.get('meron') ?? 0n,
  wala: pools.get(sidesPool)?.get('wala') ?? 0n,
  draw: 0n,
});

const shownBoard = (board: SabongBoard): JsonObject => ({
  meron: Number(board.meron),
  wala: Number(board.wala),
});

const winnerOf = (outcome: JsonObject): SabongKind | null =>
  sabongKinds.find((kind) => kind === outcome['winner']) ?? null;

/** Its rules are the same for every match: names and colours are for show. */
const matchRound: PoolRound<SabongLineBet> = {
  parseBet: (raw) => sabong.parseParams(raw),
  unitsOf: () => 1n,
  stakesOf: ({ bet: { kind }, stakeMinor }) =>
    kind === 'draw' ? [] : [{ pool: sidesPool, key: kind, stakeMinor }],
  mostPaid: (lines) =>
    lines
      .filter(({ bet }) => bet.kind === 'draw')
      .reduce((sum, { stakeMinor }) => sum + stakeMinor * drawPays, 0n),
  seeds: (stakeMinor) =>
    (['meron', 'wala'] as const).map((kind) => ({ bet: { kind }, stakeMinor })),
  close(pools) {
    const sides = sidesOf(pools);
    const board = boardOf(sides);
    if (board === null || isUnbalanced(sides)) return { isVoid: true };
    return { isVoid: false, shown: { board: shownBoard(board) } };
  },
  settle(outcome, pools) {
    const sides = sidesOf(pools);
    const winner = winnerOf(outcome);
    const board = boardOf(sides);
    const prices =
      board === null || winner === null || winner === 'draw'
        ? null
        : new Map([[winner, board[winner]]]);
    return {
      takeoutMinor: prices === null ? 0n : plasadaOf(sides),
      dividends: [{ pool: sidesPool, grossMinor: sides.meron + sides.wala, prices }],
      payoutOf: ({ bet: { kind }, stakeMinor }) => sabongPayout(kind, stakeMinor, winner, board),
    };
  },
};

function betsOf(): readonly TableBet[] {
  const drawE4 = drawPays * 10_000n;
  const { numerator, denominator } = sabongChance('draw');
  const side = { multiplierE4: 0n, rtp: fraction(19n, 20n) };
  return [
    { kind: 'meron', params: { kind: 'meron' }, ...side },
    { kind: 'wala', params: { kind: 'wala' }, ...side },
    {
      kind: 'draw',
      params: { kind: 'draw' },
      multiplierE4: drawE4,
      rtp: fraction(numerator * drawPays, denominator),
    },
  ];
}

/** A match of two cocks as a shared round. */
export const sabongRound: RoundGame<SabongLineBet, PlayedMatch> = {
  engine: 'round',
  code: sabong.code,
  name: sabong.name,
  category: sabong.category,
  version: sabong.version,
  volatility: 'low',
  // Where one side pays 108 at least, the other pays 7.89 at most: the draw pays more.
  maxMultiplierE4: drawPays * 10_000n,
  bettingMs: sabong.bettingMs,
  pauseMs: sabong.pauseMs,
  paramsSchema: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', enum: sabongKinds } },
  },
  rtp: () => sabong.rtp(),
  parseParams: (raw) => sabong.parseParams(raw),
  outcomeOf: (decision) => sabong.draw(sharedStream('pool', decision)),
  runsMs: (outcome) => sabong.runsMs(outcome),
  settle({ kind }, { winner, board }) {
    if (winner === 'draw') return kind === 'draw' ? drawPays * 10_000n : 10_000n;
    if (kind !== winner) return 0n;
    if (!board) throw new RangeError('what a side pays, the board at the close says');
    return BigInt(board[winner]) * 100n;
  },
  pools: {
    entropyWaitMs: entropyWaitMs.sabong,
    takesHouseSeed: true,
    round: () => matchRound,
  },
  table: {
    kind: 'pool',
    shows: 'close',
    closedMs: 0,
    bets: betsOf,
    topMultiplierE4: ({ kind }) => (kind === 'draw' ? drawPays * 10_000n : 0n),
    mathsHash: () => poolMathsHash(sabong, betsOf()),
    roadOf: ({ winner }) => marks[winner],
    countsOf: ({ winner }) => [winner],
  },
};
