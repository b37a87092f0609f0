import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@pavilion/test-kit';
import type { BettingCommand, BettingMessage } from './betting-commands.ts';

const script = fileURLToPath(new URL('./betting-server.ts', import.meta.url));

/** The server died before it answered. */
export class ServerGone extends Error {}
/** The server could not do it; it may when it is asked again, as after its database went down. */
export class CommandFailed extends Error {}

/**
 * As many failed attempts one after the other, a twentieth of a second apart, are no passing
 * trouble.
 */
const failuresMax = 200;

/** Supervises the server process: starts it, asks it, kills it. */
export class BettingProcess {
  readonly #environment: Record<string, string>;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #killed = new WeakSet<ChildProcess>();
  #child: ChildProcess | null = null;
  #ready: Promise<void> = Promise.resolve();
  #failure: Error | null = null;
  #nextId = 1;

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  start(): Promise<void> {
    const ready = Promise.withResolvers<void>();
    this.#ready = ready.promise;
    const child = fork(script, [], {
      env: programEnvironment(this.#environment),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message: BettingMessage) => {
      if ('ready' in message) ready.resolve();
      else this.#settle(message);
    });
    child.once('exit', (code, signal) => {
      const failure = new Error(`the server ended by itself: ${code ?? signal}`);
      if (!this.#killed.has(child)) this.#failure = failure;
      ready.reject(failure);
      for (const waiting of this.#waiting.values()) waiting.reject(new ServerGone());
      this.#waiting.clear();
    });
    return ready.promise;
  }

  /** Sends an operator's command; throws `ServerGone` when the server dies first. */
  async ask<T>(command: BettingCommand): Promise<T> {
    await this.#ready;
    this.assertAlive();
    const id = this.#nextId++;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#child?.send({ id, command }, (error) => {
      if (error) waiting.reject(new ServerGone());
    });
    return (await waiting.promise) as T;
  }

  /** SIGKILL: nothing is finished, nothing is closed. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.#killed.add(child);
    child.kill('SIGKILL');
    await gone;
  }

  /** Throws when the server ended although nobody killed it. */
  assertAlive(): void {
    if (this.#failure) throw this.#failure;
  }

  #settle(message: Exclude<BettingMessage, { ready: true }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('error' in message) waiting?.reject(new CommandFailed(message.error));
    else waiting?.resolve(message.value);
  }
}

/** The operator too repeats what was not answered; `onRetry` hears of each time. */
export async function insistOn<Answer>(
  work: () => Promise<Answer>,
  onRetry: () => void = () => undefined,
): Promise<Answer> {
  for (let failures = 0; ;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CommandFailed) failures += 1;
      else if (!(error instanceof ServerGone)) throw error;
      if (failures > failuresMax) throw error;
      onRetry();
      await sleep(50);
    }
  }
}
