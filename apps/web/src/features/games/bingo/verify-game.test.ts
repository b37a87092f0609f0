import { expect, it } from 'vitest';
import {
  canonicalJson,
  createRandomStream,
  fromHex,
  leafHash,
  merkleRoot,
  sharedStream,
} from '@pavilion/games/fairness/index';
import {
  bingoGames,
  canonicalCard,
  settleGame,
  stagesOf,
  type BingoCard,
} from '@pavilion/games/bingo/index';
import type { GameDetail } from './bingo.queries.ts';
import { isPlayedAsTold, readCardsFile } from './verify-game.ts';

// The chain of the contract's vectors (wire contract of games two, 14), its first link.
const chain = {
  terminating_hash: '4002218f4487131ca17a9e5983a9b4becc5cbc477a4831ad2e0c8d9e1139a02f',
  salt: '0000000000000000000301e2801a9a9598bfb114e574a91a887f2132f33047e6',
  index: 1,
  entropy: '6973f180b61a29986174d68d78484ffee2bc092ec0bd6fd64971c7c4a37599fd',
  hash: '4a77cfde1a0ac0745b0fc6b389089759ba2f3e0e4c06308c42a554aea6926b21',
};
const bingo75 = bingoGames['bingo-75'];
const { defaultRoom } = bingo75;

const seed = { serverSeed: 'a'.repeat(64), clientSeed: 'player', nonce: 0 };
const cards = bingo75.cards(4, createRandomStream(seed));
const leafOf = (card: BingoCard, place: number): string =>
  [
    'game',
    place + 1,
    `card-${place}`,
    '0'.repeat(32),
    canonicalJson(canonicalCard(card)),
    100,
  ].join('|');
const leaves = cards.map(leafOf);
const root = merkleRoot(leaves.map(leafHash));
const { hash, salt, index, entropy } = chain;
const stream = sharedStream('tickets', { link: fromHex(hash), salt, index, root, entropy });
const balls = bingo75.draw(stream);
const settled = settleGame(defaultRoom, cards, balls, { salesMinor: 400n, fundMinor: 0n });

const game: GameDetail = {
  game_id: 'game',
  room_id: 'hall-75',
  name: 'Bingo 75',
  variant: '75',
  starts_at: '2026-12-01T12:00:00.000Z',
  state: 'settled',
  play_money: false,
  price: '1.00',
  max_cards: 24,
  cards: 4,
  players: 2,
  sales: '4.00',
  pool: '3.40',
  jackpot: { fund: '0.20', within: defaultRoom.jackpotWithin },
  stages: defaultRoom.stages.map(({ stage, percent }, place) => ({
    stage,
    share: percent,
    ball: settled.stages[place]?.ball ?? null,
    winners: (settled.stages[place]?.winners ?? []).map((at) => ({ name: 'an***a', seq: at + 1 })),
    each: '1.00',
  })),
  void: null,
  called: balls.slice(0, settled.stages.at(-1)?.ball),
  ball_ms: 3_000,
  min_players: 2,
  jackpot_each: null,
  commitment: { ...chain, root, count: 4, sales: '4.00', entropy_source: 'local' },
  settled_at: '2026-12-01T12:05:00.000Z',
};
const file = { root, leaves };

it('reads the published list', () => {
  expect(readCardsFile(`game|4|400|${root}\n${leaves.join('\n')}\n`)).toEqual(file);
  expect(readCardsFile('not a list')).toBeNull();
});

it('a game comes out as told, with a receipt in its list', () => {
  expect(stagesOf('75')).toContain('x');
  expect(isPlayedAsTold(game, file, [leaves[2] ?? ''])).toBe(true);
});

const otherWinner = game.stages.map((stage) => ({
  ...stage,
  winners: [{ name: 'an***a', seq: 9 }],
}));
it.each<[string, GameDetail, typeof file, string[]]>([
  ['another winner', { ...game, stages: otherWinner }, file, []],
  ['another ball', { ...game, called: game.called.toReversed() }, file, []],
  [
    'another place in the chain',
    { ...game, commitment: { ...game.commitment, index: 2 } },
    file,
    [],
  ],
  ['a list that lacks a card', game, { root, leaves: leaves.slice(1) }, []],
  ['a receipt that is not in the list', game, file, ['game|5|x']],
])('%s does not', (_, changed, list, own) => {
  expect(isPlayedAsTold(changed, list, own)).toBe(false);
});
