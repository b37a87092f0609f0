import type { EmbeddedEngine } from '../database.ts';
import type { ChannelHub } from './channel-hub.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import type { EngineClient } from './engine-client.ts';

/** Direct calls on the engine, each waiting for its turn on the one connection. */
export function createEmbeddedEngine(
  engine: EngineClient,
  queue: ConnectionQueue,
  hub: ChannelHub,
): EmbeddedEngine {
  return {
    async query<T>(text: string, parameters: unknown[] = []) {
      const { rows } = await queue.run(() => engine.query(text, parameters));
      return { rows: rows as T[] };
    },
    exec: (text) => queue.run(() => execOrRollBack(engine, text)),
    async listen(channel, onPayload) {
      if (hub.add(channel, onPayload)) {
        await queue.run(() => engine.call({ kind: 'listen', channel }));
      }
      return async () => {
        if (!hub.remove(channel, onPayload)) return;
        await queue.run(() => engine.call({ kind: 'unlisten', channel }));
      };
    },
    async dump() {
      return (await queue.run(() => engine.call({ kind: 'dump' }))) as Uint8Array;
    },
  };
}

// The next user of the connection must not inherit a transaction that a failed batch left open.
async function execOrRollBack(
  engine: EngineClient,
  text: string,
): Promise<Array<{ rows: unknown[] }>> {
  try {
    return await engine.exec(text);
  } catch (error) {
    await engine.exec('rollback');
    throw error;
  }
}
