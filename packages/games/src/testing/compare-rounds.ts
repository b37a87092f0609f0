import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createSeededRandom } from '@pavilion/domain/random';
import type { AnyGame, JsonObject } from '../engine/index.ts';
import { createRandomStream } from '../fairness/index.ts';
import { houseGames, type HouseGameCode } from '../game-catalogue.ts';
import { playRandomHand, randomParams } from './random-bets.ts';
import { verifySecond, type Verdict, type VerifiedRound } from './second-verifier.ts';

/** A round on which a game and the second verifier do not agree. */
interface Disagreement {
  code: HouseGameCode;
  round: VerifiedRound;
  game: Verdict;
  verifier: Verdict;
}

/** An odd amount: halves of it are rounded. */
const baseMinor = 333n;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Plays so many random rounds of a game from the seed and gives those on which the second verifier
 * comes to something else.
 */
export function compareRounds(
  code: HouseGameCode,
  rounds: number,
  seed: string,
): readonly Disagreement[] {
  const random = createSeededRandom(`${seed} ${code}`);
  const game: AnyGame = houseGames[code];
  const differing: Disagreement[] = [];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const bet = {
      serverSeed: digestOf(`${seed} ${code}`).toString('hex'),
      clientSeed: `${seed} ünïcode 骰`,
      nonce,
      params: randomParams[code](random),
      hash: digestOf(`${seed} ${code} ${nonce}`),
      salt: `salt of ${code}`,
      base: baseMinor,
    };
    const played = playedBy(game, bet, random);
    const round = { ...bet, actions: played.actions };
    const verifier = verifySecond(code, round);
    if (!isDeepStrictEqual(played.verdict, verifier))
      differing.push({ code, round, game: played.verdict, verifier });
  }
  return differing;
}

type Bet = Omit<VerifiedRound, 'actions'> & { params: JsonObject };

function playedBy(game: AnyGame, bet: Bet, random: ReturnType<typeof createSeededRandom>) {
  const parsed = game.parseParams(bet.params);
  if (!parsed.ok) throw new Error(`${game.code} refuses ${JSON.stringify(bet.params)}`);
  const { params } = parsed;
  const stream = () => createRandomStream(bet);
  const verdictOf = ({ outcome, multiplierE4 }: Verdict): Verdict => ({ outcome, multiplierE4 });
  if (game.engine === 'instant')
    return { actions: [], verdict: verdictOf(game.play(params, stream())) };
  if (game.engine === 'round') {
    const outcome = game.outcomeOf({ link: bet.hash, salt: bet.salt, index: 1 });
    return { actions: [], verdict: { outcome, multiplierE4: game.settle(params, outcome) } };
  }
  const hand = playRandomHand(random, game, params, stream, bet.base);
  const settled = hand.states.at(-1);
  if (!settled) throw new Error('a hand has a state');
  const actions = hand.actions.map(({ action, params: { tile, hold } }) => ({
    action,
    ...(typeof tile === 'number' ? { tile } : {}),
    ...(Array.isArray(hold) ? { hold: hold as readonly number[] } : {}),
  }));
  return { actions, verdict: verdictOf(settled) };
}
