import { inTransaction, type Executor } from '@pavilion/database';
import { fallbackLocaleCode, localeByTag } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../context.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import { viewOfBonus } from './bonus-list.service.ts';
import { takeBonusNews, type BonusNews } from './bonus-news.store.ts';

const batch = 500;

/**
 * Tells players' open pages how their bonuses stand and what their pockets hold, each change of the
 * last moments once. Gives how many bonuses were told of.
 */
export async function tellBonuses(context: ServerContext): Promise<number> {
  return inTransaction(context.database, async (executor) => {
    const news = await takeBonusNews(executor, batch);
    for (const one of news) await tell(context, executor, one);
    await tellPockets(context, executor, news);
    return news.length;
  });
}

async function tell(context: ServerContext, executor: Executor, news: BonusNews): Promise<void> {
  const { siteId, playerId, bonusId, language } = news;
  const code = localeByTag(language)?.code ?? fallbackLocaleCode;
  const reader = { server: context, site: { id: siteId }, player: { id: playerId } };
  const bonus = await viewOfBonus({ ...reader, language: { code } }, bonusId, executor);
  if (!bonus) return;
  const to = { siteId, playerId, topic: 'rewards' as const };
  await context.publisher.publish(executor, { ...to, name: 'bonus.changed', data: { bonus } });
}

async function tellPockets(
  context: ServerContext,
  executor: Executor,
  news: readonly BonusNews[],
): Promise<void> {
  const owners = new Map(
    news.flatMap(({ siteId, playerId }) => {
      const site = context.sites.byId(siteId);
      return site ? [[playerId, { siteId, playerId, currency: site.currency.code }] as const] : [];
    }),
  );
  await publishBalances(context, executor, [...owners.values()]);
}
