import { Worker } from 'node:worker_threads';
import type { BootData } from '@pavilion/contracts';
import type { PageCall } from './page-calls.ts';
import type { DrawModule } from './web-build.ts';

/** A page to be drawn by the web app's own module. */
export interface PageToDraw {
  boot: BootData;
  location: { pathname: string; search: string; hash: string };
}

export interface DrawnPage {
  html: string;
  /** Class of the document that carries the art direction. */
  rootClass: string;
  /** Calls whose answers the page lacked. */
  missing: PageCall[];
}

export interface DrawRequest extends PageToDraw {
  id: number;
  /** Address of the build's module that draws. */
  module: string;
}

export type DrawAnswer = { id: number } & ({ page: DrawnPage } | { problem: string });

export interface PageDrawer {
  /** Null when there is too much to draw already: the browser then draws the page. */
  draw(module: DrawModule, page: PageToDraw): Promise<DrawnPage | null>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(page: DrawnPage): void;
  reject(problem: Error): void;
}

/** Drawing costs processor time; beyond this many at once the browsers draw for themselves. */
const maxWaiting = 8;
const timeoutMs = 3000;

/** Draws pages in a thread of its own, so that no call waits for one. The thread starts with the first page. */
export function createPageDrawer(): PageDrawer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let version = 0;
  let lastId = 0;

  const stop = async (reason: string): Promise<void> => {
    const stopped = worker;
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    await stopped?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./draw.worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: DrawAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('page' in answer) one?.resolve(answer.page);
      else one?.reject(new Error(answer.problem));
    });
    started.on('error', (cause) => void stop(`the drawing thread failed: ${cause.message}`));
    return started;
  };
  const ask = (request: DrawRequest): Promise<DrawnPage> =>
    new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker ??= start();
      worker.postMessage(request);
    });

  return {
    draw: async (module, page) => {
      if (waiting.size >= maxWaiting) return null;
      // A thread keeps the modules of the build it began with.
      if (module.version !== version) await stop('a newer build is there');
      version = module.version;
      lastId += 1;
      const timer = setTimeout(() => void stop('drawing took too long'), timeoutMs);
      try {
        return await ask({ id: lastId, module: module.url, ...page });
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => stop('the server is closing'),
  };
}
