import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { newServerSeed } from '../fairness/index.ts';
import { insertSea, readSeas, readSeats } from './sea.store.ts';
import { mayFish } from './sea-list.service.ts';
import { seaKinds, seatsOfSea, type SeaKind } from './sea-terms.ts';

/** More than so many seas of one kind are not opened on a site. */
const mostOfKind = 50;

/**
 * Every site has a sea of each kind with a free seat: the first of its seas, and one more when all
 * are full.
 */
export async function openSeas(server: ServerContext): Promise<void> {
  for (const site of server.sites.all()) {
    if (site.status !== 'ACTIVE' || !mayFish(site)) continue;
    const { id: siteId, currency } = site;
    await openSeasOf(server, server.database.db, { siteId, currency: currency.code });
  }
}

/** The same for one site. */
async function openSeasOf(
  server: Pick<ServerContext, 'ids' | 'clock'>,
  executor: Executor,
  { siteId, currency }: { siteId: string; currency: CurrencyCode },
): Promise<void> {
  const seas = await readSeas(executor, siteId);
  const seats = seas.length > 0 ? await readSeats(executor, siteId) : [];
  const isFull = ({ id }: { id: string }): boolean =>
    seats.filter(({ sea_id: seaId }) => seaId === id).length >= seatsOfSea;
  const wanted = (kind: SeaKind): boolean => {
    const ofKind = seas.filter((sea) => sea.kind === kind);
    return ofKind.length < mostOfKind && ofKind.every(isFull);
  };
  for (const kind of seaKinds.filter(wanted))
    await insertSea(executor, {
      id: server.ids.next(),
      site_id: siteId,
      kind,
      number: seas.filter((sea) => sea.kind === kind).length + 1,
      currency,
      sea_seed: newServerSeed(),
      started_at: server.clock.now(),
    });
}
