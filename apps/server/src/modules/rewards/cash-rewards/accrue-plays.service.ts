import { inTransaction, type Executor } from '@pavilion/database';
import { edgeBpOf, rakebackE8 } from '@pavilion/rewards/cash-rewards';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { leastSportsEdgeBp, type RewardItem } from '../campaigns/index.ts';
import { sourceOfPlay, takePlays, type LogRow } from '../turnover/index.ts';
import { readKnownRates, writeLines, type AccrualLine } from './accrual.store.ts';
import { readReturns } from './accruing-player.store.ts';

/** Plays looked at in one transaction, and transactions of one run. */
const batch = 300;
const batchesMax = 40;

/** What a play accrues to and at which rate; null: nothing. */
interface AccruesTo {
  playerId: string;
  friendId: string | null;
  rateBp: number;
}

/** Turns plays of a site into lines of its items. */
type AccrueSite = (
  executor: Executor,
  site: Site,
  plays: readonly LogRow[],
) => Promise<AccrualLine[]>;

/**
 * Reads on in the log of plays and writes what they accrue, each play once, whatever is killed or
 * runs beside it: lines, sums and the reader's place are one transaction.
 */
export async function accruePlays(
  context: ServerContext,
  reader: string,
  accrueSite: AccrueSite,
): Promise<void> {
  for (let done = 0; done < batchesMax; done += 1) {
    const count = await inTransaction(context.database, async (executor) => {
      const plays = await takePlays(executor, reader, batch);
      for (const [siteId, ofSite] of Map.groupBy(plays, (play) => play.siteId)) {
        const site = context.sites.byId(siteId);
        if (site) await writeLines(executor, await accrueSite(executor, site, ofSite));
      }
      return plays.length;
    });
    if (count < batch) return;
  }
}

/** Whether an item stood open when a play was settled. */
export const stoodOpen = (
  { startsAt, endsAt, stoppedAt }: Pick<RewardItem, 'startsAt' | 'endsAt' | 'stoppedAt'>,
  at: Date,
): boolean => at >= startsAt && at < endsAt && (stoppedAt === null || at < stoppedAt);

const keyOf = (play: LogRow): string => `${sourceOfPlay(play)}/${play.ref}`;

/**
 * What plays are worth to the house: of a game what its return leaves, of sports what the campaign
 * says.
 */
export async function edgesOf(
  executor: Executor,
  plays: readonly LogRow[],
): Promise<(play: LogRow, sportsEdgeBp?: number) => number> {
  const games = plays.flatMap(({ play: { provider, game } }) =>
    provider === '' || game === '' ? [] : [{ provider, game }],
  );
  const returns = await readReturns(executor, games);
  return ({ play: { provider, game } }, sportsEdgeBp = leastSportsEdgeBp) =>
    provider === '' ? sportsEdgeBp : edgeBpOf(returns.get(`${provider}/${game}`) ?? 10_000);
}

/**
 * Lines of one item. A correction is worked out as the play it corrects was; of a play that never
 * accrued only a stake that counts for the first time begins a line.
 */
export async function linesOfItem(
  executor: Executor,
  item: Pick<RewardItem, 'siteId' | 'code'>,
  plays: readonly LogRow[],
  rules: {
    edgeBp: (play: LogRow) => number;
    accruesTo: (play: LogRow) => AccruesTo | null;
  },
): Promise<AccrualLine[]> {
  const of = { siteId: item.siteId, itemCode: item.code };
  const corrected = plays
    .filter(({ isCorrection }) => isCorrection)
    .map((play) => ({ source: sourceOfPlay(play), ref: play.ref }));
  const known = await readKnownRates(executor, of, corrected);
  const lines: AccrualLine[] = [];
  for (const row of plays) {
    const to = rules.accruesTo(row);
    const before = known.get(keyOf(row));
    const { cashMinor, payoutCashMinor } = row.play;
    if (to === null || (before === undefined && cashMinor <= 0n)) continue;
    const rates = before ?? { edgeBp: rules.edgeBp(row), rateBp: to.rateBp };
    known.set(keyOf(row), rates);
    if (rates.edgeBp === 0 || rates.rateBp === 0) continue;
    lines.push({
      ...of,
      ...rates,
      ...{ seq: row.seq, playerId: to.playerId, friendId: to.friendId },
      ...{ source: sourceOfPlay(row), ref: row.ref, at: row.settledAt },
      ...{ stakeMinor: cashMinor, returnedMinor: payoutCashMinor },
      accruedE8: rakebackE8(cashMinor, rates.edgeBp, rates.rateBp),
    });
  }
  return lines;
}
