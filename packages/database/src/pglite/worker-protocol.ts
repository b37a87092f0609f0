/** What the main thread asks of the engine's thread. `id` pairs a request with its reply. */
export type EngineRequest = { id: number } & EngineCall;

export type EngineCall =
  | { kind: 'query'; text: string; parameters: unknown[] }
  | { kind: 'exec'; text: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'dump' }
  | { kind: 'close' };

export interface EngineRows {
  rows: Array<Record<string, unknown>>;
  affectedRows: number;
  /** Columns of type bytea: their bytes lose the Buffer type between threads. */
  byteColumns: string[];
}

export type EngineMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; error: EngineError }
  | { kind: 'reply'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: EngineError }
  | { kind: 'notification'; channel: string; payload: string };

/** An error in a form that crosses threads. */
export interface EngineError {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
  hint?: string;
  table?: string;
  column?: string;
  where?: string;
}

export interface EngineStart {
  /** Folder of the data; null keeps it in memory. */
  folder: string | null;
  snapshot: Uint8Array | null;
  /** The engine's program, see `engineCode`. */
  code: WebAssembly.Module;
}
