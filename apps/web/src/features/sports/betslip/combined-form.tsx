// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import { useSlipStore } from './betslip.store.ts';
import { missingLegs, relatedIds, sentCombined, type CombinedBet } from './combined-bet.ts';
import { removeLines, setUnitStake } from './combined.store.ts';
import { EachWayChoice } from './each-way-field.tsx';
import { LegRow } from './leg-row.tsx';
import { placeBets } from './place-slip.ts';
import { usePlacing } from './use-placing.ts';
import { missingFor } from './slip-balance.ts';
import { SlipFoot } from './slip-foot.tsx';
import type { SlipAnswer } from './slip-quote.query.ts';
import { useAreReadable, useSlipCurrency, useSlipProblem, useStakeable } from './slip-room.ts';
import { SlipSetting } from './slip-setting.tsx';
import { isLineAcceptable } from './slip-sums.ts';
import { SlipTools } from './slip-tools.tsx';
import type { SlipLine } from './slip.types.ts';
import { stakeProblem } from './stake-problem.ts';
import { SystemSizes } from './system-sizes.tsx';
import { UnitStake } from './unit-stake.tsx';

interface CombinedFormProps {
  lines: SlipLine[];
  bet: CombinedBet;
  answer: SlipAnswer;
  isAuthenticated: boolean;
  onSignIn: () => void;
}

/**
 * One bet of all selections: its legs, its lines, the stake of each, and the button that places it.
 */
export function CombinedForm({ lines, bet, answer, isAuthenticated, onSignIn }: CombinedFormProps) {
  const currency = useSlipCurrency();
  const unitStake = useSlipStore((state) => state.unitStake);
  const { isPlacing, isUnknown, refusals } = usePlacing();
  const judged = useJudgement({ lines, bet, answer, isHeld: isPlacing || isUnknown });
  const { bounds, needsAcceptance, isSound, own, missing } = judged;
  const problem = useSlipProblem({ refusals, missingMinor: missing, currency, own });
  const mayPlace = bet.fault === null && bet.unitMinor !== null && (isSound || isUnknown);

  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!isAuthenticated) return onSignIn();
    const atNewPrices = needsAcceptance;
    if (mayPlace && !isPlacing)
      void placeBets([sentCombined(bet, lines, { unitStake, atNewPrices })], { atNewPrices });
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <SlipTools lines={lines} currency={currency} onStake={setUnitStake} />
      <LegRows lines={lines} bet={bet} answer={answer} refused={refusals.byLine} />
      <ClosedLines lines={lines} />
      {bet.shape.type === 'system' && lines.length > 2 ? <SystemSizes bet={bet} /> : null}
      <EachWayChoice lines={lines} />
      <UnitStake bet={bet} bounds={bounds} currency={currency} stake={unitStake} />
      <CombinedFigures bet={bet} currency={currency} />
      <SlipSetting />
      <SlipFoot
        total={{ ...bet, needsAcceptance, sentCount: 1, readyCount: 1 }}
        currency={currency}
        code={problem.code}
        text={problem.text}
        isUnknown={isUnknown}
        isReturned={refusals.isReturned}
        delaySeconds={answer.delaySeconds}
        needsAcceptance={needsAcceptance && bet.unitMinor !== null}
        isAuthenticated={isAuthenticated}
        isPlacing={isPlacing}
        mayPlace={mayPlace}
      />
    </form>
  );
}

/** Whether the bet would be taken as it is, as far as is known, and what stands against it. */
function useJudgement({
  lines,
  bet,
  answer,
  isHeld,
}: Pick<CombinedFormProps, 'lines' | 'bet' | 'answer'> & {
  /** It is on its way, or was perhaps taken: it may itself be why no more is taken now. */
  isHeld: boolean;
}) {
  const currency = useSlipCurrency();
  const { oddsChange, unitStake } = useSlipStore();
  const quote = isHeld ? null : answer.combined;
  const bounds = quote && boundsOf(quote);
  const balance = useStakeable(quote !== null);
  const missing = isHeld ? null : missingFor(bet.stakeMinor, currency, balance);
  const needsAcceptance = lines.some((line) => !isLineAcceptable(line, oddsChange));
  const isReadable = useAreReadable(lines);
  const own = useShapeProblem(bet, lines.length);
  const isTaken =
    relatedIds(lines).size === 0 &&
    lines.every(({ isOpen, currentOdds }) => isOpen && currentOdds !== '') &&
    isOnlyMoney(bounds?.refusal ?? null);
  const isRight = stakeProblem({ stake: unitStake }, currency, bounds) === null;
  const isSound = missing === null && isTaken && isRight && (!needsAcceptance || isReadable);
  return { bounds, missing, needsAcceptance, own, isSound };
}

function LegRows({
  lines,
  bet,
  answer,
  refused,
}: Pick<CombinedFormProps, 'lines' | 'bet' | 'answer'> & {
  refused: ReadonlyMap<string, string>;
}) {
  const related = relatedIds(lines);
  return (
    <ul className="m-0 list-none border-t border-line p-0">
      {lines.map((line) => (
        <LegRow
          key={line.builder?.id ?? line.selectionId}
          line={line}
          isSystem={bet.shape.type === 'system'}
          isEachWay={bet.shape.isEachWay}
          others={related.has(line.selectionId) ? othersOfMatch(lines, line) : null}
          leg={answer.legs.get(line.selectionId) ?? null}
          refusal={refused.get(line.selectionId) ?? null}
        />
      ))}
    </ul>
  );
}

const boundsOf = (quote: NonNullable<SlipAnswer['combined']>) => ({
  min_stake: quote.min_unit_stake,
  max_stake: quote.max_unit_stake,
  refusal: quote.refusal,
});

/** What the player owns is told with the way to more of it; whatever else refuses stops the bet. */
const isOnlyMoney = (refusal: string | null): boolean =>
  refusal === null || refusal === 'insufficientFunds';

const othersOfMatch = (lines: readonly SlipLine[], { eventId, selectionId }: SlipLine) =>
  new Set(
    lines
      .filter((other) => other.eventId === eventId && other.selectionId !== selectionId)
      .map((other) => other.selectionId),
  );

/**
 * What keeps the selections from being this kind of bet; null when nothing does, and while what is
 * needed is said elsewhere.
 */
function useShapeProblem(
  { fault, shape }: CombinedBet,
  legCount: number,
): { code: string; text: string } | null {
  const t = useText();
  const count = missingLegs(shape.type, legCount);
  if (count > 0) return { code: 'invalidSystem', text: t('ui.betslip.needMore', { count }) };
  return fault === null ? null : { code: fault, text: t(`errors.${fault}`) };
}

/** A way to leave everything out that takes no bets now: one closed pick stops the whole bet. */
function ClosedLines({ lines }: { lines: readonly SlipLine[] }) {
  const t = useText();
  const closed = lines.filter(({ isOpen }) => !isOpen);
  if (closed.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => removeLines(new Set(closed.map(({ selectionId }) => selectionId)))}
      className="mx-3 mt-2 min-h-9 text-start text-xs font-semibold text-accent-text underline pointer-coarse:min-h-11"
    >
      {t('ui.betslip.removeClosed', { count: closed.length })}
    </button>
  );
}

/** The combined odds, or how many lines there are and what each costs. */
function CombinedFigures({ bet, currency }: { bet: CombinedBet; currency: string }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  if (bet.fault !== null) return null;
  const unit =
    bet.unitMinor !== null && isCurrencyCode(currency)
      ? format.money(formatAmount(bet.unitMinor, currency), currency)
      : null;
  return (
    <dl className="numeric m-0 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 px-3 pt-2 text-sm">
      {bet.odds === null ? null : (
        <>
          <dt className="text-text-muted">{t('ui.betslip.totalOdds')}</dt>
          <dd className="m-0 text-end font-bold">{oddsText(bet.odds)}</dd>
        </>
      )}
      {bet.lineCount === 1 ? null : (
        <>
          <dt className="text-text-muted">{t('ui.betslip.lines', { count: bet.lineCount })}</dt>
          <dd className="m-0 text-end font-bold">
            {unit === null ? '' : `${bet.lineCount} × ${unit}`}
          </dd>
        </>
      )}
    </dl>
  );
}
