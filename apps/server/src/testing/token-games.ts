import { minigameAct, minigamePlay, spin } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import type { MiniGameCode } from '@pavilion/rewards/minigame';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { publishItems } from './campaigns.ts';
import type { Mover } from './game-movers.ts';

/** Gives a player tokens. */
export async function giveTokens(
  { context }: TestServer,
  player: TestPlayer,
  tokens: bigint,
): Promise<void> {
  await inTransaction(context.database, (executor) =>
    context.ledger.post(executor, {
      siteId: player.siteId,
      source: 'test',
      key: context.ids.next(),
      kind: 'promotion',
      currency: 'TOKEN',
      lines: [
        { owner: 'house', kind: 'promo_fund', amountMinor: -tokens },
        { owner: 'player', playerId: player.id, kind: 'token', amountMinor: tokens },
      ],
    }),
  );
}

const turning = new WeakSet<TestServer>();

/** Opens a wheel that gives tokens on the first site, once a server. */
export async function offerWheel(server: TestServer): Promise<void> {
  if (turning.has(server)) return;
  turning.add(server);
  const segments = ['2', '5'].map((amount) => ({
    ...{ label: amount, weight: 1, prize: { kind: 'token', amount } },
  }));
  await publishItems(server, 'wheel-of-tests', [
    { kind: 'wheel', code: 'wheel-of-tests', segments },
  ]);
}

/** Begins a round that stays open, its tokens given before; gives its id. */
export async function openTokenRound(
  server: TestServer,
  player: TestPlayer,
  game: Exclude<MiniGameCode, 'pick'> = 'match',
): Promise<string> {
  await giveTokens(server, player, 10n);
  return (await server.call(minigamePlay, { ...player.me, game })).value.round_id;
}

/** The calls of the wheel and of the games with tokens: none of them moves cash. */
export function tokenMovers(
  serverOf: () => TestServer,
  playerOf: () => TestPlayer,
): Record<string, Mover> {
  return {
    [spin.path]: {
      movesMinor: 0n,
      async requests() {
        await offerWheel(serverOf());
        // It asks for nothing: another way to say the site is all that a second request can differ
        // by.
        return [{}, { external_id: 'alpha' }];
      },
    },
    [minigamePlay.path]: {
      movesMinor: 0n,
      async requests() {
        await giveTokens(serverOf(), playerOf(), 10n);
        return [3, 4].map((box) => ({ game: 'pick', params: { box } }));
      },
    },
    [minigameAct.path]: {
      movesMinor: 0n,
      async requests() {
        const round_id = await openTokenRound(serverOf(), playerOf());
        return [3, 4].map((card) => ({ round_id, action: 'flip', params: { card } }));
      },
    },
  };
}
