import type { GameEvent } from './frame-messages.ts';
import { openLine, type GameLine } from './game-line.ts';

/**
 * Runs scripts of its own origin and nothing more: no windows, no forms, no way to lead this page
 * elsewhere.
 */
const sandbox = 'allow-scripts allow-same-origin';

/** The page of ours that frames one provider alone (`/frame/game`, its policy is the server's). */
export const framePath = (providerCode: string): string =>
  `/frame/game?${new URLSearchParams({ provider: providerCode })}`;

/** Puts a game into our frame page, which is empty. Null when the page did not come. */
export function putGame(
  holder: HTMLIFrameElement,
  { address, title }: { address: string; title: string },
  heard: (event: GameEvent) => void,
): GameLine | null {
  const { contentDocument, contentWindow } = holder;
  if (!contentDocument?.body || !contentWindow) return null;
  const game = contentDocument.createElement('iframe');
  game.setAttribute('sandbox', sandbox);
  game.allow = 'autoplay; fullscreen';
  game.referrerPolicy = 'no-referrer';
  game.title = title;
  contentDocument.documentElement.style.blockSize = '100%';
  Object.assign(contentDocument.body.style, { margin: '0', blockSize: '100%', overflow: 'hidden' });
  Object.assign(game.style, {
    display: 'block',
    border: '0',
    inlineSize: '100%',
    blockSize: '100%',
  });
  game.src = address;
  contentDocument.body.replaceChildren(game);
  if (!game.contentWindow) return null;
  return openLine({ here: contentWindow, game: game.contentWindow, address }, heard);
}
