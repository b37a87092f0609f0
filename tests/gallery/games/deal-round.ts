import { createHash } from 'node:crypto';
import {
  type AnyGame,
  createRandomStream,
  type GameEvent,
  type HandAction,
  type HandState,
  type InstantResult,
  type JsonObject,
  multiplierText,
} from '@pavilion/games';

/** A finished round as a game's own rules deal it. */
export interface DealtRound {
  params: JsonObject;
  /** How often it took its first stake in all: a split takes it twice. */
  stakes: number;
  multiplierE4: bigint;
  multiplier: string;
  outcome: JsonObject;
  events: readonly GameEvent[];
}

/** The params a guest finds in the bet panel, where a game asks for some. */
const firstParams: Readonly<Record<string, JsonObject>> = {
  dice: { target: '50.50', direction: 'over' },
  limbo: { target: '2.00' },
  plinko: { rows: 12, risk: 'medium' },
  mines: { mines: 3 },
  keno: { picks: [3, 8, 14, 19, 27, 36], risk: 'medium' },
  wheel: { segments: 20, risk: 'medium' },
  tower: { difficulty: 'easy' },
  'coin-flip': { side: 'heads' },
};

const seedsOf = (code: string, nonce: number) => ({
  serverSeed: createHash('sha256').update(code).digest('hex'),
  clientSeed: 'gallery',
  nonce,
});

/** Round `nonce` of a game: the same number deals the same round, on any machine. */
export function dealRound(game: AnyGame, nonce: number): DealtRound {
  const raw = firstParams[game.code] ?? {};
  const parsed = game.engine === 'round' ? null : game.parseParams(raw);
  if (!parsed?.ok || game.engine === 'round') throw new Error(`${game.code} is not dealt alone`);
  const stream = () => createRandomStream(seedsOf(game.code, nonce));
  const dealt =
    game.engine === 'instant'
      ? game.play(parsed.params, stream())
      : playHand(game.code, nonce, (actions) =>
          game.run(parsed.params, actions, stream(), baseMinor),
        );
  return dealtRound(raw, dealt);
}

/** What a game's rules gave, as the page is told it. */
export function dealtRound(params: JsonObject, dealt: InstantResult | HandState): DealtRound {
  const { multiplierE4, outcome, events } = dealt;
  return {
    params,
    stakes: stakesOf(dealt),
    multiplierE4,
    multiplier: multiplierText(multiplierE4),
    outcome: outcome as JsonObject,
    events,
  };
}

/**
 * The smallest stake of the site that is looked at, so that a hand's own amounts are what the page
 * staked.
 */
const baseMinor = 500n;

function stakesOf(dealt: InstantResult | HandState): number {
  const parts = 'parts' in dealt ? dealt.parts : undefined;
  const taken = parts?.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n) ?? baseMinor;
  return Number(taken) / Number(baseMinor);
}

/** Where a player of mines and tower steps next, and what one of video poker holds. */
const stepOf = (code: string, at: number, action: string): JsonObject =>
  action === 'hold'
    ? { hold: [1, 3] }
    : code === 'mines'
      ? { tile: (at * 7 + 3) % 25 }
      : code === 'tower'
        ? { tile: at % 2 }
        : {};

/** Plays a hand on for as many steps as its number says, then takes what stands. */
function playHand(
  code: string,
  nonce: number,
  run: (actions: readonly HandAction[]) => HandState,
): HandState {
  const actions: HandAction[] = [];
  const steps = 1 + (nonce % 8);
  let state = run(actions);
  while (!state.isSettled) {
    const isEnough = actions.length >= steps && state.allowed.includes('cash_out');
    const onward = state.allowed.filter((name) => !['cash_out', 'skip'].includes(name));
    const action = isEnough ? 'cash_out' : (onward[nonce % onward.length] ?? 'cash_out');
    actions.push({
      action,
      params: action === 'cash_out' ? {} : stepOf(code, actions.length, action),
    });
    state = run(actions);
    if (state.refusal) throw new Error(`${code} refuses ${action}: ${state.refusal.code}`);
  }
  return state;
}
