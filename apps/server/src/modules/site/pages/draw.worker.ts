import { parentPort } from 'node:worker_threads';
import type { DrawAnswer, DrawnPage, DrawRequest, PageToDraw } from './page-drawer.ts';

/** The web app's drawing module, as apps/web builds it. */
interface DrawModule {
  drawPage(page: PageToDraw): Promise<DrawnPage>;
}

/** The app's stores belong to its module: one page after the other. */
let turn: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: DrawRequest) => {
  turn = turn.then(async () => parentPort?.postMessage(await answer(request)));
});

async function answer({ id, module, page }: DrawRequest): Promise<DrawAnswer> {
  try {
    const { drawPage } = (await import(module)) as DrawModule;
    return { id, page: page ? await drawPage(page) : null };
  } catch (cause) {
    return { id, problem: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}
