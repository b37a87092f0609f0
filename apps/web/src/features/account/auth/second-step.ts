import { CallFailure } from '@pavilion/client/call-failure';

/** A sign-in that waits for its second step. */
export interface SecondStep {
  challenge: string;
  kinds: readonly string[];
}

/** What a refused first step asks for; null when it was refused for something else. */
export function secondStepOf(thrown: unknown): SecondStep | null {
  if (!(thrown instanceof CallFailure) || thrown.code !== 'secondStepRequired') return null;
  const { challenge, kinds } = thrown;
  return challenge === undefined ? null : { challenge, kinds };
}
