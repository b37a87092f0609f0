import { createBridge, type Bridge } from './bridge.ts';
import { button, el } from './dom.ts';
import { GameProblem } from './game-calls.ts';

interface PageSetup {
  texts: Record<string, string>;
  colours: string[];
  cover: string;
  name: string;
}

export interface Page<Setup> {
  setup: Setup;
  root: HTMLElement;
  bridge: Bridge;
  text(key: string, values?: Record<string, string>): string;
}

/** Starts a page of ours: colours, the line to the page around, and a problem in its place with what the player can do. */
export function startPage<Setup extends PageSetup>(
  start: (page: Page<Setup>) => Promise<{ hear(event: string): void }>,
): void {
  const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '{}') as Setup;
  const root = document.getElementById('game') ?? document.body;
  const lobby = new URLSearchParams(location.search).get('lobby') ?? '';
  for (const [index, colour] of setup.colours.entries())
    document.documentElement.style.setProperty(`--tone-${index}`, `#${colour}`);
  const text = (key: string, values: Record<string, string> = {}): string =>
    (setup.texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  let started: { hear(event: string): void } | null = null;
  const early: string[] = [];
  const bridge = createBridge(lobby, ({ event }) =>
    started ? started.hear(event) : early.push(event),
  );
  const page = { setup, root, bridge, text };
  void start(page).then(
    (running) => {
      started = running;
      for (const event of early) running.hear(event);
      bridge.tell('ready');
    },
    (error: unknown) => showFailure(page, lobby, error),
  );
}

function showFailure(
  { setup, root, bridge, text }: Page<PageSetup>,
  lobby: string,
  error: unknown,
): void {
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
    ...[again, wayOut(bridge, text('close'), lobby)].filter((part) => part !== null),
  );
}

/** Back to the lobby: the page around takes the player there, or this window goes itself. */
function wayOut(bridge: Bridge, label: string, lobby: string): HTMLElement | null {
  if (bridge.hasHost) return button(label, 'plain', () => bridge.tell('close'));
  return lobby === '' ? null : el('a', 'plain', { href: lobby }, label);
}
