import { setTimeout as pause } from 'node:timers/promises';
import type { ServerContext } from '../../../context.ts';
import { slidesOf } from '../content/index.ts';

const mediaPrefix = '/media/';
/** Pictures an operator brought are drawn already. */
const ownPrefix = '/media/own/';
/** Between two pictures what players ask for has the processor. */
const pauseMs = 200;

/**
 * Asks for the picture a home page begins with, on phones and wide, of one site after the other,
 * before a visitor waits for it: a large picture that nobody saw before takes a second. `ask` is
 * given paths below `/media/`; ends once `isOver`.
 */
export async function drawAhead(
  server: ServerContext,
  ask: (path: string) => Promise<unknown>,
  isOver: () => boolean,
): Promise<void> {
  for (const site of server.sites.all()) {
    if (isOver()) return;
    const [first] = await slidesOf({ server, site, language: 'EN' });
    for (const address of first ? [first.mobile_img_url, first.img_url] : []) {
      if (isOver()) return;
      if (!address.startsWith(mediaPrefix) || address.startsWith(ownPrefix)) continue;
      await ask(address.slice(mediaPrefix.length));
      await pause(pauseMs, undefined, { ref: false });
    }
  }
}
