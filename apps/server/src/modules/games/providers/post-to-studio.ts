import { StudioUnreachable } from './guarded-call.service.ts';

const answerWithinMs = 3000;
const answerMaxBytes = 4 * 1024 * 1024;

/**
 * Sends a request to a studio and gives its answer as JSON. Throws {@link StudioUnreachable} for
 * silence, an answer that does not end in time, one that is too long (which is not read to its end)
 * and one that is no JSON. Follows no redirect.
 */
export async function postToStudio(
  url: string | URL,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const said = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    return JSON.parse(await readWithin(said, answerMaxBytes)) as unknown;
  } catch (error) {
    throw new StudioUnreachable('the studio does not answer', { cause: error });
  }
}

async function readWithin({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
