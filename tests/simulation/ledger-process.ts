import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DatabaseOptions } from '@pavilion/database';
import type { Answer, Job, RollUpMessage, WorkerMessage } from './operations.ts';

const script = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** The worker died before it answered: nobody knows whether the job was done. */
export class Unanswered extends Error {}

/** Supervises the worker: hands it jobs, kills it, starts it anew. */
export class LedgerProcess {
  answered = 0;
  /** Roll-ups that moved something, and what was said of those that failed. */
  rollUps = 0;
  readonly rollUpFailures: string[] = [];
  readonly #options: DatabaseOptions;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #child: ChildProcess | null = null;
  readonly #killed = new WeakSet<ChildProcess>();
  #failure: Error | null = null;
  #ready: Promise<void> = Promise.resolve();
  #nextId = 1;

  constructor(options: DatabaseOptions) {
    this.#options = options;
  }

  start(): Promise<void> {
    const ready = Promise.withResolvers<void>();
    this.#ready = ready.promise;
    const child = fork(script, [JSON.stringify(this.#options)], { serialization: 'advanced' });
    this.#child = child;
    child.on('message', (message: WorkerMessage) => {
      if ('ready' in message) ready.resolve();
      else if ('rollUp' in message) this.#noteRollUp(message);
      else this.#settle(message.id, message.answer);
    });
    child.once('exit', (code, signal) => {
      const failure = new Error(`the worker ended by itself: ${code ?? signal}`);
      if (!this.#killed.has(child)) this.#failure = failure;
      ready.reject(failure);
      this.#forgetAll();
    });
    return ready.promise;
  }

  /** Throws `Unanswered` when the worker dies first. */
  async ask(job: Job): Promise<Answer> {
    await this.#ready;
    if (this.#failure) throw this.#failure;
    const id = this.#nextId++;
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.set(id, waiting);
    this.#child?.send({ id, job }, (error) => {
      if (error) this.#forget(id);
    });
    return waiting.promise;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.#killed.add(child);
    child.kill('SIGKILL');
    await gone;
  }

  /** Throws when the worker ended although nobody killed it. */
  assertAlive(): void {
    if (this.#failure) throw this.#failure;
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  #noteRollUp(message: RollUpMessage): void {
    if (message.rollUp === 'done') this.rollUps += 1;
    else this.rollUpFailures.push(message.message);
  }

  #settle(id: number, answer: Answer): void {
    this.answered += 1;
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  #forget(id: number): void {
    this.#waiting.get(id)?.reject(new Unanswered());
    this.#waiting.delete(id);
  }

  #forgetAll(): void {
    for (const id of [...this.#waiting.keys()]) this.#forget(id);
  }
}
