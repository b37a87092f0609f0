import type { ProviderCall, ProviderRequest, ProviderResponse } from '@pavilion/contracts/provider';
import type { Tampering, WalletClient } from './wallet-client.ts';

/** The side of a platform at the door of a studio. */
export interface StudioBench {
  client: WalletClient;
  /** The time that requests are signed with. */
  nowMs(): number;
  /** What the studio answers, in the form of the contract. */
  ask<C extends ProviderCall>(
    call: C,
    input: ProviderRequest<C>,
    tampering?: Tampering,
  ): Promise<ProviderResponse<C>>;
  /** An id that nobody used. */
  id(): string;
}

export interface StudioCase {
  name: string;
  /** What it gives is why it does not apply. */
  run(bench: StudioBench): Promise<string | undefined | void>;
}

/** Asserts of a studio's answer; what fails says what came instead. */
export function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
