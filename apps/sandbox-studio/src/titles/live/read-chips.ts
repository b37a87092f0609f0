import { ParamReader, type MultiplierE4, type Parsed } from '@pavilion/games';

/** A bet of a layout with so many chips on it; a chip is the stake of the round. */
export interface ChipBet<Bet> {
  bet: Bet;
  chips: number;
}

const mostBets = 60;
export const mostChips = 100;

/**
 * Reads `bets: [{ …, chips }]`; `parse` reads what else stands in a line. All chips together are at
 * most a hundred.
 */
export function readChips<Bet>(
  raw: unknown,
  parse: (line: unknown) => Parsed<Bet>,
): Parsed<readonly ChipBet<Bet>[]> {
  const reader = new ParamReader(raw);
  const lines = reader.raw('bets');
  if (lines === undefined) reader.problem('bets', 'required');
  else if (!Array.isArray(lines)) reader.problem('bets', 'invalidType');
  else if (lines.length === 0) reader.problem('bets', 'belowMinimum');
  else if (lines.length > mostBets) reader.problem('bets', 'aboveMaximum');
  if (!Array.isArray(lines) || reader.firstProblem()) return reader.done([]);
  const bets = lines.flatMap((line: unknown, place) => {
    const of = new ParamReader(line);
    const chips = of.integer('chips', 1, mostChips);
    const wrong = of.firstProblem();
    if (wrong) reader.problem(`bets[${place}].${wrong.path}`, wrong.code);
    const parsed = parse(line);
    if (parsed.ok) return [{ bet: parsed.params, chips }];
    for (const { path, code } of parsed.problems) reader.problem(`bets[${place}].${path}`, code);
    return [];
  });
  if (chipsOf(bets) > mostChips) reader.problem('bets', 'aboveMaximum');
  return reader.done(bets);
}

/** All chips of a layout. */
export const chipsOf = (bets: readonly ChipBet<unknown>[]): number =>
  bets.reduce((sum, { chips }) => sum + chips, 0);

/** What a layout pays, in chips. */
export const sumOfBets = <Bet>(
  bets: readonly ChipBet<Bet>[],
  paysOf: (bet: Bet) => MultiplierE4,
): MultiplierE4 => bets.reduce((sum, { bet, chips }) => sum + BigInt(chips) * paysOf(bet), 0n);
