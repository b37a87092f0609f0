import type { Call } from '@pavilion/contracts/define-call';
import { createCaller, type CallArguments, type CallerPorts } from './caller.ts';

/**
 * Fetches what a call answers as a file. What fails is dealt with as of any call; the browser keeps
 * a long file on disk. Apart from the caller: few pages take files, and every page makes calls.
 */
export function createFileFetcher(
  ports: CallerPorts,
): <C extends Call>(contract: C, request: CallArguments<C>) => Promise<Blob> {
  return async (contract, request) => {
    let file = new Blob();
    const take: typeof fetch = async (address, init) => {
      const answer = await ports.fetch(address, init);
      const isEnvelope = answer.headers.get('content-type')?.startsWith('application/json');
      if (!answer.ok || isEnvelope) return answer;
      file = await answer.blob();
      return Response.json({ statusCode: 1, message: 'OK' });
    };
    await createCaller({ ...ports, fetch: take })(contract, request);
    return file;
  };
}
