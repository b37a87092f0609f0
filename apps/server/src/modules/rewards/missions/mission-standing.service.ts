import type { Executor } from '@pavilion/database';
import { localDateOf } from '@pavilion/domain/time-zones';
import {
  depositAdds,
  doPeriodsMeet,
  isWithin,
  missionState,
  playMetrics,
  progressOfPlays,
  sumOf,
  type CountedPlay,
  type MissionState,
} from '@pavilion/rewards/missions';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { factsOf } from '../campaigns/index.ts';
import { readWholePlays } from '../turnover/index.ts';
import { ruleOf, type MissionItem, type MissionRule } from './mission-rule.ts';
import type { MissionSpan } from './mission-spans.ts';
import {
  readCreditedDeposits,
  readMissionClaims,
  readSpinTimes,
  type CreditedDeposit,
  type MissionClaim,
} from './mission.store.ts';

/** A mission of one period. */
export interface WantedMission {
  item: MissionItem;
  span: MissionSpan;
}

/** How a player stands with a mission of one period. */
export interface MissionStanding extends WantedMission {
  rule: MissionRule;
  progress: bigint;
  state: MissionState;
}

/** What a player did and was given, as far as missions look at it. */
export interface MissionFacts {
  plays: Array<CountedPlay & { ref: string }>;
  deposits: readonly CreditedDeposit[];
  spins: readonly Date[];
  verifiedLevel: number;
  claims: readonly MissionClaim[];
}

/** Reads what decides about missions, no more than they ask for. */
async function readMissionFacts(
  executor: Executor,
  site: Site,
  playerId: string,
  wanted: readonly WantedMission[],
  now: Date,
): Promise<MissionFacts> {
  const owner = { siteId: site.id, playerId };
  const claims = await readMissionClaims(executor, owner);
  const open = wanted.filter(({ item, span }) => !isClaimed(claims, item.code, span.key));
  const from = (isAsked: (mission: WantedMission) => boolean): Date | null =>
    open
      .filter(isAsked)
      .map(({ span }) => span.startsAt)
      .toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
  const playsFrom = from(({ item }) => playMetrics.has(item.fields.metric));
  const depositsFrom = from(({ item }) => item.fields.metric.startsWith('deposit'));
  const spinsFrom = from(({ item }) => item.fields.metric === 'spins');
  const asksLevel = open.some(({ item }) => item.fields.metric === 'verify');
  return {
    claims,
    plays: playsFrom ? await playsSince(executor, site, playerId, playsFrom) : [],
    deposits: depositsFrom ? await readCreditedDeposits(executor, owner, depositsFrom) : [],
    spins: spinsFrom ? await readSpinTimes(executor, owner, spinsFrom) : [],
    verifiedLevel: asksLevel ? (await factsOf(executor, site, playerId, now)).verifiedLevel : 0,
  };
}

async function playsSince(executor: Executor, site: Site, playerId: string, from: Date) {
  const dateAt = localDateOf(site.timeZone);
  const wanted = { siteId: site.id, playerIds: [playerId], from };
  const plays = await readWholePlays(executor, wanted);
  return plays.map(({ play, at, provider, ref }) => ({
    ...{ play, at, localDate: dateAt(at) },
    ref: `${provider}/${ref}`,
  }));
}

const isClaimed = (claims: readonly MissionClaim[], code: string, key: string): boolean =>
  claims.some(({ itemCode, periodKey }) => itemCode === code && periodKey === key);

/**
 * How a player stands with a mission; `missions` are all of the site, which others may be required
 * of.
 */
export function standingOf(
  { item, span }: WantedMission,
  facts: MissionFacts,
  missions: readonly MissionItem[],
  { site, now }: { site: Site; now: Date },
): MissionStanding {
  const rule = ruleOf(item, site.currency);
  const claimed = isClaimed(facts.claims, item.code, span.key);
  const begun = startOf({ item, span }, facts.claims, missions);
  const counted =
    begun === null ? 0n : progressSince(rule, facts, { from: begun, to: span.endsAt });
  const progress = claimed || counted > rule.target ? rule.target : counted;
  const { endsAt, claimUntil } = span;
  const state = missionState({
    ...{ progress, endsAt, claimUntil, now, target: rule.target },
    isLocked: begun === null,
    isClaimed: claimed,
  });
  return { item, span, rule, progress, state };
}

/**
 * From when on a mission counts: once everything it requires is claimed; null: something is not.
 */
function startOf(
  { item, span }: WantedMission,
  claims: readonly MissionClaim[],
  missions: readonly MissionItem[],
): Date | null {
  const own = { period: item.fields.period, key: span.key };
  let start = span.startsAt;
  for (const code of item.fields.requires ?? []) {
    const period = missions.find((one) => one.code === code)?.fields.period ?? 'once';
    const claim = claims.find(
      ({ itemCode, periodKey }) =>
        itemCode === code && doPeriodsMeet({ period, key: periodKey }, own),
    );
    if (!claim) return null;
    if (claim.at > start) start = claim.at;
  }
  return start;
}

function progressSince(
  rule: MissionRule,
  { plays, deposits, spins, verifiedLevel }: MissionFacts,
  time: { from: Date; to: Date },
): bigint {
  const { metric, leastDepositMinor } = rule;
  if (playMetrics.has(metric)) return progressOfPlays({ ...rule, time }, plays);
  if (metric === 'verify') return BigInt(verifiedLevel);
  if (metric === 'spins') return BigInt(spins.filter((at) => isWithin(time, at)).length);
  const added = deposits
    .filter(({ at }) => isWithin(time, at))
    .map(({ amountMinor }) => depositAdds(metric, amountMinor, leastDepositMinor))
    .filter((one) => one !== null);
  return sumOf(metric, added);
}

/** As {@link standingOf}, of several at once, with what is read for them. */
export async function standingsOfPlayer(
  context: ServerContext,
  executor: Executor,
  of: { site: Site; playerId: string; wanted: readonly WantedMission[] },
  missions: readonly MissionItem[],
): Promise<{ standings: MissionStanding[]; facts: MissionFacts }> {
  const { site, playerId, wanted } = of;
  const now = context.clock.now();
  const facts = await readMissionFacts(executor, site, playerId, wanted, now);
  const standings = wanted.map((one) => standingOf(one, facts, missions, { site, now }));
  return { standings, facts };
}
