import { sql } from 'kysely';
import { stopCampaignItems } from '@pavilion/server/modules/rewards/campaign-desk/stop-campaign.service';
import { publishCampaign } from '@pavilion/server/modules/rewards/campaigns/index';
import { endRaces } from '@pavilion/server/modules/rewards/races/end-races.service';
import { payRaces } from '@pavilion/server/modules/rewards/races/pay-prizes.service';
import type { ServerContext } from '@pavilion/server/context';

const operator = 'simulation';
const site = 'simulation';
const lastsMs = 30 * 24 * 60 * 60_000;
const cash = (amount: string) => ({ kind: 'cash', amount });

/** A race by turnover as a campaign of its own, counted from `from` on. */
async function publishRace(context: ServerContext, number: number, from: Date): Promise<void> {
  const times = {
    starts_at: from.toISOString(),
    ends_at: new Date(from.getTime() + lastsMs).toISOString(),
  };
  const code = `race-${number}`;
  const file = {
    ...{ format: 1, site, campaign: code, ...times, budget: { amount: '1000.00' } },
    items: [
      {
        ...{ kind: 'race', code, metric: 'turnover', entry: 'auto', ...times },
        texts: { EN: { title: `Race ${number}`, summary: 'Stakes decide.' } },
        prizes: ['50.00', '25.00', '10.00'].map((amount, at) => ({
          ...{ from: at + 1, to: at + 1, prize: cash(amount) },
        })),
      },
    ],
  };
  const { problems } = await publishCampaign(context, operator, JSON.stringify(file));
  if (problems.length > 0) throw new Error(problems.join('; '));
}

/** The last campaign of a race, and whether its race is held at `due` already. */
async function lastRace(context: ServerContext, due: Date) {
  const { rows } = await sql<{
    number: number;
    campaign: string;
    isHeld: boolean;
    endsAt: Date | null;
  }>`
    select (select count(*)::int from campaigns) as number, c.code as campaign,
           r.starts_at < ${due}::timestamptz as "isHeld",
           case when c.stopped_at is not null then r.ends_at end as "endsAt"
      from campaigns c left join races r on r.site_id = c.site_id and r.item_code = c.code
     order by c.starts_at desc limit 1`.execute(context.database.db);
  return rows[0];
}

/**
 * Publishes the first race, ends the one that runs with what was settled by `due`, publishes the
 * next, and pays. Killed anywhere it goes on from there.
 */
export async function endRacesBy(context: ServerContext, due: Date): Promise<void> {
  await holdRaces(context, due);
  await endRaces(context);
  await payRaces(context);
}

async function holdRaces(context: ServerContext, due: Date): Promise<void> {
  const last = await lastRace(context, due);
  if (!last) return publishRace(context, 1, context.clock.now());
  if (last.endsAt) return publishRace(context, last.number + 1, last.endsAt);
  const owner = context.sites.byExternalId(site);
  if (!owner || !last.isHeld) return;
  const { campaign } = last;
  await stopCampaignItems(context, operator, owner, { campaign, item: null, isNow: true });
  // It ends with what is certainly committed by now, and the next takes up from there.
  await sql`update races set ends_at = ${due}::timestamptz where item_code = ${campaign}
    and state = 'running'`.execute(context.database.db);
  await publishRace(context, last.number + 1, due);
}
