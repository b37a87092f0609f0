import { firstBlockCommand, seedHashCommand } from '@pavilion/games/fairness/openssl';
import { checkSeed } from '@pavilion/games/fairness/verification';
import { bingoGames } from '@pavilion/games/bingo/index';
import { createRandomStream } from '@pavilion/domain/fair-stream';
import {
  miniGameCodes,
  miniGames,
  MiniGameRefusal,
  type MiniGameCode,
  type MiniRow,
} from '@pavilion/rewards/minigame';
import { spinWheel } from '@pavilion/rewards/wheel';
import type { RoundRecord } from '../game-info.ts';
import type { Findings } from './findings.ts';

const isMiniGame = (code: string): code is MiniGameCode =>
  (miniGameCodes as readonly string[]).includes(code);

const isBingo = (code: string): code is keyof typeof bingoGames => Object.hasOwn(bingoGames, code);

/**
 * True for spins, rounds with tokens and cards of bingo: they are dealt like bets, by rules that no
 * stage of a game has.
 */
export const isOfRecord = ({
  game_code: code,
  currency,
}: Pick<RoundRecord, 'game_code' | 'currency'>): boolean =>
  // A game of the arcade is called as the wheel of tokens is.
  currency === 'TOKEN' ? code === 'wheel' || isMiniGame(code) : isBingo(code);

export type RecordFindings = Omit<Findings, 'result'> & {
  /**
   * What the rules make of the seeds, and what was recorded of the same; null: it cannot be worked
   * out.
   */
  result: { dealt: unknown; recorded: unknown } | null;
};

/**
 * Works a spin, a round with tokens or bought cards out again from what its record says. Asks
 * nobody.
 */
export function recordFindings(round: RoundRecord): RecordFindings {
  const { server_seed: serverSeed, fairness } = round;
  const { server_seed_hash: hash = '', client_seed: clientSeed = '', nonce = 0 } = fairness;
  if (serverSeed === null)
    return { commitment: 'notRevealed', result: null, problems: [], commands: [] };
  const seeds = { serverSeed, clientSeed, nonce };
  const result = dealOf(round.game_code)(round, createRandomStream(seeds));
  return {
    commitment: checkSeed(serverSeed, hash),
    result,
    problems: result ? [] : ['params'],
    commands: [seedHashCommand(serverSeed), firstBlockCommand(seeds)],
  };
}

type Deal = (
  round: RoundRecord,
  stream: ReturnType<typeof createRandomStream>,
) => RecordFindings['result'];

const dealOf = (code: string): Deal => {
  if (code === 'wheel') return spinAgain;
  return isBingo(code) ? cardsAgain : dealAgain;
};

/** What the balls made of the cards, the page of their game works out. */
const cardsAgain: Deal = ({ game_code: code, params, outcome }, stream) => {
  const { count } = params;
  const { cards } = outcome;
  if (!isBingo(code) || typeof count !== 'number' || !Array.isArray(cards)) return null;
  return {
    dealt: bingoGames[code].cards(count, stream).map(({ numbers }) => numbers),
    recorded: (cards as { numbers: number[] }[]).map(({ numbers }) => numbers),
  };
};

const spinAgain: Deal = ({ params, outcome }, stream) => {
  const { weights } = params;
  if (!Array.isArray(weights)) return null;
  const segments = (weights as number[]).map((weight) => ({
    ...{ label: '', weight, prize: { kind: 'none' as const } },
  }));
  return {
    dealt: { segment: spinWheel(segments, stream) },
    recorded: { segment: outcome['segment'] },
  };
};

const dealAgain: Deal = (round, stream) => {
  const { game_code: code, params, played = [], stake, outcome } = round;
  const { table } = params;
  if (!isMiniGame(code) || !Array.isArray(table)) return null;
  try {
    const rules = { cost: Number(stake), rows: table as MiniRow[] };
    const again = miniGames[code].play(rules, params, played, stream);
    return { dealt: again.outcome, recorded: withoutNothing(outcome) };
  } catch (error) {
    if (error instanceof MiniGameRefusal) return null;
    throw error;
  }
};

/** A record tells what does not fit a prize as null; rules leave it out. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutNothing(field)]));
}
