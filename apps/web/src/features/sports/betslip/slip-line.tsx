// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useId } from 'react';
import { setStake } from './betslip.store.ts';
import { LegState } from './leg-state.tsx';
import { lineName } from './line-name.ts';
import type { SlipLine } from './slip.types.ts';
import { SlipLineHead } from './slip-line-head.tsx';
import { EachWayField, PartsText } from './each-way-field.tsx';
import { isOffMarket, type LegQuote, type SlipQuote } from './slip-quote.query.ts';
import { payoutMinorOf } from './slip-sums.ts';
import { StakeField } from './stake-field.tsx';
import { isLinePlaceable, stakeProblem } from './stake-problem.ts';
import { VoucherField } from './voucher-field.tsx';

interface SlipLineRowProps {
  line: SlipLine;
  currency: string;
  /** What the server would take now; null for guests and while it is asked. */
  quote: SlipQuote | null;
  /** How its price stands; null while it is asked. */
  leg: LegQuote | null;
  /** Vouchers of the other bets. */
  takenVouchers: ReadonlySet<string>;
  /**
   * The largest stake beside those of the other lines, in major units; null while nothing is taken
   * or known.
   */
  maxStake: string | null;
  /** Why the server refused the bet, a code of the error catalogue. */
  refusal: string | null;
}

/**
 * One bet of the slip: what, price (and how it moved), stake, possible payout, and why it was
 * refused.
 */
export function SlipLineRow(props: SlipLineRowProps) {
  const { line, currency, quote, maxStake, refusal } = props;
  const t = useText();
  const problemId = useId();
  const problem = useProblemText(line, currency, isToldByPicks(props.leg) ? null : quote, refusal);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line p-3">
      <SlipLineHead line={line} leg={props.leg} />
      <LegState line={line} leg={props.leg} />
      <StakeField
        label={t('ui.betslip.stakeOf', { selection: lineName(t, line) })}
        value={line.stake}
        target={line.selectionId}
        isFixed={line.voucher?.kind === 'free_bet'}
        onChange={(stake) => setStake(line.selectionId, stake)}
        currency={currency}
        maxStake={maxStake}
        problemId={problem === null ? null : problemId}
      />
      <EachWayField line={line} currency={currency} />
      <VoucherField
        line={line}
        currency={currency}
        offered={quote?.vouchers ?? []}
        takenIds={props.takenVouchers}
      />
      <LineFigures line={line} currency={currency} quote={quote} />
      <p
        id={problemId}
        aria-live="polite"
        className="flex items-start gap-1.5 text-xs font-semibold text-negative"
      >
        {problem === null ? null : (
          <>
            <Icon name="error" size={14} className="mt-0.5 shrink-0" />
            {problem}
          </>
        )}
      </p>
    </li>
  );
}

/** Where picks of a builder say each what stands against them, the line has nothing to add. */
const isToldByPicks = (leg: LegQuote | null): boolean =>
  leg?.picks?.some((pick) => pick.refusal !== null) ?? false;

/**
 * Why this line cannot stand: the server's refusal, else what is wrong with the stake; null when
 * nothing is.
 */
function useProblemText(
  line: SlipLine,
  currency: string,
  quote: SlipQuote | null,
  refusal: string | null,
): string | null {
  const t = useText();
  const format = useFormat();
  const reason = refusal ?? (quote && !isOffMarket(quote) ? quote.refusal : null);
  if (reason !== null) return t.find(`errors.${reason}`) ?? reason;
  const problem = stakeProblem(line, currency, quote);
  if (problem === 'belowMinimum' && quote) {
    return t('validation.atLeast', { minimum: format.money(quote.min_stake, currency) });
  }
  if (problem === 'aboveMaximum' && quote) {
    return t('validation.atMost', { maximum: format.money(quote.max_stake, currency) });
  }
  return problem === null ? null : t('validation.invalidAmount');
}

/** The smallest stake, and what the bet may pay back where it would be taken. */
function LineFigures(props: { line: SlipLine; currency: string; quote: SlipQuote | null }) {
  const t = useText();
  const format = useFormat();
  const { line, currency, quote } = props;
  // Where nothing is taken the bounds mean nothing.
  const minStake = quote === null || quote.refusal !== null ? null : quote.min_stake;
  const payout = isLinePlaceable(line, currency, quote) ? payoutMinorOf(line, currency) : null;
  if (payout === null && minStake === null) return null;
  return (
    <div className="numeric flex flex-wrap justify-between gap-x-3 text-xs text-text-muted">
      <PartsText line={line} currency={currency} />
      <span>
        {minStake === null ? null : `≥ ${format.money(minStake, currency, { trimWhole: true })}`}
      </span>
      {payout === null ? null : (
        <span>
          {t('ui.betslip.payout')}{' '}
          <strong className="text-text">{format.money(payout, currency)}</strong>
        </span>
      )}
    </div>
  );
}
