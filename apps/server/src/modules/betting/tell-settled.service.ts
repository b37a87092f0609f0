import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { shortId } from '@pavilion/domain/ids';
import { createFormat, isMessageTag, localeCodeOf, sourceTag } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { ServerContext } from '../../context.ts';
import { addInboxItems, type InboxDraft } from '../inbox/index.ts';
import { oddsText } from '../sportsbook/index.ts';
import type { BetRecord } from './bet-record.ts';
import { readLanguages } from './settlement-read.store.ts';

/**
 * One message to each player for his bets that were settled together for the first time; what is settled again has a
 * message of its own.
 */
export async function tellSettled(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
): Promise<void> {
  const byPlayer = Map.groupBy(
    bets.filter(({ revision }) => revision === 1),
    ({ playerId }) => playerId,
  );
  if (byPlayer.size === 0) return;
  const languages = await readLanguages(trx, [...byPlayer.keys()]);
  const drafts = [...languages].flatMap(([playerId, language]) =>
    settledMessage(byPlayer.get(playerId) ?? [], language),
  );
  await addInboxItems(trx, context, drafts);
}

function settledMessage(bets: readonly BetRecord[], language: string): InboxDraft[] {
  const [bet] = bets;
  if (!bet) return [];
  const t = createTranslator(language);
  const result = t(`ui.history.result.${bet.result ?? 'void'}`);
  return [
    {
      siteId: bet.siteId,
      playerId: bet.playerId,
      title:
        bets.length === 1
          ? t('ui.history.settledOne', { result })
          : t('ui.history.settledMany', { count: bets.length }),
      body: bets.map((one) => betLine(one, language)).join('\n'),
      reward: null,
    },
  ];
}

/** A bet in one sentence: match and score, market, stake, odds, what it paid, its number. */
function betLine(bet: BetRecord, language: string): string {
  const tag = isMessageTag(language) ? language : sourceTag;
  const t = createTranslator(tag);
  const format = createFormat({ tag });
  const code = localeCodeOf(tag);
  const money = (minor: bigint): string =>
    isCurrencyCode(bet.currency) ? format.money(minor, bet.currency) : String(minor);
  return t('messages.settlement.body', {
    match: `${bet.homeNames[code] ?? bet.homeName} – ${bet.awayNames[code] ?? bet.awayName}`,
    score: bet.homeScore === null ? '' : `${bet.homeScore}:${bet.awayScore}`,
    market: t(`ui.sports.market.${bet.marketKind}`),
    stake: money(bet.stakeMinor),
    odds: oddsText(bet.oddsMilli),
    payout: money(bet.payoutMinor ?? 0n),
    number: shortId(bet.id),
  }).replace(/ ,|  /, (gap) => gap.at(-1) ?? '');
}
