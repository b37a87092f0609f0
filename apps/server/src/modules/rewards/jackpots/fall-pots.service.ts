import { inTransaction, type Executor } from '@pavilion/database';
import { contentMinor, fallOf, isHit, triggerMinor } from '@pavilion/rewards/jackpots';
import type { ServerContext } from '../../../context.ts';
import { takePlays, type LogRow } from '../turnover/index.ts';
import { bringIn } from './count-turnover.service.ts';
import { addEntries, readOutsiders } from './entry.store.ts';
import { openRound } from './open-round.service.ts';
import { postPayout, postReturn } from './pot-money.service.ts';
import { arePotsForbidden } from './pots-forbidden.ts';
import { writePotState } from './pot.store.ts';
import { closeFallen, lockFallingRounds, type OpenRound } from './round.store.ts';
import { seedOf } from './round-seed.ts';
import { tellHit } from './tell-pots.service.ts';
import { tellWinner } from './tell-winner.service.ts';

const batch = 300;
const batchesMax = 40;

/**
 * Feeds the pots that fall by the stakes, stake by stake in the order of the log of settled plays,
 * and pays whose stake they fall to. Stakes, falls and the place in the log are one transaction:
 * killed, repeated or run twice, each stake counts once.
 */
export async function fallPots(context: ServerContext): Promise<void> {
  for (let done = 0; done < batchesMax; done += 1) {
    const count = await inTransaction(context.database, async (executor) => {
      const plays = await takePlays(executor, 'jackpots', batch);
      for (const [siteId, ofSite] of Map.groupBy(plays, (play) => play.siteId))
        if (!arePotsForbidden(context, siteId)) await feedSite(executor, context, siteId, ofSite);
      return plays.length;
    });
    if (count < batch) return;
  }
}

/** Cash stakes of people; what a correction takes back stays in the pot. */
async function feedSite(
  executor: Executor,
  context: ServerContext,
  siteId: string,
  plays: readonly LogRow[],
): Promise<void> {
  const rounds = await lockFallingRounds(executor, siteId);
  if (rounds.length === 0) return;
  const players = [...new Set(plays.map(({ playerId }) => playerId))];
  const outsiders = await readOutsiders(executor, siteId, players);
  const stakes = plays.filter(
    ({ play, playerId }) => play.cashMinor > 0n && !outsiders.has(playerId),
  );
  for (const round of rounds) {
    const own = stakes.filter(({ settledAt }) => settledAt >= round.potCreatedAt);
    await feedPot(executor, context, round, own);
  }
}

async function feedPot(
  executor: Executor,
  context: ServerContext,
  first: OpenRound,
  stakes: readonly LogRow[],
): Promise<void> {
  let round = first;
  let secret = secretOf(context, round);
  let fed: LogRow[] = [];
  for (const stake of stakes) {
    const beforeMinor = round.turnoverMinor + sumOf(fed);
    fed.push(stake);
    const stakedMinor = beforeMinor + stake.play.cashMinor;
    if (!falls(round, secret, stake, stakedMinor)) continue;
    await bringStakes(executor, context, round, fed);
    const hit = { stake, beforeMinor, stakedMinor, secret };
    const next = await fall(executor, context, round, hit);
    if (next === null) return;
    round = next;
    secret = secretOf(context, round);
    fed = [];
  }
  if (fed.length > 0) await bringStakes(executor, context, round, fed);
}

const sumOf = (stakes: readonly LogRow[]): bigint =>
  stakes.reduce((sum, { play }) => sum + play.cashMinor, 0n);

const rulesOf = ({ openingMinor, carriedMinor, shareBasisPoints: shareBp }: OpenRound) => ({
  ...{ openingMinor, carriedMinor, shareBp },
});

/** What decides a round and is told after it. */
interface Secret {
  seed: string;
  /** The amount at which a pot with a ceiling falls; null: it has none. */
  triggerMinor: bigint | null;
}

function secretOf(context: ServerContext, round: OpenRound): Secret {
  const seed = seedOf(context, round);
  const { mustHitByMinor, id: roundId } = round;
  return {
    seed,
    triggerMinor:
      mustHitByMinor === null
        ? null
        : triggerMinor(rulesOf(round), mustHitByMinor, { seed, roundId }),
  };
}

function falls(
  round: OpenRound,
  { seed, triggerMinor: trigger }: Secret,
  { play: { cashMinor }, seq }: LogRow,
  stakedMinor: bigint,
): boolean {
  if (trigger !== null) return contentMinor(rulesOf(round), stakedMinor) >= trigger;
  if (round.oneInMinor === null) return false;
  return isHit(cashMinor, round.oneInMinor, { seed, roundId: round.id, seq });
}

/** Puts the share of stakes into the pot, and notes who has how much in the round. */
async function bringStakes(
  executor: Executor,
  context: ServerContext,
  round: OpenRound,
  stakes: readonly LogRow[],
): Promise<void> {
  const perPlayer = Map.groupBy(stakes, ({ playerId }) => playerId);
  const entries = [...perPlayer].map(([playerId, own]) => ({
    playerId,
    turnoverMinor: sumOf(own),
  }));
  const playerCount = await addEntries(executor, round, entries);
  const turnoverMinor = round.turnoverMinor + sumOf(stakes);
  const countedAt = context.clock.now();
  await bringIn(executor, context, round, { turnoverMinor, playerCount, countedAt });
}

/** Pays a pot to a stake, closes its round and opens the next; null: it was the last. */
async function fall(
  executor: Executor,
  context: ServerContext,
  round: OpenRound,
  hit: { stake: LogRow; beforeMinor: bigint; stakedMinor: bigint; secret: Secret },
): Promise<OpenRound | null> {
  const { stake, beforeMinor, stakedMinor, secret } = hit;
  const content = contentMinor(rulesOf(round), stakedMinor);
  const ceilingMinor = round.mustHitByMinor ?? content;
  const paid =
    round.mustHitByMinor === null
      ? { amountMinor: content, carriedMinor: 0n, overflowMinor: 0n }
      : fallOf(
          { contentMinor: content, ceilingMinor, nextOpeningMinor: round.potOpeningMinor },
          round.overflowMinor,
        );
  const won = { playerId: stake.playerId, amountMinor: paid.amountMinor };
  await closeFallen(
    executor,
    round,
    {
      drawnAt: context.clock.now(),
      winnerId: stake.playerId,
      ...secret,
      ...{ beforeMinor, stakeMinor: stake.play.cashMinor, seq: stake.seq },
      paidMinor: paid.amountMinor,
      overflowMinor: paid.carriedMinor + paid.overflowMinor,
    },
    round.state === 'running' ? paid.overflowMinor : 0n,
  );
  await postPayout(executor, context, round, won);
  await tellWinner(executor, context, round, won);
  await tellHit(executor, context, round, won);
  return goOn(executor, context, round, paid);
}

async function goOn(
  executor: Executor,
  context: ServerContext,
  round: OpenRound,
  { carriedMinor, overflowMinor }: { carriedMinor: bigint; overflowMinor: bigint },
): Promise<OpenRound | null> {
  if (round.state !== 'running') {
    const leftMinor = carriedMinor + overflowMinor;
    if (leftMinor > 0n) await postReturn(executor, context, round, leftMinor);
    await writePotState(executor, { siteId: round.siteId, id: round.potId }, 'over');
    return null;
  }
  const number = round.number + 1;
  const pot = { ...round, id: round.potId, openingMinor: round.potOpeningMinor };
  const opened = await openRound(executor, context, pot, { window: null, number, carriedMinor });
  return {
    ...round,
    ...{ id: opened.id, seed: opened.seed, sealedSeed: null, openingMinor: opened.openingMinor },
    ...{ number, carriedMinor, overflowMinor },
    ...{ contributedMinor: 0n, turnoverMinor: 0n, playerCount: 0 },
  };
}
