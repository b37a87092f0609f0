import { Failure } from '../../failure.ts';
import type { PlayerContext } from '../../http/request-context.ts';

/** What people too are refused is no fault here. */
export async function isAccepted(
  { server }: PlayerContext,
  act: () => Promise<void>,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    server.logger.debug({ refusal: error.code }, 'a computer player was refused');
    return false;
  }
}
