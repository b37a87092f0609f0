// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { CheckboxField } from '@pavilion/ui/choice';
import { useSlipStore } from './betslip.store.ts';
import { removeLines, toggleBanker } from './combined.store.ts';
import { TermsText } from './each-way-field.tsx';
import { LegState } from './leg-state.tsx';
import { lineName } from './line-name.ts';
import { SlipLineHead } from './slip-line-head.tsx';
import { isOffMarket, type LegQuote } from './slip-quote.query.ts';
import type { SlipLine } from './slip.types.ts';

interface LegRowProps {
  line: SlipLine;
  isSystem: boolean;
  isEachWay: boolean;
  /** Other selections of its match: one of them can stand in the bet. Null where there are none. */
  others: ReadonlySet<string> | null;
  /** How the server sees it; null while it is asked. */
  leg: LegQuote | null;
  /** Why the server refused it, a code of the error catalogue. */
  refusal: string | null;
}

/** A leg of the bet: what, price, whether it is in every line, and why it cannot stand. */
export function LegRow({ line, isSystem, isEachWay, others, leg, refusal }: LegRowProps) {
  const t = useText();
  const isBanker = useSlipStore((state) => state.bankers.includes(line.selectionId));
  const problem = useLegProblem({ others, leg, refusal });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line p-3">
      <SlipLineHead line={line} leg={leg} />
      <LegState line={line} leg={leg} />
      {isEachWay ? <TermsText line={line} /> : null}
      {isSystem ? (
        <CheckboxField
          label={t('ui.betslip.banker')}
          aria-label={t('ui.betslip.bankerOf', { selection: lineName(t, line) })}
          checked={isBanker}
          onChange={() => toggleBanker(line.selectionId)}
        />
      ) : null}
      <div aria-live="polite" className="grid gap-1">
        {problem === null ? null : (
          <p className="m-0 flex items-start gap-1.5 text-xs font-semibold text-negative">
            <Icon name="error" size={14} className="mt-0.5 shrink-0" />
            {problem}
          </p>
        )}
        {others === null ? null : (
          <button
            type="button"
            onClick={() => removeLines(others)}
            className="min-h-6 text-start text-xs font-semibold text-accent-text underline pointer-coarse:min-h-11"
          >
            {t('ui.betslip.keepThis')}
          </button>
        )}
      </div>
    </li>
  );
}

function useLegProblem({
  others,
  leg,
  refusal,
}: Pick<LegRowProps, 'others' | 'leg' | 'refusal'>): string | null {
  const t = useText();
  if (others !== null) return t('ui.betslip.related');
  // What takes no bets now says so by itself.
  const code = refusal ?? (leg && !isOffMarket(leg) ? leg.refusal : null);
  // An answer may be older than the last change of the slip.
  if (code === null || code === 'relatedSelections') return null;
  return t.find(`errors.${code}`) ?? code;
}
