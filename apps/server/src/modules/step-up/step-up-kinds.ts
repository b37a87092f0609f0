import type { CallInput, ErrorCode, withdrawalCreate } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { PlayerContext } from '../../http/route.ts';
import { forgiveCode, proveTac } from '../identity/index.ts';

export type StepUp = NonNullable<CallInput<typeof withdrawalCreate>['step_up']>;

/** One way to prove once more that it is the player himself. */
export interface StepUpKind {
  readonly kind: StepUp['kind'];
  /** False when this player has not set it up. */
  isAvailable(executor: Executor, context: PlayerContext): Promise<boolean>;
  /** Uses the proof up; gives what is wrong with it, or null. Does not raise: a wrong try is counted by the commit. */
  verify(executor: Executor, context: PlayerContext, value: string): Promise<ErrorCode | null>;
}

/** A code to the player's phone, sent by `/api/security/step_up_code`. */
const code: StepUpKind = {
  kind: 'code',
  isAvailable: async () => true,
  async verify(executor, context, value) {
    const problem = await proveTac(executor, context, 'step-up', value);
    // Who adds an account wants to withdraw to it next.
    if (!problem) await forgiveCode(executor, context, 'step-up');
    return problem;
  },
};

/** Every way, one row each; the order is that in which a player is offered them. */
export const stepUpKinds: readonly StepUpKind[] = [code];
