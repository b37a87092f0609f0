import type { AnyGame, HandAction, Json, RoundDecision, RoundGame } from '@pavilion/games';
import { fromHex } from '@pavilion/games/fairness/bytes';
import { isHashChainLink } from '@pavilion/games/fairness/hash-chain';
import {
  chainCommand,
  firstBlockCommand,
  linkCommand,
  seedHashCommand,
} from '@pavilion/games/fairness/openssl';
import { checkSeed } from '@pavilion/games/fairness/verification';
import { multiplierText } from '@pavilion/games/engine/multiplier';
import { recomputeRound, type DecidedBy } from '@pavilion/games/engine/recompute';
import type { Evidence } from './evidence.ts';

/** Whether what decided the round is what was published before it. */
export type Commitment = 'verified' | 'altered' | 'notRevealed' | 'notGiven';

export interface Findings {
  commitment: Commitment;
  result: { outcome: Json; multiplier: string | null } | null;
  /** Fields that could not be read. */
  problems: readonly string[];
  commands: readonly string[];
}

/** Walking further would keep a browser busy for minutes; no chain of ours is as long. */
const stepsMax = 200_000;

/** Works a round out from its evidence, with the game's own rules. Asks nobody. */
export function findingsOf(game: AnyGame, evidence: Evidence): Findings {
  return game.engine === 'round' ? ofChain(game, evidence) : ofSeeds(game, evidence);
}

const refused = (problems: readonly string[], commitment: Commitment = 'notGiven'): Findings => ({
  commitment,
  result: null,
  problems,
  commands: [],
});

function ofSeeds(game: AnyGame, evidence: Evidence): Findings {
  const { server_seed: serverSeed, client_seed: clientSeed } = evidence;
  const nonce = Number(evidence.nonce);
  if (serverSeed === '') return refused([], 'notRevealed');
  if (!Number.isSafeInteger(nonce) || nonce < 0) return refused(['nonce']);
  const seeds = { serverSeed, clientSeed, nonce };
  const { server_seed_hash: hash } = evidence;
  return {
    commitment: hash === '' ? 'notGiven' : checkSeed(serverSeed, hash),
    ...resultOf(game, evidence, seeds),
    commands: [seedHashCommand(serverSeed), firstBlockCommand(seeds)],
  };
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * What decides a round of pools besides its link: its entropy, and its card, which comes from the
 * chain's end.
 */
const afterClose = (
  game: RoundGame<unknown>,
  { entropy, terminating_hash: end }: Evidence,
): Pick<RoundDecision, 'entropy' | 'terminatingHash'> =>
  game.pools ? { entropy, terminatingHash: fromHex(end) } : {};

function ofChain(game: RoundGame<unknown>, evidence: Evidence): Findings {
  const { hash, salt, terminating_hash: end } = evidence;
  const index = Number(evidence.index);
  if (hash === '') return refused([], 'notRevealed');
  if (!isHash(hash)) return refused(['hash']);
  // A block of a public chain has no published end to walk to; its index is a height.
  if (end !== '' && (!Number.isInteger(index) || index < 1 || index > stepsMax))
    return refused(['index']);
  if (game.pools && (!isHash(end) || !isHash(evidence.entropy)))
    return refused([isHash(end) ? 'entropy' : 'terminating_hash']);
  const isChained = (): boolean =>
    isHash(end) && isHashChainLink(fromHex(hash), fromHex(end), index);
  return {
    commitment: end === '' ? 'notGiven' : isChained() ? 'verified' : 'altered',
    ...resultOf(game, evidence, { hash, salt, index, ...afterClose(game, evidence) }),
    commands: [
      ...(end === '' ? [] : [chainCommand(hash, index)]),
      ...(game.category === 'crash' ? [linkCommand(hash, salt)] : []),
    ],
  };
}

function resultOf(
  game: AnyGame,
  evidence: Evidence,
  by: DecidedBy,
): Pick<Findings, 'result' | 'problems'> {
  const [params, actions] = [jsonOf(evidence.params), jsonOf(evidence.actions)];
  if (params === undefined) return { result: null, problems: ['params'] };
  if (!isActions(actions)) return { result: null, problems: ['actions'] };
  const baseStake = evidence.base_stake === '' ? undefined : evidence.base_stake;
  const found = recomputeRound(game, { params, actions, baseStake }, by);
  if (!found.ok) return { result: null, problems: found.problems.map(({ path }) => path) };
  const { outcome, multiplierE4 } = found;
  return {
    result: { outcome, multiplier: multiplierE4 === null ? null : multiplierText(multiplierE4) },
    problems: [],
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isActions(value: unknown): value is HandAction[] {
  if (!Array.isArray(value)) return false;
  return value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      typeof (one as HandAction).action === 'string' &&
      typeof (one as HandAction).params === 'object',
  );
}
