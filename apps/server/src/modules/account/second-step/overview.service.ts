import type { Executor } from '@pavilion/database';
import { countPasskeys, deletePasskeys } from './passkey.store.ts';
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery.store.ts';
import { deleteTotp, readTotp, type Owner } from './totp.store.ts';

/** What a player has set up besides his password. */
export interface SecondStepOverview {
  totp_since: string | null;
  passkeys: number;
  recovery_left: number;
}

export async function overviewOf(executor: Executor, owner: Owner): Promise<SecondStepOverview> {
  const totp = await readTotp(executor, owner);
  return {
    totp_since: totp?.confirmed_at?.toISOString() ?? null,
    passkeys: await countPasskeys(executor, owner),
    recovery_left: (await countRecoveryCodes(executor, owner)) ?? 0,
  };
}

/** Recovery codes stand in for something: with the last second step they end too. */
export async function forgetUnneededRecovery(executor: Executor, owner: Owner): Promise<void> {
  const { totp_since, passkeys } = await overviewOf(executor, owner);
  if (totp_since === null && passkeys === 0) await deleteRecoveryCodes(executor, owner);
}

export async function dropTotp(executor: Executor, owner: Owner): Promise<void> {
  await deleteTotp(executor, owner);
}

/** Takes everything a player set up out of use. */
export async function dropSecondStep(executor: Executor, owner: Owner): Promise<void> {
  await deleteTotp(executor, owner);
  await deletePasskeys(executor, owner);
  await deleteRecoveryCodes(executor, owner);
}
