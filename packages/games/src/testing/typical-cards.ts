import { blackjack } from '../cards/blackjack/blackjack.game.ts';
import { caribbeanStud } from '../cards/caribbean-stud/caribbean-stud.game.ts';
import { payoutOfHand, type CardGame, type CardState } from '../cards/card-game.ts';
import { casinoHoldem } from '../cards/casino-holdem/casino-holdem.game.ts';
import { cardRank, ranks } from '../cards/playing-cards.ts';
import { handClassOf, handStrength, threeCardStrength } from '../cards/poker-hands/index.ts';
import type { ShowdownState } from '../cards/showdown/showdown-game.ts';
import { threeCardPoker } from '../cards/three-card-poker/three-card-poker.game.ts';
import type { RandomStream } from '../fairness/index.ts';
import type { HouseGameCode } from '../game-catalogue.ts';

const unit = 1_000n;

/**
 * Plays a hand by a rule; what it gave back less what it took beyond the base stake, of one base
 * stake.
 */
function playBy<State extends CardState>(
  game: CardGame<State>,
  stream: RandomStream,
  rule: (state: State) => string,
): number {
  let state = game.start({ baseMinor: unit, sides: {} }, stream);
  let added = 0n;
  while (!state.isSettled) {
    const action = rule(state);
    added += game.costOf(state, action);
    const step = game.act(state, { action, params: {} }, stream);
    if (!step.ok) throw new Error(`${game.code} refuses ${action}: ${step.refusal.code}`);
    state = step.state;
  }
  return Number(payoutOfHand(state) - added) / Number(unit);
}

/** Queen, six, four: the weakest hand that is played. */
const weakestPlayed = threeCardStrength([40, 17, 10]);

/** Any pair is raised; ace-king by its three rules (games two, 3.2). */
function isRaised({ cards: { player, dealer } }: ShowdownState): boolean {
  if (handClassOf(handStrength(player)) !== 'high_card') return true;
  const own = player.map(cardRank).toSorted((a, b) => b - a);
  const [first, second, third = 0, fourth = 0] = own;
  if (first !== ranks.ace || second !== ranks.king) return false;
  const up = cardRank(dealer[0] ?? 0);
  if (up <= ranks.queen) return own.includes(up) || (third === ranks.queen && up < fourth);
  return third === ranks.queen || third === ranks.jack;
}

/** What the bonus on hole and flop gives back of its own stake. */
function bonusOf(stream: RandomStream): number {
  const state = casinoHoldem.start({ baseMinor: unit, sides: { aa_bonus: unit } }, stream);
  const bonus = state.parts.find(({ part }) => part === 'aa_bonus');
  return Number(bonus?.payoutMinor ?? 0n) / Number(unit);
}

const plays: Partial<Record<HouseGameCode, (stream: RandomStream) => number>> = {
  blackjack: (stream) =>
    playBy(blackjack, stream, (state) => blackjack.hint(state)?.options[0]?.action ?? 'stand'),
  'three-card-poker': (stream) =>
    playBy(threeCardPoker, stream, ({ cards: { player } }) =>
      threeCardStrength(player) >= weakestPlayed ? 'play' : 'fold',
    ),
  'casino-holdem': bonusOf,
  'caribbean-stud': (stream) =>
    playBy(caribbeanStud, stream, (state) => (isRaised(state) ? 'raise' : 'fold')),
};

/**
 * A hand of cards played as its return is stated; null for a game that is none, or whose best play
 * has no rule.
 */
export const typicalCards = (code: HouseGameCode): ((stream: RandomStream) => number) | null =>
  plays[code] ?? null;
