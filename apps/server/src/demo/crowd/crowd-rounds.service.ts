import { formatAmount } from '@pavilion/domain/money';
import { pickOne, randomInteger } from '@pavilion/domain/random';
import type { Random } from '@pavilion/domain/ids';
import { houseProviderCode, houseStakeLimits } from '@pavilion/games';
import type { PlayerContext } from '../../http/request-context.ts';
import { playInstant } from '../../modules/games/instant/index.ts';

interface CrowdGame {
  code: string;
  params(random: Random): Record<string, unknown>;
}

const risks = ['low', 'medium', 'high'];

/** Games that are over at once, and how people like to play them. */
const crowdGames: readonly CrowdGame[] = [
  {
    code: 'dice',
    params: (random) => ({
      target: `${pickOne(random, [25, 50, 50, 75])}.50`,
      direction: pickOne(random, ['over', 'under']),
    }),
  },
  {
    code: 'limbo',
    params: (random) => ({ target: pickOne(random, ['1.50', '2.00', '2.00', '5.00', '10.00']) }),
  },
  {
    code: 'plinko',
    params: (random) => ({ rows: pickOne(random, [8, 12, 16]), risk: pickOne(random, risks) }),
  },
  {
    code: 'wheel',
    params: (random) => ({ segments: pickOne(random, [10, 20]), risk: pickOne(random, risks) }),
  },
  { code: 'coin-flip', params: (random) => ({ side: pickOne(random, ['heads', 'tails']) }) },
  {
    code: 'keno',
    params: (random) => {
      const first = randomInteger(random, 1, 6);
      return { picks: [0, 1, 2, 3, 4].map((step) => first + step * 7), risk: 'medium' };
    },
  },
  { code: 'diamonds', params: () => ({}) },
  ...['classic-3x3', 'lines-5x3', 'ways-243', 'cascade-6x5', 'hold-and-win'].map((code) => ({
    code,
    params: () => ({}),
  })),
];

/** What a computer player stakes on a round. */
export function crowdStake({ server, site }: PlayerContext): string {
  const { minMinor } = houseStakeLimits(site.currency.code);
  return formatAmount(minMinor * pickOne(server.random, stakeSteps), site.currency.code);
}

/** In least stakes; small ones are usual. */
const stakeSteps = [1n, 2n, 2n, 3n, 5n, 5n, 10n, 20n];

/** A computer player plays one round of a game of our own, as a person would: refused as one. */
export async function playRound(player: PlayerContext): Promise<void> {
  const { server } = player;
  const game = pickOne(server.random, crowdGames);
  await playInstant(player, {
    provider_code: houseProviderCode,
    game_code: game.code,
    request_id: server.ids.next(),
    stake: crowdStake(player),
    params: game.params(server.random),
  });
}
