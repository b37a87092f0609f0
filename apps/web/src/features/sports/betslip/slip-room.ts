// chunk: alone
import { formatAmount } from '@pavilion/domain/money';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useLimitWords } from '../../../common/amounts/use-limit-words.ts';
import { stakeableOf } from '../../../core/session/stakeable.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { untoldBalance, useUserStore } from '../../../core/stores/user.store.ts';
import { useStanding } from '../../../core/use-standing.ts';
import type { Refusals, SlipLine } from './slip.types.ts';

export const useSlipCurrency = (): string =>
  useLayoutStore((state) => state.site?.currency ?? 'USD');

/**
 * What the stakes may use. As long as no balance was told, or no price was quoted for it, nothing
 * is judged by it.
 */
export const useStakeable = (isQuoted: boolean): string | null =>
  useUserStore((user) =>
    user.isAuthenticated && isQuoted && user.game !== untoldBalance ? stakeableOf(user) : null,
  );

/**
 * A button that takes new prices over is off for so long after one moved: nobody agrees to what
 * they had no time to read.
 */
const readingMs = 1000;

/** True once the prices that differ from the agreed ones have stood long enough to be read. */
export const useAreReadable = (lines: readonly SlipLine[]): boolean =>
  useStanding(
    lines
      .filter(({ odds, currentOdds }) => odds !== currentOdds)
      .map(({ selectionId, currentOdds }) => `${selectionId} ${currentOdds}`)
      .join(),
    readingMs,
  );

/**
 * Why the slip as a whole cannot be placed, and its words where the code's own do not say enough.
 */
export function useSlipProblem({
  refusals,
  missingMinor,
  currency,
  own = null,
}: {
  refusals: Refusals;
  /** How much more the player would need; null where it is enough. */
  missingMinor: bigint | null;
  currency: string;
  /** What is wrong with the slip before anybody is asked. */
  own?: { code: string; text: string } | null;
}): { code: string | null; text: string | null } {
  const t = useText();
  const format = useFormat();
  const limitWords = useLimitWords();
  if (own !== null) return own;
  if (missingMinor !== null) {
    const amount = format.money(formatAmount(missingMinor, currency as CurrencyCode), currency);
    return { code: 'insufficientFunds', text: t('ui.betslip.missing', { amount }) };
  }
  // Reasons of single selections stand at them.
  if (refusals.byLine.size > 0) return { code: null, text: null };
  return { code: refusals.code, text: limitWords(refusals.detail, currency) };
}
