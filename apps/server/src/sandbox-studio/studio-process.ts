import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Logger } from '../observability/logger.ts';

export interface StudioProcess {
  /** Where its games stand: `http://localhost:4010`. */
  readonly origin: string;
  /** Codes of the providers whose games it brings. */
  readonly providers: readonly string[];
  stop(): Promise<void>;
}

export interface StudioOrder {
  /** The port that is tried first; 0: any. */
  port: number;
  walletOrigin: string;
  key: { id: string; secret: string };
  /** Where it keeps what outlives it. */
  dataDir: string;
  logger: Logger;
  /** It ended by itself and stands again, perhaps elsewhere. */
  onMoved(studio: Pick<StudioProcess, 'origin' | 'providers'>): void;
}

const program = fileURLToPath(new URL('../../../sandbox-studio/src/main.ts', import.meta.url));
const readyWithinMs = 15_000;
const restartPauseMs = 1_000;
const stopWithinMs = 5_000;
/** Pages of the demo's sites, whatever port they are looked at through. */
const frameAncestors = 'http://localhost:* http://*.localhost:*';

/**
 * Starts the demo's studio as a program of its own and gives it when it answers; one that ends by
 * itself is started again. It ends with us however we end: the line between us closes.
 */
export async function startStudioProcess(order: StudioOrder): Promise<StudioProcess> {
  let isStopped = false;
  let { child, port, providers } = await startChild(order, order.port);
  const originOf = (): string => `http://localhost:${port}`;

  const revive = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, restartPauseMs).unref());
    if (isStopped) return;
    try {
      ({ child, port, providers } = await startChild(order, port));
      watch();
      order.onMoved({ origin: originOf(), providers });
    } catch (error) {
      order.logger.warn({ err: error }, 'the sandbox studio did not start again');
      await revive();
    }
  };
  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (isStopped) return;
      order.logger.warn({ code, signal }, 'the sandbox studio ended; it is started again');
      void revive();
    });
  };
  watch();
  return {
    get origin() {
      return originOf();
    },
    get providers() {
      return providers;
    },
    async stop() {
      isStopped = true;
      await stopChild(child);
    },
  };
}

interface Started {
  child: ChildProcess;
  port: number;
  providers: readonly string[];
}

function startChild(
  { walletOrigin, key, dataDir, logger }: StudioOrder,
  port: number,
): Promise<Started> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    // Nothing of our own environment: it holds secrets that are none of a studio's business.
    env: {
      STUDIO_PORT: String(port),
      STUDIO_WALLET_URL: walletOrigin,
      STUDIO_KEY_ID: key.id,
      STUDIO_KEY_SECRET: key.secret,
      STUDIO_FRAME_ANCESTORS: frameAncestors,
      STUDIO_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.on('data', (text: Buffer) =>
    logger.warn({ text: text.toString('utf8') }, 'the sandbox studio says'),
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('it does not answer')), readyWithinMs);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      child.kill();
      reject(error);
    };
    const onExit = (): void => fail(new Error('it ended at once'));
    child.once('error', fail);
    child.once('exit', onExit);
    child.once('message', (message) => {
      clearTimeout(timer);
      child.off('exit', onExit);
      const ready = z.safeParse(readyMessage, message);
      if (ready.success) resolve({ child, ...ready.data });
      else fail(new Error('it does not say where its games stand'));
    });
  });
}

/** What it says once it serves: where its games stand, and whose they are. */
const readyMessage = z.object({ port: z.int(), providers: z.array(z.string()) });

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(timer);
}
