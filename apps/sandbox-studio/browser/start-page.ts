import { createBridge, type Bridge, type HostWord } from './bridge.ts';
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

/** A page that runs, and hears the page around it. */
interface Started {
  hear(word: HostWord): void;
}

/**
 * Starts a page of ours: colours, the line to the page around, and a problem in its place with what
 * the player can do.
 */
export function startPage<Setup extends PageSetup>(
  start: (page: Page<Setup>) => Promise<Started>,
): void {
  const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '{}') as Setup;
  const root = document.getElementById('game') ?? document.body;
  const lobby = new URLSearchParams(location.search).get('lobby') ?? '';
  for (const [index, colour] of setup.colours.entries())
    document.documentElement.style.setProperty(`--tone-${index}`, `#${colour}`);
  const text = (key: string, values: Record<string, string> = {}): string =>
    (setup.texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  let started: Started | null = null;
  const early: HostWord[] = [];
  const bridge = createBridge(lobby, (word) => (started ? started.hear(word) : early.push(word)));
  const page = { setup, root, bridge, text };
  void start(page).then(
    (running) => {
      started = running;
      for (const word of early) running.hear(word);
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
