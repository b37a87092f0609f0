import { rateOfLevel, rewardPeriodAt } from '@pavilion/rewards/cash-rewards';
import type { PlayerFacts } from '@pavilion/rewards/audience';
import type { PlayerContext } from '../../../http/route.ts';
import { factsOf, itemsOfKind, reasonAgainst } from '../campaigns/index.ts';
import { readPlayedSums } from '../turnover/index.ts';
import { cashbackOf, filterOf, openPart, type CashbackItem } from './cashback.service.ts';
import { readPeriods } from './period.store.ts';
import { rakebackNow, type RakebackItem } from './rakeback.service.ts';
import { reloadNow, type ReloadItem } from './reload.service.ts';
import {
  fixedCashbackView,
  rakebackView,
  reloadView,
  runningCashbackView,
  type CashRewardView,
} from './reward-view.ts';

/** How long what is over still stands in the list. */
const shownAfterMs = 7 * 24 * 60 * 60 * 1000;

/** Cash rewards of the player: what has accrued, what can be claimed, and from what sums. */
export async function rewardsOf(context: PlayerContext) {
  const { server, site, player, now } = context;
  const facts = await factsOf(server.database.db, site, player.id, now);
  const value: CashRewardView[] = [];
  for (const item of await itemsOfKind(server, site.id, 'rakeback'))
    value.push(...(await ofRakeback(context, item, facts)));
  for (const item of await itemsOfKind(server, site.id, 'cashback'))
    value.push(...(await ofCashback(context, item, facts)));
  for (const item of await itemsOfKind(server, site.id, 'reload'))
    value.push(...(await ofReload(context, item, facts)));
  return { value };
}

const isLongOver = (end: Date, now: Date): boolean => now.getTime() - end.getTime() > shownAfterMs;

async function ofRakeback(
  context: PlayerContext,
  item: RakebackItem,
  facts: PlayerFacts,
): Promise<CashRewardView[]> {
  const { server, site, player, now } = context;
  if (now < item.startsAt) return [];
  const asked = { playerId: player.id, now, isLocked: false };
  const found = await rakebackNow(server.database.db, site, item, asked);
  const isMine = reasonAgainst(item.fields, facts, now) === null;
  // What was earned before the item stopped being for the player stays theirs.
  if (found.amountMinor === 0n && (!isMine || isLongOver(item.endsAt, now))) return [];
  const rateBp = isMine ? rateOfLevel(item.fields.rates, facts.level) : 0;
  return [rakebackView({ context, level: facts.level }, item, found, rateBp)];
}

async function ofCashback(
  context: PlayerContext,
  item: CashbackItem,
  facts: PlayerFacts,
): Promise<CashRewardView[]> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const shown = { context, level: facts.level };
  const owner = { siteId: site.id, itemCode: item.code, playerId: player.id };
  const fixed = (await readPeriods(db, owner))
    .filter(({ claimUntil }) => !isLongOver(claimUntil, now))
    .map((period) => fixedCashbackView(shown, item, period));
  const span = rewardPeriodAt(item.fields.period, site.timeZone, now);
  const part = openPart(item, span);
  if (!part || now < part.from || now >= part.to) return fixed;
  const asked = { siteId: site.id, playerId: player.id, ...part, filter: filterOf(site, item) };
  const [found] = await readPlayedSums(db, asked);
  const sums = found ?? { playerId: player.id, stakedMinor: 0n, returnedMinor: 0n };
  const running = await cashbackOf(db, site, item, { sums, ...part, now });
  if (!running) return fixed;
  return [runningCashbackView(shown, item, { key: span.key, ...part }, running), ...fixed];
}

async function ofReload(
  context: PlayerContext,
  item: ReloadItem,
  facts: PlayerFacts,
): Promise<CashRewardView[]> {
  const { server, site, player, now } = context;
  if (now < item.startsAt) return [];
  const reload = await reloadNow(server.database.db, site, item, { playerId: player.id, now });
  if (!reload || reload.amountMinor === 0n || isLongOver(reload.claimUntil, now)) return [];
  return [reloadView({ context, level: facts.level }, item, reload)];
}
