import { inTransaction, jsonText, type Executor } from '@pavilion/database';
import { firstRound } from '@pavilion/domain/jackpots';
import { parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { forEachApart } from '../../../each-apart.ts';
import type { Site } from '../../../site-directory/index.ts';
import { itemsOfKind, stateOfItem, type ItemOfKind } from '../campaigns/index.ts';
import { openRound } from './open-round.service.ts';
import { arePotsForbidden } from './pots-forbidden.ts';
import { insertPot, lockPot, readPotNames, writePotState } from './pot.store.ts';

type JackpotItem = ItemOfKind<'jackpot'>;

/**
 * Opens the pots of campaigns that have begun, each once, and lets those of campaigns that are over
 * fall a last time.
 */
export async function openItemPots(context: ServerContext): Promise<void> {
  for (const site of context.sites.all()) {
    if (arePotsForbidden(context, site.id)) continue;
    const items = await itemsOfKind(context, site.id, 'jackpot');
    if (items.length === 0) continue;
    const pots = await readPotNames(context.database.db, site.id);
    await forEachApart('jackpots of campaigns', items, async (item) => {
      const isOpen = stateOfItem(item, context.clock.now()) === 'open';
      const own = pots.find(({ item_code: code }) => code === item.code);
      const isTaken = pots.some(({ code, state }) => code === item.code && state !== 'over');
      if (isOpen && !own && !isTaken) await openPot(context, site, item);
      if (!isOpen && own?.state === 'running') await endPot(context, site, item);
      return true;
    });
  }
}

/**
 * Two who open at once: the code of a pot is unique among those that are not over, and the second
 * one finds it taken.
 */
async function openPot(context: ServerContext, site: Site, item: JackpotItem): Promise<void> {
  await inTransaction(context.database, async (executor) => {
    if (await lockPot(executor, site.id, item.code)) return;
    await writePot(executor, context, site, item);
  });
}

async function writePot(
  executor: Executor,
  context: ServerContext,
  site: Site,
  { code, fields }: JackpotItem,
): Promise<void> {
  const now = context.clock.now();
  const id = context.ids.next();
  const minor = (amount: string): bigint => parseAmount(amount, site.currency.code) ?? 0n;
  const openingMinor = minor(fields.opening);
  const periodMinutes = fields.pot === 'draw' ? (fields.period_minutes ?? null) : null;
  await insertPot(executor, {
    id,
    site_id: site.id,
    code,
    names: jsonText(namesOf(fields)),
    share_basis_points: fields.share_bp,
    opening_minor: openingMinor,
    period_minutes: periodMinutes,
    kind: fields.pot,
    must_hit_by_minor:
      fields.pot === 'must_hit_by' && fields.must_hit_by !== undefined
        ? minor(fields.must_hit_by)
        : null,
    one_in_minor:
      fields.pot === 'chance' && fields.one_in !== undefined ? minor(fields.one_in) : null,
    item_code: code,
    created_at: now,
  });
  const pot = { id, siteId: site.id, code, currency: site.currency.code, openingMinor };
  const window = periodMinutes === null ? null : firstRound(now, periodMinutes);
  await openRound(
    executor,
    context,
    { ...pot, kind: fields.pot },
    { window, number: 1, carriedMinor: 0n },
  );
}

/** The names of an item, else its titles. */
const namesOf = ({ names, texts }: JackpotItem['fields']): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
  ...names,
});

async function endPot(context: ServerContext, site: Site, item: JackpotItem): Promise<void> {
  await inTransaction(context.database, async (executor) => {
    const pot = await lockPot(executor, site.id, item.code);
    if (pot?.item_code !== item.code || pot.state !== 'running') return;
    await writePotState(executor, { siteId: site.id, id: pot.id }, 'last-round');
  });
}
