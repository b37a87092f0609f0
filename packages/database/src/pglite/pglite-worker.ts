/** The thread that runs the embedded engine, so that a long query never stops the event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import type {
  EngineError,
  EngineMessage,
  EngineRequest,
  EngineRows,
  EngineStart,
} from './worker-protocol.ts';

const int8Oid = 20;
const byteaOid = 17;
const dateOid = 1082;
const start = workerData as EngineStart;
const unlisteners = new Map<string, () => Promise<void>>();

function send(message: EngineMessage): void {
  parentPort?.postMessage(message);
}

async function open(): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: start.code,
    ...(start.folder === null ? {} : { dataDir: start.folder }),
    ...(start.snapshot === null ? {} : { loadDataDir: new Blob([start.snapshot as BlobPart]) }),
    parsers: { [int8Oid]: (text: string) => BigInt(text), [dateOid]: (text: string) => text },
  });
}

async function handle(pglite: PGlite, request: EngineRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query':
      return toRows(await pglite.query(request.text, request.parameters));
    case 'exec':
      return (await pglite.exec(request.text)).map(toRows);
    case 'listen':
      return listen(pglite, request.channel);
    case 'unlisten':
      await unlisteners.get(request.channel)?.();
      unlisteners.delete(request.channel);
      return null;
    case 'dump':
      return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await pglite.close();
      return null;
  }
}

async function listen(pglite: PGlite, channel: string): Promise<null> {
  if (!unlisteners.has(channel)) {
    const quoted = `"${channel.replaceAll('"', '""')}"`;
    unlisteners.set(
      channel,
      await pglite.listen(quoted, (payload) => send({ kind: 'notification', channel, payload })),
    );
  }
  return null;
}

function toRows(result: Results): EngineRows {
  return {
    rows: result.rows,
    affectedRows: result.affectedRows ?? 0,
    byteColumns: result.fields
      .filter(({ dataTypeID }) => dataTypeID === byteaOid)
      .map(({ name }) => name),
  };
}

function describe(error: unknown): EngineError {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  const description: EngineError = {
    message: error instanceof Error ? error.message : String(error),
  };
  for (const key of ['code', 'constraint', 'detail', 'hint', 'table', 'column', 'where'] as const) {
    if (typeof fields[key] === 'string') description[key] = fields[key];
  }
  return description;
}

async function main(): Promise<void> {
  const pglite = await open();
  parentPort?.on('message', (request: EngineRequest) => {
    handle(pglite, request).then(
      (value) => send({ kind: 'reply', id: request.id, value }),
      (error: unknown) => send({ kind: 'error', id: request.id, error: describe(error) }),
    );
  });
  send({ kind: 'ready' });
}

main().catch((error: unknown) => send({ kind: 'failed', error: describe(error) }));
