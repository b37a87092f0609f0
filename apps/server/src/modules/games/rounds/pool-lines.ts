import { formatAmount } from '@pavilion/domain/money';
import type { PoolLine, PoolRound } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import {
  kindOf,
  mergedLines,
  refuseProblems,
  refuseTooLow,
  stakeOf,
  type Line,
  type LineInput,
  type LineRules,
} from './ticket-lines.ts';

/**
 * The lines of a ticket on a round of pools, equal bets merged. Fails as `checkedLines` does, and
 * with invalidParams (`notDivisible`) for a stake that its combinations do not divide. What a pool
 * pays is bounded by what was staked: only the house's risk is held to what a round pays.
 */
export function checkedPoolLines(
  round: PoolRound<unknown>,
  asked: readonly LineInput[],
  rules: LineRules,
): Line[] {
  refuseProblems(asked, (params) => round.parseBet(params));
  const read = asked.map(({ params = {}, stake }, place) => {
    const bet = readBet(round, params);
    return { bet, stakeMinor: stakeOf(stake, place, rules) };
  });
  refuseUneven(round, read);
  const lines = mergedLines(
    read.map(({ bet, stakeMinor }) => ({
      params: bet,
      kept: bet as Line['kept'],
      stakeMinor,
      isPooled: round.stakesOf({ bet, stakeMinor }).length > 0,
    })),
  );
  for (const line of lines) checkLine(round, line, rules);
  checkAll(round, lines, rules);
  return lines;
}

function readBet(round: PoolRound<unknown>, raw: unknown): unknown {
  const parsed = round.parseBet(raw);
  if (!parsed.ok) throw new Error('a bet that was just read');
  return parsed.params;
}

function refuseUneven(round: PoolRound<unknown>, lines: ReadonlyArray<PoolLine<unknown>>): void {
  const errors = lines.flatMap(({ bet, stakeMinor }, place) =>
    stakeMinor % round.unitsOf(bet) === 0n
      ? []
      : [{ path: `bets[${place}].stake`, code: 'notDivisible' }],
  );
  if (errors.length > 0) fail('invalidParams', { errors });
}

const asBet = ({ params, stakeMinor }: Line): PoolLine<unknown> => ({ bet: params, stakeMinor });

function checkLine(round: PoolRound<unknown>, line: Line, rules: LineRules): void {
  refuseTooLow(line, rules);
  const { maxMinor, maxWinMinor } = rules.limits;
  if (line.stakeMinor > maxMinor || round.mostPaid([asBet(line)]) > maxWinMinor)
    fail('stakeTooHigh', { statusDetail: kindOf(line) ?? formatAmount(maxMinor, rules.currency) });
}

/**
 * All lines together stake no more than one bet may, and the house never has to pay more than a
 * round pays.
 */
function checkAll(round: PoolRound<unknown>, lines: readonly Line[], rules: LineRules): void {
  const { maxMinor, maxWinMinor } = rules.limits;
  const largest = lines.toSorted((a, b) => Number(b.stakeMinor - a.stakeMinor))[0];
  if (!largest) return;
  const stakedMinor = lines.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  if (stakedMinor > maxMinor || round.mostPaid(lines.map(asBet)) > maxWinMinor)
    fail('stakeTooHigh', {
      statusDetail: kindOf(largest) ?? formatAmount(maxMinor, rules.currency),
    });
}
