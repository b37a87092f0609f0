import type { ErrorCode } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { RequestContext } from '../../../http/route.ts';
import { provePasskey, readPasskeyProof } from './passkey-proof.service.ts';
import { proveRecovery } from './recovery.service.ts';
import { proveTotp } from './totp.service.ts';
import type { Owner } from './totp.store.ts';

/** A second step as calls send it. */
export interface SecondStepProof {
  kind: 'totp' | 'passkey' | 'recovery';
  value: string;
}

/**
 * Uses a proof of the second step up with the executor's transaction; gives what is wrong with it,
 * or null. It does not raise: what was used stays used by the commit. `for`: between the steps of a
 * sign-in, or by a player who is signed in.
 */
export async function proveStep(
  executor: Executor,
  context: RequestContext,
  owner: Owner,
  { kind, value, for: purpose }: SecondStepProof & { for: 'second' | 'step-up' },
): Promise<ErrorCode | null> {
  if (kind === 'totp') return proveTotp(executor, context.server, owner, value);
  if (kind === 'recovery') return proveRecovery(executor, context, owner, value);
  const proof = readPasskeyProof(value);
  const signed = proof && (await provePasskey(executor, context, proof, { purpose, owner }));
  return signed ? null : 'invalidPasskey';
}
