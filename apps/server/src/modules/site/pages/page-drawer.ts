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

/** What the thread is asked: to draw a page, or without one only to load the module that draws. */
export interface DrawRequest {
  id: number;
  /** Address of the build's module that draws. */
  module: string;
  page?: PageToDraw;
}

export type DrawAnswer = { id: number } & ({ page: DrawnPage | null } | { problem: string });

export interface PageDrawer {
  /** Null when there is too much to draw already: the browser then draws the page. */
  draw(module: DrawModule, page: PageToDraw): Promise<DrawnPage | null>;
  /**
   * Loads the module ahead, so that the first page of a new server is drawn as fast as the others.
   */
  warm(module: DrawModule): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(page: DrawnPage | null): void;
  reject(problem: Error): void;
}

/** Drawing costs processor time; beyond this many at once the browsers draw for themselves. */
const maxWaiting = 8;
/** How long a page is waited for; a later one is left to the browser. */
const patienceMs = 3000;
/**
 * A thread that owes an answer for so long hangs: on a busy machine loading the module alone takes
 * several seconds.
 */
const hangsMs = 30_000;

/**
 * Draws pages in a thread of its own, so that no call waits for one. The thread starts with the
 * first page. One that is only late goes on: what it has loaded by then serves the next page, while
 * a new thread would begin from nothing and be late again.
 */
export function createPageDrawer(limits = { patienceMs, hangsMs }): PageDrawer {
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
  const ask = async (module: DrawModule, page?: PageToDraw): Promise<DrawnPage | null> => {
    // A thread keeps the modules of the build it began with.
    if (module.version !== version) await stop('a newer build is there');
    version = module.version;
    const id = (lastId += 1);
    const hangs = setTimeout(() => void stop('the drawing thread hangs'), limits.hangsMs);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, module: module.url, ...(page && { page }) } satisfies DrawRequest);
      });
    } finally {
      clearTimeout(hangs);
    }
  };

  return {
    draw: async (module, page) => {
      if (waiting.size >= maxWaiting) return null;
      return within(ask(module, page), limits.patienceMs);
    },
    warm: async (module) => void (await ask(module)),
    close: () => stop('the server is closing'),
  };
}

/** What comes in time; rejects when it does not. */
async function within<Value>(coming: Promise<Value>, timeMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('drawing took too long')), timeMs);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
