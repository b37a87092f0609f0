import type { CallInput, minigamePlay } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { MiniGameCode } from '@pavilion/rewards/minigame';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { seedToLock, takeNonce } from '../../games/fairness/index.ts';
import { balanceOf, publishBalance, tokenCurrency } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { areRewardsOff } from '../campaigns/index.ts';
import { budgetProblem } from '../prizes/index.ts';
import { dealRound } from './deal-round.ts';
import { insertMiniGameRound, readOpenRounds, type MiniGameRow } from './minigame-round.store.ts';
import { miniRoundView } from './mini-round-view.ts';
import { lockedOffer, offerOf, requireGamified, type MiniOffer } from './offer.service.ts';
import { isGiven, postStake, settleRound } from './settle-round.service.ts';

/**
 * Takes the tokens of a round and deals it. Fails with `insufficientTokens`, `handOpen` (detail:
 * the round of this game that is open), `invalidParams`, `budgetSpent`, and `gameUnavailable` while
 * rewards are off; nothing is taken then.
 */
export async function playMiniGame(context: PlayerContext, input: CallInput<typeof minigamePlay>) {
  requireGamified(context);
  const { server, site, player } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const offered = await offerOf(context, input.game);
  const lockSeed = await seedToLock(server, owner);
  return answerOnce(
    context,
    input,
    async (executor) => {
      const offer = await lockedOffer(executor, context, offered);
      await refuse(executor, context, input.game, offer);
      const row = await begin(executor, context, offer, {
        game: input.game,
        params: keptParams(input.game, input.params ?? {}),
      });
      const of = { ...owner, currency: site.currency.code };
      return { value: miniRoundView(row), ...(await balanceOf(server, of, executor)) };
    },
    { lockFirst: lockSeed },
  );
}

/** What a game reads of its parameters; the rest is not kept. */
const keptParams = (
  game: MiniGameCode,
  { box }: Record<string, unknown>,
): Record<string, unknown> => (game === 'pick' && box !== undefined ? { box } : {});

async function refuse(
  executor: Executor,
  { server, site, player }: PlayerContext,
  game: MiniGameCode,
  { item, table }: MiniOffer,
): Promise<void> {
  const owner = { siteId: site.id, playerId: player.id };
  if (await areRewardsOff(executor, site.id)) fail('gameUnavailable');
  const open = (await readOpenRounds(executor, owner)).find((round) => round.game === game);
  if (open) fail('handOpen', { statusDetail: open.id });
  const purse = { owner: 'player', playerId: player.id, kind: 'token' } as const;
  const tokens = await server.ledger.balance(site.id, purse, tokenCurrency, executor);
  if (tokens < BigInt(table.cost)) fail('insufficientTokens');
  const given = table.rows.map(({ prize }) => prize).filter(isGiven);
  if (item === null || given.length === 0) return;
  const wish = { site, playerId: player.id, item, anyOf: given };
  const problem = await budgetProblem(server, executor, wish);
  if (problem !== null) fail(problem === 'spent' ? 'budgetSpent' : 'gameUnavailable');
}

async function begin(
  executor: Executor,
  { server, site, player, now }: PlayerContext,
  { item, table }: MiniOffer,
  wish: Pick<MiniGameRow, 'game' | 'params'>,
): Promise<MiniGameRow> {
  const owner = { siteId: site.id, playerId: player.id };
  const seed = await takeNonce(server, executor, owner);
  const dealt = { ...wish, cost: BigInt(table.cost), prizes: [...table.rows] };
  const played = dealRound(dealt, [], seed);
  const row: MiniGameRow = {
    ...owner,
    ...dealt,
    id: server.ids.next(),
    itemCode: item?.code ?? null,
    acts: [],
    state: 'open',
    outcome: played.outcome,
    actions: [...played.actions],
    prize: null,
    seedId: seed.id,
    seedHash: seed.hash,
    clientSeed: seed.clientSeed,
    nonce: seed.nonce,
    createdAt: now,
    settledAt: null,
  };
  if (played.isSettled) {
    const settled = await settleRound(server, executor, site, { row, played, from: 'token' });
    await insertMiniGameRound(executor, settled);
    return settled;
  }
  await postStake(server, executor, row);
  await insertMiniGameRound(executor, row);
  await publishBalance(server, executor, { ...owner, currency: site.currency.code });
  return row;
}
