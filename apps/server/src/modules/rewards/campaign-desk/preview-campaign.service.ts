import type { Database, Executor } from '@pavilion/database';
import { localDateOf } from '@pavilion/domain/time-zones';
import type { PlayerFacts } from '@pavilion/rewards/audience';
import type { Campaign, CampaignItem } from '@pavilion/rewards/campaign';
import { edgeBpOf } from '@pavilion/rewards/cash-rewards';
import {
  previewCampaign,
  type ItemPreview,
  type PastPlay,
  type PastPlayer,
} from '@pavilion/rewards/preview';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { countryOfPhone } from '../../account/identity/index.ts';
import { identityLevelOf } from '../../account/verification/index.ts';
import { checkCampaign, leastSportsEdgeBp, type CheckedCampaign } from '../campaigns/index.ts';
import { readReturns } from '../cash-rewards/index.ts';
import { readWholePlays, type WholePlay } from '../turnover/index.ts';
import {
  readPastDeposits,
  readPastMiniRounds,
  readPastPlayers,
  readPastSpins,
  type PastPlayerRow,
} from './past.store.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Players whose past is in memory at once. */
const chunk = 500;

export interface CampaignPreview extends CheckedCampaign {
  from: Date;
  /** Excluded. */
  to: Date;
  /** How many people did anything then. */
  players: number;
  items: ItemPreview[];
  /** Account ids of those who would have had something, by player id. */
  accounts: ReadonlyMap<string, string>;
}

/**
 * What a campaign file would have given on its site over the last days, to whom and at which cost;
 * a file with problems is not looked at further. It changes nothing.
 */
export async function previewOfFile(
  context: ServerContext,
  text: string,
  days: number,
): Promise<CampaignPreview> {
  const to = context.clock.now();
  const from = new Date(to.getTime() - days * dayMs);
  return lookLong(context.database, async (executor) => {
    const checked = await checkCampaign(context, executor, text);
    const { site, campaign } = checked;
    const nothing = { ...checked, from, to, players: 0, items: [], accounts: new Map() };
    if (!site || !campaign) return nothing;
    const rows = await readPastPlayers(executor, { siteId: site.id, from, to });
    const items = await previewOver(executor, { site, campaign, from, to }, rows);
    const accounts = new Map(rows.map(({ playerId, accountId }) => [playerId, accountId]));
    return { ...checked, from, to, players: rows.length, items, accounts };
  });
}

/** One view of the books for as long as a busy month takes. */
const lookLong = <T>(database: Database, work: (executor: Executor) => Promise<T>): Promise<T> =>
  database.withoutTimeouts((db) => db.transaction().execute(work));

interface Look {
  site: Site;
  campaign: Campaign;
  from: Date;
  to: Date;
}

async function previewOver(
  executor: Executor,
  look: Look,
  rows: readonly PastPlayerRow[],
): Promise<ItemPreview[]> {
  const { site, campaign, from, to } = look;
  const preview = previewCampaign({
    ...{ campaign, from, to, sportsEdgeBp: leastSportsEdgeBp },
    ...{ zone: site.timeZone, exponent: site.currency.exponent },
    referralPercent: site.switches.showReferral ? site.referralSetting : 0,
  });
  for (let start = 0; start < rows.length; start += chunk)
    for (const player of await pastOf(executor, look, rows.slice(start, start + chunk)))
      preview.add(player);
  return preview.finish();
}

async function pastOf(
  executor: Executor,
  look: Look,
  rows: readonly PastPlayerRow[],
): Promise<PastPlayer[]> {
  const { site, from, to } = look;
  const playerIds = rows.map(({ playerId }) => playerId);
  const stretch = { siteId: site.id, from, to };
  const plays = await readWholePlays(executor, { ...stretch, playerIds });
  const byOwner = <Row extends { playerId: string }>(all: readonly Row[]) =>
    Map.groupBy(all, ({ playerId }) => playerId);
  const depositsOf = byOwner(await readPastDeposits(executor, stretch, playerIds));
  const spinsOf = byOwner(await readPastSpins(executor, stretch, playerIds));
  const roundsOf = byOwner(await readPastMiniRounds(executor, stretch, playerIds));
  const playsOf = byOwner(await pastPlays(executor, site, plays));
  const players: PastPlayer[] = [];
  for (const row of rows)
    players.push({
      playerId: row.playerId,
      facts: await factsOfRow(executor, look, row),
      plays: playsOf.get(row.playerId) ?? [],
      deposits: depositsOf.get(row.playerId) ?? [],
      spins: (spinsOf.get(row.playerId) ?? []).map(({ at }) => at),
      miniRounds: roundsOf.get(row.playerId) ?? [],
      referrerId: row.referrerId,
    });
  return players;
}

/** Plays in the order of time, with the site's dates and what they were worth to the house. */
async function pastPlays(
  executor: Executor,
  { timeZone }: Site,
  plays: readonly WholePlay[],
): Promise<Array<PastPlay & { playerId: string }>> {
  const dateAt = localDateOf(timeZone);
  const games = new Map(
    plays.map(({ play: { provider, game } }) => [`${provider}/${game}`, { provider, game }]),
  );
  const returns = await readReturns(executor, [...games.values()]);
  return plays
    .map(({ playerId, play, at, seq }) => ({
      ...{ playerId, play, at, seq, localDate: dateAt(at) },
      edgeBp:
        play.provider === ''
          ? null
          : edgeBpOf(returns.get(`${play.provider}/${play.game}`) ?? 10_000),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whether an item decides by the level of identity, which is read of each player by itself. */
const asksLevel = (item: CampaignItem): boolean =>
  item.audience?.verified_level !== undefined ||
  (item.kind === 'mission' && item.metric === 'verify') ||
  (item.kind === 'referral' && item.must_verify === true);

async function factsOfRow(
  executor: Executor,
  { site, campaign, to }: Look,
  row: PastPlayerRow,
): Promise<PlayerFacts> {
  const isAsked = campaign.items.some(asksLevel);
  const owner = { siteId: site.id, playerId: row.playerId };
  return {
    level: row.level,
    country: countryOfPhone(row.phone) ?? site.country,
    registeredAt: row.createdAt,
    verifiedLevel: isAsked ? await identityLevelOf(executor, owner, to) : 0,
    depositCount: row.depositCount,
    lastSeenAt: row.lastSeenAt,
    affiliateCode: row.affiliateCode,
  };
}
