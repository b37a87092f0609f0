import { firstBlockCommand, seedHashCommand } from '@pavilion/games/fairness/openssl';
import { checkSeed } from '@pavilion/games/fairness/verification';
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

/** True for spins and rounds with tokens: they are dealt like bets, by rules that are no game's of the lobby. */
export const isTokenRound = ({ game_code: code }: Pick<RoundRecord, 'game_code'>): boolean =>
  code === 'wheel' || isMiniGame(code);

export type TokenFindings = Omit<Findings, 'result'> & {
  /** What the rules make of the seeds, and what was recorded of the same; null: it cannot be worked out. */
  result: { dealt: unknown; recorded: unknown } | null;
};

/** Works a spin or a round with tokens out again from what its record says. Asks nobody. */
export function tokenFindings(round: RoundRecord): TokenFindings {
  const { server_seed: serverSeed, fairness } = round;
  const { server_seed_hash: hash = '', client_seed: clientSeed = '', nonce = 0 } = fairness;
  if (serverSeed === null)
    return { commitment: 'notRevealed', result: null, problems: [], commands: [] };
  const seeds = { serverSeed, clientSeed, nonce };
  const deal = round.game_code === 'wheel' ? spinAgain : dealAgain;
  const result = deal(round, createRandomStream(seeds));
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
) => TokenFindings['result'];

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
