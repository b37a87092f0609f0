import type { RandomStream } from '../../../fairness/index.ts';
import type { LegalActions } from '../betting.ts';
import type { HoldemAction } from '../table-state.ts';
import type { HandView, OwnView, TableView } from '../view.ts';
import { startingHandScore } from './starting-hands.ts';
import { winChance } from './win-chance.ts';

export const computerStyles = ['tight', 'balanced', 'loose'] as const;
export type ComputerStyle = (typeof computerStyles)[number];

/** What a computer player does and how long it seems to think, in milliseconds (0.8 to 4 s). */
export interface ComputerMove {
  action: HoldemAction;
  /** Of bet and raise: the street's total. */
  amountMinor?: bigint;
  thinksMs: number;
}

interface Temper {
  /** The least score to come in before the flop without being raised. */
  opensFrom: number;
  /** By how much a hand has to be better than the price of a call. */
  margin: number;
  /** The chance from which it bets for value, against one. */
  betsFrom: number;
  /** One bluff in so many chances. */
  bluffsOneIn: number;
}

const tempers: Record<ComputerStyle, Temper> = {
  tight: { opensFrom: 52, margin: 0.06, betsFrom: 0.66, bluffsOneIn: 20 },
  balanced: { opensFrom: 44, margin: 0.03, betsFrom: 0.6, bluffsOneIn: 10 },
  loose: { opensFrom: 34, margin: 0, betsFrom: 0.55, bluffsOneIn: 6 },
};

const samples = 300;

/**
 * The move of a computer player, for play money only. It is given what any player in its seat is
 * given and nothing more. Null when it is not its turn. A simple, sound strategy: a chart before
 * the flop, then pot odds from sampled hands.
 */
export function computerMove(
  view: TableView,
  style: ComputerStyle,
  luck: RandomStream,
): ComputerMove | null {
  const { own, hand } = view;
  if (!own?.legal || !hand) return null;
  const decided =
    hand.street === 'preflop'
      ? beforeFlop(own, own.legal, hand, tempers[style])
      : afterFlop(view, own.legal, tempers[style], luck);
  return { ...decided, thinksMs: 800 + luck.draw(3201) };
}

type Decision = Omit<ComputerMove, 'thinksMs'>;

const checkOrFold = ({ canCheck }: LegalActions): Decision => ({
  action: canCheck ? 'check' : 'fold',
});
const checkOrCall = ({ canCheck }: LegalActions): Decision => ({
  action: canCheck ? 'check' : 'call',
});

/** Bets or raises to about `wanted`, as far as the rules let it; else checks or calls. */
function wagerTo(legal: LegalActions, wanted: bigint): Decision {
  const { wager } = legal;
  if (!wager) return checkOrCall(legal);
  const atLeast = wanted > wager.leastMinor ? wanted : wager.leastMinor;
  const amountMinor = atLeast < wager.mostMinor ? atLeast : wager.mostMinor;
  return { action: wager.action, amountMinor };
}

function beforeFlop(
  own: OwnView,
  legal: LegalActions,
  hand: HandView,
  { opensFrom }: Temper,
): Decision {
  const score = startingHandScore(own.cards.map(({ card }) => card));
  const raises = hand.actions.filter(({ action }) => action === 'raise' || action === 'all_in');
  const needed = opensFrom + 14 * raises.length;
  if (score < needed) return checkOrFold(legal);
  if (score < needed + 12 || raises.length > 2) return checkOrCall(legal);
  return wagerTo(legal, 3n * hand.toMatchMinor);
}

function afterFlop(
  { own, hand, seats }: TableView,
  legal: LegalActions,
  temper: Temper,
  luck: RandomStream,
): Decision {
  const opponents = seats.filter(({ seat, hasCards }) => hasCards && seat !== own?.seat).length;
  const known = {
    own: (own?.cards ?? []).map(({ card }) => card),
    board: (hand?.board ?? []).map(({ card }) => card),
  };
  const chance = winChance(known, Math.max(1, opponents), luck, samples);
  const pot = (hand?.pots ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const price = legal.callMinor ?? 0n;
  // Against several a hand needs less than against one to be the best of them.
  const betsFrom = temper.betsFrom / Math.sqrt(Math.max(1, opponents));
  if (chance >= betsFrom) return wagerTo(legal, (hand?.toMatchMinor ?? 0n) + (pot * 2n) / 3n);
  if (legal.canCheck)
    return luck.draw(temper.bluffsOneIn) === 0 ? wagerTo(legal, pot / 2n) : { action: 'check' };
  const odds = Number(price) / Number(pot + price);
  return chance >= odds + temper.margin ? { action: 'call' } : { action: 'fold' };
}
