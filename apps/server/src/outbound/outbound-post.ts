import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isListed, refuseOutbound, type OutboundRules } from './outbound-address.ts';
import { publicLookup } from './public-lookup.ts';

/** So much of an answer is read; more is none. */
const answerMaxBytes = 1024 * 1024;

/** What is sent to an address that an operator set. */
interface OutboundRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** Ends the request and its answer wherever they are. */
  signal: AbortSignal;
}

interface OutboundAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  /** The bytes as they come. Breaks after 1 MiB, and when the connection does. */
  pieces: AsyncIterable<Uint8Array>;
}

/** Something went wrong at an address of somebody else; the words hold nothing of what it said. */
export class OutboundFailed extends Error {
  override readonly name = 'OutboundFailed';
}

/**
 * Posts to an address that an operator set. Follows no redirect, reaches no address of a closed
 * network by name or by number but those the installation lists. Rejects with {@link
 * OutboundFailed}.
 */
export async function postOutbound(
  rules: OutboundRules,
  { url: address, headers, body, signal }: OutboundRequest,
): Promise<OutboundAnswer> {
  const refusal = refuseOutbound(address, rules);
  if (refusal !== null) throw new OutboundFailed(`the address ${refusal}`);
  const url = new URL(address);
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      'accept-encoding': 'identity',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    signal,
    // A connection of its own: none that was made to another address of the name is used again.
    agent: false,
    ...(isListed(url, rules) ? {} : { lookup: publicLookup }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, options, resolve);
    request.on('error', (error) => reject(new OutboundFailed(error.message)));
    request.end(body);
  });
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    pieces: piecesOf(answer),
  };
}

async function* piecesOf(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > answerMaxBytes) throw new OutboundFailed('the answer is too long');
      yield piece;
    }
  } catch (error) {
    if (error instanceof OutboundFailed) throw error;
    throw new OutboundFailed(error instanceof Error ? error.message : String(error));
  } finally {
    answer.destroy();
  }
}

/** The whole of an answer as text. */
export async function textOfAnswer({ pieces }: OutboundAnswer): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString('utf8');
}
