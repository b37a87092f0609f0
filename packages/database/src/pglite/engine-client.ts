import { Worker } from 'node:worker_threads';
import type {
  EngineCall,
  EngineError,
  EngineMessage,
  EngineRows,
  EngineStart,
} from './worker-protocol.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The main thread's end of the embedded engine: sends one call, gives its reply. */
export class EngineClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onNotification: (channel: string, payload: string) => void;
  #nextId = 1;
  #dead: Error | null = null;

  private constructor(worker: Worker, onNotification: (channel: string, payload: string) => void) {
    this.#worker = worker;
    this.#onNotification = onNotification;
  }

  /** Starts the thread; resolves when the data is open. */
  static async start(
    start: EngineStart,
    onNotification: (channel: string, payload: string) => void,
  ): Promise<EngineClient> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: start,
    });
    const client = new EngineClient(worker, onNotification);
    await new Promise<void>((resolve, reject) => client.#attach(resolve, reject));
    return client;
  }

  async query(text: string, parameters: unknown[]): Promise<EngineRows> {
    const rows = (await this.call({ kind: 'query', text, parameters })) as EngineRows;
    return restoreBytes(rows);
  }

  async exec(text: string): Promise<EngineRows[]> {
    return ((await this.call({ kind: 'exec', text })) as EngineRows[]).map(restoreBytes);
  }

  call(call: EngineCall): Promise<unknown> {
    if (this.#dead) return Promise.reject(this.#dead);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...call });
    });
  }

  async close(): Promise<void> {
    if (this.#dead) return;
    await this.call({ kind: 'close' });
    this.#die(new Error('the embedded database is closed'));
    await this.#worker.terminate();
  }

  #attach(onReady: () => void, onFailed: (error: Error) => void): void {
    this.#worker.on('message', (message: EngineMessage) => {
      if (message.kind === 'ready') onReady();
      else if (message.kind === 'failed') this.#fail(toError(message.error), onFailed);
      else this.#receive(message);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error, onFailed));
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database stopped'), onFailed));
  }

  #fail(error: Error, onFailed: (error: Error) => void): void {
    this.#die(error);
    onFailed(error);
    void this.#worker.terminate();
  }

  #receive(message: Exclude<EngineMessage, { kind: 'ready' | 'failed' }>): void {
    if (message.kind === 'notification') {
      this.#onNotification(message.channel, message.payload);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.value);
    else waiting?.reject(toError(message.error));
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }
}

function restoreBytes(result: EngineRows): EngineRows {
  for (const column of result.byteColumns) {
    for (const row of result.rows) {
      const bytes = row[column];
      if (bytes instanceof Uint8Array) {
        row[column] = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      }
    }
  }
  return result;
}

function toError(described: EngineError): Error {
  return Object.assign(new Error(described.message), described);
}
