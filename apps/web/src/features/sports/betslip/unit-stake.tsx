// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useId } from 'react';
import type { CombinedBet } from './combined-bet.ts';
import { setUnitStake } from './combined.store.ts';
import { unitTarget } from './keypad.store.ts';
import { isOffMarket } from './slip-quote.query.ts';
import { StakeField } from './stake-field.tsx';
import { stakeProblem, type StakeBounds } from './stake-problem.ts';

interface UnitStakeProps {
  bet: CombinedBet;
  /** What the server would take of a line; null while it is asked, and for a guest. */
  bounds: StakeBounds | null;
  currency: string;
  /** As typed. */
  stake: string;
}

/** The stake of a bet of several legs, of a system that of each line, and what is wrong with it. */
export function UnitStake({ bet, bounds, currency, stake }: UnitStakeProps) {
  const t = useText();
  const format = useFormat();
  const problemId = useId();
  const problem = useUnitProblem(stake, currency, bounds);
  const isOfLines = bet.shape.type === 'system' || bet.shape.isEachWay;
  const isTaken = bounds !== null && bounds.refusal === null;
  return (
    <div className="grid gap-1 px-3 pt-3">
      <StakeField
        label={t(isOfLines ? 'ui.betslip.unitStake' : 'ui.betslip.stake')}
        value={stake}
        onChange={setUnitStake}
        target={unitTarget}
        currency={currency}
        maxStake={isTaken ? bounds.max_stake : null}
        problemId={problem === null ? null : problemId}
      />
      {isTaken ? (
        <p className="numeric m-0 text-xs text-text-muted">
          ≥ {format.money(bounds.min_stake, currency, { trimWhole: true })}
        </p>
      ) : null}
      <p
        id={problemId}
        aria-live="polite"
        className="m-0 flex items-start gap-1.5 text-xs font-semibold text-negative"
      >
        {problem === null ? null : (
          <>
            <Icon name="error" size={14} className="mt-0.5 shrink-0" />
            {problem}
          </>
        )}
      </p>
    </div>
  );
}

/**
 * Why the bet is not taken at this stake; null where nothing is wrong, or it is a matter of its
 * legs.
 */
function useUnitProblem(
  stake: string,
  currency: string,
  bounds: StakeBounds | null,
): string | null {
  const t = useText();
  const format = useFormat();
  const ofLegs = [
    ...['relatedSelections', 'notCombinable', 'impossibleCombination', 'redundantPick'],
    ...['invalidSystem', 'tooManyLegs'],
  ];
  const refusal = bounds?.refusal ?? null;
  if (refusal !== null) {
    if (bounds && (isOffMarket(bounds) || ofLegs.includes(refusal))) return null;
    return t.find(`errors.${refusal}`) ?? refusal;
  }
  const problem = stakeProblem({ stake }, currency, bounds);
  if (problem === 'belowMinimum' && bounds)
    return t('validation.atLeast', { minimum: format.money(bounds.min_stake, currency) });
  if (problem === 'aboveMaximum' && bounds)
    return t('validation.atMost', { maximum: format.money(bounds.max_stake, currency) });
  return problem === null ? null : t('validation.invalidAmount');
}
