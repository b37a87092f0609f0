import type { AnswerLine } from '@pavilion/contracts';
import type { PlayerId } from '@pavilion/domain/ids';
import { screens } from '@pavilion/domain/screens';
import { ownTopicsIn, type OwnTopic } from '@pavilion/domain/support';
import { messageTagOf } from '@pavilion/i18n';
import { createFormat, createTranslator } from '@pavilion/i18n/server';
import type { RequestContext } from '../../../http/route.ts';
import { limitsOf } from '../../account/protection/index.ts';
import { listBets, listTransactions } from '../../money/history/index.ts';

type Own = Extract<AnswerLine, { type: 'own' }>;
type Row = Own['rows'][number];

const rowsMax = 5;
const paths: Readonly<Record<OwnTopic, string>> = {
  bets: screens['bet-history'].path,
  limits: screens['responsible-gaming'].path,
  payments: screens['transaction-history'].path,
};

/**
 * What a signed-in player asks of his own, read from the books and changed by nothing. It is told
 * beside the answer and goes to no adapter.
 */
export async function ownLinesOf(
  context: RequestContext,
  playerId: string,
  question: string,
): Promise<Own[]> {
  const readers = { bets: betRows, limits: limitRows, payments: paymentRows };
  const lines: Own[] = [];
  for (const what of ownTopicsIn(question)) {
    // The id of an owner is one of a player who proved who he is.
    const rows = await readers[what](context, playerId as PlayerId);
    if (rows.length > 0) lines.push({ type: 'own', what, path: paths[what], rows });
  }
  return lines;
}

async function betRows({ server, site, language }: RequestContext, id: PlayerId): Promise<Row[]> {
  const { value } = await listBets({ server, site, player: { id } }, { limit: rowsMax });
  const t = createTranslator(language.tag);
  const format = createFormat({ tag: messageTagOf(language.code) });
  return value.map((bet) => {
    const name =
      bet.product === 'games'
        ? bet.game_name
        : (bet.event_name ?? `${bet.home_team_name} – ${bet.away_team_name}`);
    const stake = `${t('ui.history.stake')} ${format.money(bet.stake, bet.currency)}`;
    const end =
      bet.payout === null
        ? t('ui.history.open')
        : `${t('ui.history.payout')} ${format.money(bet.payout, bet.currency)}`;
    return { label: `${name}, ${format.dateTime(bet.placed_at)}`, value: `${stake} · ${end}` };
  });
}

async function limitRows(
  { server, site, language, now }: RequestContext,
  id: PlayerId,
): Promise<Row[]> {
  const { value } = await limitsOf(server.database.db, site, id, now);
  const t = createTranslator(language.tag);
  const format = createFormat({ tag: messageTagOf(language.code) });
  const { code } = site.currency;
  return value.map(({ kind, period, amount, minutes, room }) => ({
    label: `${t(`ui.limits.kind.${kind}`)}, ${t(`ui.limits.period.${period}`)}`,
    value:
      amount === null
        ? t('ui.limits.minutes', { minutes: minutes ?? 0 })
        : `${format.money(amount, code)} · ${t('ui.limits.room', { room: format.money(room, code) })}`,
  }));
}

async function paymentRows(
  { server, site, language }: RequestContext,
  id: PlayerId,
): Promise<Row[]> {
  const kinds = ['deposit', 'withdrawal', 'withdrawal_returned'] as const;
  const asked = { limit: rowsMax, kinds: [...kinds] };
  const { value } = await listTransactions({ server, site, player: { id } }, asked);
  const t = createTranslator(language.tag);
  const format = createFormat({ tag: messageTagOf(language.code) });
  return value.map(({ kind, created_at, amount, currency }) => ({
    label: `${t(`ui.transactions.kind.${kind}`)}, ${format.dateTime(created_at)}`,
    value: format.money(amount, currency),
  }));
}
