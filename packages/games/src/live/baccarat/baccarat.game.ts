import { fraction, multiplierScale, type Fraction, type MultiplierE4 } from '../../engine/index.ts';
import { betSchema, parseKind, type KindBet } from '../bet-kinds.ts';
import type { TableGame } from '../table-game.ts';
import { baccaratChances, type BaccaratChances } from './baccarat-chances.ts';
import { baccaratDecks, dealBaccarat, type BaccaratOutcome } from './baccarat-deal.ts';

export const baccaratKinds = ['banker', 'player', 'tie', 'player_pair', 'banker_pair'] as const;
export type BaccaratKind = (typeof baccaratKinds)[number];

/** What tables pay the banker: less a commission, or in full but with a six. */
interface BankerPays {
  banker: MultiplierE4;
  bankerWithSix: MultiplierE4;
}

const commission: BankerPays = { banker: 19_500n, bankerWithSix: 19_500n };
const noCommission: BankerPays = { banker: 20_000n, bankerWithSix: 15_000n };

const tieBack = multiplierScale;
const pays = { player: 20_000n, tie: 90_000n, player_pair: 120_000n, banker_pair: 120_000n };

const topOf = (kind: BaccaratKind, { banker }: BankerPays): MultiplierE4 =>
  kind === 'banker' ? banker : pays[kind];

function payOf(kind: BaccaratKind, outcome: BaccaratOutcome, bank: BankerPays): MultiplierE4 {
  const { winner } = outcome;
  if (kind === 'player_pair' || kind === 'banker_pair') return outcome[kind] ? pays[kind] : 0n;
  if (kind !== winner) return winner === 'tie' ? tieBack : 0n;
  if (kind === 'banker') return outcome.banker_total === 6 ? bank.bankerWithSix : bank.banker;
  return pays[kind];
}

function rtpOf(kind: BaccaratKind, bank: BankerPays, ways: BaccaratChances): Fraction {
  // The second card of 415 has the first one's rank.
  const likeCards = BigInt(4 * baccaratDecks - 1);
  if (kind === 'player_pair' || kind === 'banker_pair')
    return fraction(pays[kind] * likeCards, multiplierScale * BigInt(52 * baccaratDecks - 1));
  const all = multiplierScale * ways.deals;
  if (kind === 'tie') return fraction(pays.tie * ways.tie, all);
  if (kind === 'player') return fraction(pays.player * ways.player + tieBack * ways.tie, all);
  const withoutSix = ways.banker - ways.bankerWithSix;
  const won = bank.banker * withoutSix + bank.bankerWithSix * ways.bankerWithSix;
  return fraction(won + tieBack * ways.tie, all);
}

/**
 * Every winner with and without pairs; the banker without a six, which pays the most everywhere.
 */
const tops: readonly BaccaratOutcome[] = (['player', 'banker', 'tie'] as const).flatMap((winner) =>
  [true, false].flatMap((playerPair) =>
    [true, false].map((bankerPair) => ({
      player: [],
      banker: [],
      player_total: winner === 'banker' ? 0 : 9,
      banker_total: winner === 'player' ? 0 : 9,
      winner,
      natural: true,
      player_pair: playerPair,
      banker_pair: bankerPair,
    })),
  ),
);

const letters = { banker: 'B', player: 'P', tie: 'T' } as const;

function baccaratGame(
  code: string,
  name: string,
  bank: BankerPays,
): TableGame<KindBet<BaccaratKind>, BaccaratOutcome> {
  return {
    code,
    name,
    category: 'livecasino',
    version: 1,
    volatility: 'low',
    bettingMs: 15_000,
    pauseMs: 4_000,
    dealingMs: ({ player, banker }) => 900 * (player.length + banker.length) + 2_500,
    maxMultiplierE4: pays.player_pair,
    paramsSchema: betSchema(baccaratKinds),
    parseBet: (raw) => parseKind(raw, baccaratKinds),
    outcomeOf: dealBaccarat,
    multiplierE4: ({ kind }, outcome) => payOf(kind, outcome, bank),
    topMultiplierE4: ({ kind }) => topOf(kind, bank),
    outcomes: tops,
    bets() {
      const ways = baccaratChances();
      return baccaratKinds.map((kind) => ({
        kind,
        params: { kind },
        multiplierE4: topOf(kind, bank),
        rtp: rtpOf(kind, bank, ways),
      }));
    },
    roadMark: ({ winner, player_pair: playerPair, banker_pair: bankerPair }) =>
      `${letters[winner]}${bankerPair ? 'b' : ''}${playerPair ? 'p' : ''}`,
    countsOf: (outcome) => [
      outcome.winner,
      ...(['player_pair', 'banker_pair'] as const).filter((pair) => outcome[pair]),
    ],
  };
}

/** Baccarat: the banker pays nineteen to twenty. */
export const baccarat = baccaratGame('baccarat', 'Baccarat', commission);

/** Baccarat where the banker pays even, and half when it wins with six. */
export const baccaratNoCommission = baccaratGame(
  'baccarat-no-commission',
  'No Commission Baccarat',
  noCommission,
);
