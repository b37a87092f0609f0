import type { CallInput, ErrorCode, withdrawalCreate } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { normaliseCode } from '@pavilion/domain/input';
import type { PlayerContext } from '../../../http/route.ts';
import {
  countTry,
  forgetTries,
  forgiveCode,
  proveTac,
  refuseUntilEnd,
  throttleRules,
  type SecondStepState,
} from '../identity/index.ts';
import { proveStep, type SecondStepProof } from '../second-step/index.ts';

export type StepUp = NonNullable<CallInput<typeof withdrawalCreate>['step_up']>;

/** One way to prove once more that it is the player himself. */
export interface StepUpKind {
  readonly kind: StepUp['kind'];
  /** False when this player has not set it up. */
  isAvailable(state: SecondStepState): boolean;
  /**
   * Uses the proof up; gives what is wrong with it, or null. Does not raise for a wrong one: the
   * try is counted by the commit.
   */
  verify(executor: Executor, context: PlayerContext, value: string): Promise<ErrorCode | null>;
}

/**
 * A second step of the player's own, as at sign-in. Who guesses it in a stolen session is stopped
 * as there.
 */
const own = (kind: SecondStepProof['kind']): StepUpKind => ({
  kind,
  isAvailable: (state) => state[kind],
  async verify(executor, context, value) {
    const { site, player, now } = context;
    const key = `second:${player.id}:session:${player.sessionId}`;
    const rule = throttleRules.secondPerCaller;
    const { count, windowStartedAt } = await countTry(executor, key, now, rule.windowMs);
    if (count > rule.triesMax) return refuseUntilEnd(windowStartedAt, rule, now);
    const owner = { siteId: site.id, playerId: player.id };
    const problem = await proveStep(executor, context, owner, { kind, value, for: 'step-up' });
    if (!problem) await forgetTries(executor, key);
    return problem;
  },
});

/**
 * A code to the player's phone, sent by `/api/security/step_up_code`. Not beside a second step of
 * his own, which is harder to steal than a number.
 */
const code: StepUpKind = {
  kind: 'code',
  isAvailable: ({ hasAny }) => !hasAny,
  async verify(executor, context, value) {
    const problem = await proveTac(executor, context, 'step-up', normaliseCode(value));
    // Who adds an account wants to withdraw to it next.
    if (!problem) await forgiveCode(executor, context, 'step-up');
    return problem;
  },
};

/** Every way, one row each; the order is that in which a player is offered them. */
export const stepUpKinds: readonly StepUpKind[] = [
  own('totp'),
  own('passkey'),
  own('recovery'),
  code,
];
