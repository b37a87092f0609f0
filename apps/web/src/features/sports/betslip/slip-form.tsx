import { useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { useLimitWords } from '../../../common/amounts/use-limit-words.ts';
import { BonusMoney } from '../../../common/amounts/bonus-money.tsx';
import { stakeableOf } from '../../../core/session/stakeable.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { untoldBalance, useUserStore } from '../../../core/stores/user.store.ts';
import { useStanding } from '../../../core/use-standing.ts';
import { setOddsChange, useSlipStore } from './betslip.store.ts';
import type { OddsChange, SlipLine } from './slip.types.ts';
import { usePlaceBet, type Refusals } from './place-bet.mutation.ts';
import { exceedsBalance, lineMaxStake, type StakeRoom } from './slip-balance.ts';
import { SlipFoot } from './slip-foot.tsx';
import { SlipLineRow } from './slip-line.tsx';
import { useSlipQuote } from './slip-quote.query.ts';
import { sumSlip } from './slip-sums.ts';
import { SlipTools } from './slip-tools.tsx';
import { isLinePlaceable, isLineTaken, stakeProblem } from './stake-problem.ts';

/** A button that takes new prices over is off for so long after one moved: nobody agrees to what they had no time to read. */
const readingMs = 1000;

interface SlipFormProps {
  lines: SlipLine[];
  isAuthenticated: boolean;
  onSignIn: () => void;
}

/** Lines, stakes, setting for price changes, sums, and the button that places everything or nothing. */
export function SlipForm({ lines, isAuthenticated, onSignIn }: SlipFormProps) {
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const oddsChange = useSlipStore((state) => state.oddsChange);
  const quotes = useSlipQuote();
  const limitWords = useLimitWords();
  const { place, isPlacing, isUnknown, refusals } = usePlaceBet(currency);
  const quoteOf = (line: SlipLine) => quotes.get(line.selectionId) ?? null;
  // A bet that is on its way, or was perhaps taken, may itself be why no more is taken now.
  const isHeld = isPlacing || isUnknown;
  const isTaken = (line: SlipLine) => isLineTaken(line, isHeld ? null : quoteOf(line));
  const isPlaceable = (line: SlipLine) => isHeld || isLinePlaceable(line, currency, quoteOf(line));
  const sums = sumSlip(lines, oddsChange, currency, { isTaken, isPlaceable });
  // What takes no bets now stays in the slip, and in the way of no other bet.
  const taken = lines.filter(isTaken);
  const isRight = (line: SlipLine) => stakeProblem(line, currency, quoteOf(line)) === null;
  const room = useStakeRoom(taken, currency, quotes.size > 0);
  const isReadable = useStanding(newPrices(sums.sentLines), readingMs);
  // Bets that are on their way, or were perhaps taken, may have left the balance already.
  const isTooMuch = !isHeld && exceedsBalance(room);
  const isSound = !isTooMuch && taken.every(isRight) && (!sums.needsAcceptance || isReadable);
  // What became of a slip whose answer was lost can be learnt by trying again alone, whatever holds by now.
  const mayPlace = sums.sentLines.length > 0 && (isSound || isUnknown);

  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!isAuthenticated) return onSignIn();
    if (mayPlace && !isPlacing) place(sums.sentLines, { atNewPrices: sums.needsAcceptance });
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <SlipTools lines={lines} currency={currency} />
      <ul className="m-0 list-none border-t border-line p-0">
        {lines.map((line) => (
          <SlipLineRow
            key={line.selectionId}
            line={line}
            currency={currency}
            quote={quoteOf(line)}
            maxStake={lineMaxStake(line, quoteOf(line), room)}
            refusal={refusals.byLine.get(line.selectionId) ?? null}
          />
        ))}
      </ul>
      <div className="grid gap-2 p-3">
        <OddsChangeField value={oddsChange} />
        <BonusMoney />
      </div>
      <SlipFoot
        sums={sums}
        currency={currency}
        code={isTooMuch ? 'insufficientFunds' : slipRefusal(refusals)}
        text={isTooMuch ? null : limitWords(refusals.detail, currency)}
        isUnknown={isUnknown}
        needsAcceptance={sums.needsAcceptance}
        isAuthenticated={isAuthenticated}
        isPlacing={isPlacing}
        mayPlace={mayPlace}
      />
    </form>
  );
}

/** The prices that differ from the agreed ones, as one text. */
const newPrices = (lines: readonly SlipLine[]): string =>
  lines
    .filter(({ odds, currentOdds }) => odds !== currentOdds)
    .map(({ selectionId, currentOdds }) => `${selectionId} ${currentOdds}`)
    .join();

/** What the stakes may use. As long as no balance was told, or no price was quoted for it, nothing is judged by it. */
function useStakeRoom(lines: SlipLine[], currency: string, isQuoted: boolean): StakeRoom {
  const balance = useUserStore((user) =>
    user.isAuthenticated && isQuoted && user.game !== untoldBalance ? stakeableOf(user) : null,
  );
  return { lines, currency, balance };
}

/** The server's reason for the slip as a whole; reasons of lines stand at the lines. */
const slipRefusal = ({ code, byLine }: Refusals): string | null =>
  byLine.size === 0 ? code : null;

function OddsChangeField({ value }: { value: OddsChange }) {
  const t = useText();
  return (
    <SelectField
      label={t('ui.betslip.oddsChange')}
      value={value}
      onChange={(event) => setOddsChange(event.target.value as OddsChange)}
      options={(['none', 'better', 'any'] as const).map((choice) => ({
        value: choice,
        label: t(`ui.betslip.accept.${choice}`),
      }))}
    />
  );
}
