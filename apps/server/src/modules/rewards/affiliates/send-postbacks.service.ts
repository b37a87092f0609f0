import { formatAmount } from '@pavilion/domain/money';
import { nextTryAt, postbackUrl } from '@pavilion/rewards/referral';
import type { ServerContext } from '../../../context.ts';
import { enlistPostbacks, notePostback, takeDuePostback, type Postback } from './postback.store.ts';
import { publicGet } from './public-get.ts';

const dayMs = 24 * 60 * 60_000;
/** So long back is looked for what partners were not told of. */
const lookBackMs = 2 * dayMs;
/** A try whose process died is taken up again after it. */
const leaseMs = 60_000;
const triesMax = 50;
const problemMax = 200;
const okStatuses = { from: 200, to: 300 } as const;

/** Asks an address; gives the status of its answer. */
type GetStatus = (url: string) => Promise<number>;

/** Notes what partners are to be told. */
export async function notePostbacks(context: ServerContext): Promise<void> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - lookBackMs);
  for (const site of context.sites.all())
    await enlistPostbacks(context.database.db, { siteId: site.id, since, now });
}

/**
 * Tells partners what waits, under the same `event_id` with every try. A redirect is no answer: an
 * address says where it is. No transaction is open while a partner's system is asked.
 */
export async function sendPostbacks(
  context: ServerContext,
  getStatus: GetStatus = publicGet,
): Promise<void> {
  const { db } = context.database;
  for (let done = 0; done < triesMax; done += 1) {
    const now = context.clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const postback = await takeDuePostback(db, { now, leaseUntil });
    if (!postback) return;
    const problem = await problemOf(context, postback, getStatus);
    await notePostback(
      db,
      postback,
      problem === null ? { sentAt: now } : { problem, nextTryAt: nextTryAt(postback.tries, now) },
    );
  }
}

async function problemOf(
  context: ServerContext,
  postback: Postback,
  getStatus: GetStatus,
): Promise<string | null> {
  const currency = context.sites.byId(postback.siteId)?.currency.code;
  if (currency === undefined) return 'the site is gone';
  const url = postbackUrl(postback.url, {
    event: postback.event,
    event_id: postback.eventId,
    click_id: postback.clickId,
    amount: formatAmount(postback.amountMinor, currency),
    currency,
    at: postback.at.toISOString(),
  });
  try {
    const status = await getStatus(url);
    return status >= okStatuses.from && status < okStatuses.to ? null : `answered ${status}`;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return words.slice(0, problemMax);
  }
}
