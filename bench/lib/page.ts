import WebSocket from 'ws';
import type { ServerProcess } from './server-process.ts';

/**
 * When an event was told, from the frame's end; null of other frames. A phone reads one frame; here
 * one process would read thousands of long ones before it looks at its clock, and measure itself.
 */
export function toldAt(frame: string): string | null {
  return /"at":"([^"]+)"\}$/.exec(frame.slice(-40))?.[1] ?? null;
}

export const wallClock = (): number => performance.timeOrigin + performance.now();

export type Ask = (path: string, fields: object) => Promise<{ status: number; body: unknown }>;

/** Calls of a site over HTTP, as its pages make them. */
export function caller({ origin }: ServerProcess, host: string): Ask {
  return async (path, fields) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain_name: host, ...fields }),
    });
    return { status: response.status, body: await response.json() };
  };
}

/** What a call answers with success. Throws with what was answered else. */
export async function good<Body>(ask: Ask, path: string, fields: object): Promise<Body> {
  const { status, body } = await ask(path, fields);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body as Body;
}

/** A page of a guest: a socket that hears these topics. */
export function openPage(
  { port }: ServerProcess,
  host: string,
  topics: readonly string[],
  hear: (frame: string) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { host, origin: `http://${host}` },
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    // This version of the library gives text as text, whatever its types say.
    socket.on('message', (frame: unknown) => {
      if (typeof frame === 'string') hear(frame);
    });
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', topics }));
      resolve(socket);
    });
  });
}
