// chunk: standing
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { Format, Text } from '@pavilion/i18n';
import type { SportsBet } from './bet-history.queries.ts';
import type { ToastMessage } from '@pavilion/web-core/toasts/toast.store';
import { betPath } from '../../../common/bets/bet-path.ts';

/** Long enough to read a match and a sum, and to press the button. */
const readingMs = 8000;

interface Words {
  t: Text;
  format: Format;
  /** The match in the page's language. */
  matchOf: (bet: SportsBet) => string;
}

/** What a toast says of bets that were settled together: one in words, more of them as a sum. */
export function settleNews(
  bets: readonly SportsBet[],
  { t, format, matchOf }: Words,
): ToastMessage | null {
  const [bet] = bets;
  if (!bet) return null;
  const paidMinor = bets.reduce((sum, { payout, currency }) => sum + minorOf(payout, currency), 0n);
  const paid = t('ui.history.paidOut', { amount: format.money(paidMinor, bet.currency) });
  const tone = paidMinor > 0n ? 'success' : 'info';
  if (bets.length > 1) {
    return {
      tone,
      durationMs: readingMs,
      title: t('ui.history.settledMany', { count: bets.length }),
      text: paid,
      action: { label: t('ui.template.myBets'), to: '/bet-history?status=settled' },
    };
  }
  const result = t(`ui.history.result.${bet.result ?? 'void'}`);
  return {
    tone,
    durationMs: readingMs,
    title: t(bet.revision > 1 ? 'ui.history.settledAgain' : 'ui.history.settledOne', { result }),
    text: `${matchOf(bet)}. ${paid}`,
    action: { label: t('ui.history.showBet'), to: betPath(bet.bet_id, 'settled') },
  };
}

const minorOf = (amount: string | null, currency: string): bigint =>
  (amount !== null && isCurrencyCode(currency) ? parseAmount(amount, currency) : null) ?? 0n;
