import { createBridge } from './bridge.ts';
import { button, el } from './dom.ts';
import { GameTable } from './game-table.ts';
import { GameProblem, openGame } from './game-calls.ts';
import type { Setup } from './game.types.ts';

const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '{}') as Setup;
const root = document.getElementById('game') ?? document.body;
const lobby = new URLSearchParams(location.search).get('lobby') ?? '';

function text(key: string, values: Record<string, string> = {}): string {
  const template = setup.texts[key] ?? key;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

for (const [index, colour] of setup.colours.entries())
  document.documentElement.style.setProperty(`--tone-${index}`, `#${colour}`);

let table: GameTable | null = null;
const bridge = createBridge(lobby, ({ event }) => table?.hear(event));

void start();

/** Opens the game; a problem stands in its place, with what the player can do. */
async function start(): Promise<void> {
  try {
    table = new GameTable({ setup, root, bridge, text, opened: await openGame(location.href) });
    bridge.tell('ready');
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const code = error instanceof GameProblem ? error.code : 'failed';
  if (code === 'session') bridge.tell('sessionLost');
  const again =
    code === 'session' || code === 'unavailable'
      ? null
      : button(text('retry'), 'play', () => location.reload());
  root.removeAttribute('aria-busy');
  root.className = 'lonely';
  root.replaceChildren(
    el('img', 'lonely-cover', { src: setup.cover, alt: '' }),
    el('h1', '', {}, setup.name),
    el('p', '', { role: 'alert' }, text(code)),
    ...[again, wayOut()].filter((part) => part !== null),
  );
}

/** Back to the lobby: the page around takes the player there, or this window goes itself. */
function wayOut(): HTMLElement | null {
  if (bridge.hasHost) return button(text('close'), 'plain', () => bridge.tell('close'));
  return lobby === '' ? null : el('a', 'plain', { href: lobby }, text('close'));
}
