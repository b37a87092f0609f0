// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { useSlipStore } from './betslip.store.ts';
import { placeBets } from './place-slip.ts';
import { usePlacing } from './use-placing.ts';
import { lineMaxStake, missingMinor } from './slip-balance.ts';
import { SlipFoot } from './slip-foot.tsx';
import { SlipLineRow } from './slip-line.tsx';
import { maxBets, type SlipAnswer } from './slip-quote.query.ts';
import { useAreReadable, useSlipCurrency, useSlipProblem, useStakeable } from './slip-room.ts';
import { SlipSetting } from './slip-setting.tsx';
import { sentSingles, sumSlip } from './slip-sums.ts';
import { SlipTools } from './slip-tools.tsx';
import type { SlipLine } from './slip.types.ts';
import { isLinePlaceable, isLineTaken, stakeProblem } from './stake-problem.ts';

interface SinglesFormProps {
  lines: SlipLine[];
  answer: SlipAnswer;
  isAuthenticated: boolean;
  onSignIn: () => void;
}

/**
 * A bet on each selection: lines, stakes, sums, and the button that places everything or nothing.
 */
export function SinglesForm({ lines, answer, isAuthenticated, onSignIn }: SinglesFormProps) {
  const currency = useSlipCurrency();
  const { isPlacing, isUnknown, refusals } = usePlacing();
  const { sums, room, taken, quoteOf, isHeld } = useSums(lines, answer, isPlacing || isUnknown);
  const isReadable = useAreReadable(sums.sentLines);
  // Bets that are on their way, or were perhaps taken, may have left the balance already.
  const missing = isHeld ? null : missingMinor(room);
  const isRight = (line: SlipLine) => stakeProblem(line, currency, quoteOf(line)) === null;
  const tooMany = useTooMany(sums.sentLines.length);
  const problem = useSlipProblem({ refusals, missingMinor: missing, currency, own: tooMany });
  const isSound = missing === null && taken.every(isRight) && (!sums.needsAcceptance || isReadable);
  // What became of a slip whose answer was lost can be learnt by trying again alone, whatever holds
  // by now.
  const mayPlace = sums.sentLines.length > 0 && tooMany === null && (isSound || isUnknown);

  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!isAuthenticated) return onSignIn();
    const atNewPrices = sums.needsAcceptance;
    if (mayPlace && !isPlacing)
      void placeBets(sentSingles(sums.sentLines, atNewPrices), { atNewPrices });
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <SlipTools lines={lines} currency={currency} />
      <ul className="m-0 list-none border-t border-line p-0">
        {lines.map((line) => (
          <SlipLineRow
            key={line.builder?.id ?? line.selectionId}
            line={line}
            currency={currency}
            quote={quoteOf(line)}
            leg={answer.legs.get(line.selectionId) ?? null}
            takenVouchers={vouchersBeside(lines, line)}
            maxStake={lineMaxStake(line, quoteOf(line), room)}
            refusal={refusals.byLine.get(line.selectionId) ?? null}
          />
        ))}
      </ul>
      <SlipSetting />
      <SlipFoot
        total={{
          ...sums,
          sentCount: sums.sentLines.length,
          readyCount: sums.readyLines.length,
        }}
        currency={currency}
        code={problem.code}
        text={problem.text}
        isUnknown={isUnknown}
        isReturned={refusals.isReturned}
        delaySeconds={answer.delaySeconds}
        needsAcceptance={sums.needsAcceptance}
        isAuthenticated={isAuthenticated}
        isPlacing={isPlacing}
        mayPlace={mayPlace}
      />
    </form>
  );
}

/** What is taken of the lines, and what that comes to. */
function useSums(lines: SlipLine[], answer: SlipAnswer, isHeld: boolean) {
  const currency = useSlipCurrency();
  const oddsChange = useSlipStore((state) => state.oddsChange);
  const balance = useStakeable(answer.singles.size > 0);
  const quoteOf = (line: SlipLine) => answer.singles.get(line.selectionId) ?? null;
  // A bet that is on its way, or was perhaps taken, may itself be why no more is taken now.
  const isTaken = (line: SlipLine) => isLineTaken(line, isHeld ? null : quoteOf(line));
  const isPlaceable = (line: SlipLine) => isHeld || isLinePlaceable(line, currency, quoteOf(line));
  const sums = sumSlip(lines, oddsChange, currency, { isTaken, isPlaceable });
  // What takes no bets now stays in the slip, and in the way of no other bet.
  const taken = lines.filter(isTaken);
  return { sums, room: { lines: taken, currency, balance }, taken, quoteOf, isHeld };
}

/** What is said where more single bets have a stake than a slip takes. */
function useTooMany(count: number): { code: string; text: string } | null {
  const t = useText();
  if (count <= maxBets) return null;
  return { code: 'slipTooLong', text: t('ui.betslip.tooMany', { max: maxBets }) };
}

const vouchersBeside = (lines: readonly SlipLine[], line: SlipLine): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ voucher }) =>
      voucher && voucher.id !== line.voucher?.id ? [voucher.id] : [],
    ),
  );
