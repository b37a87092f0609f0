import { Window } from 'happy-dom';
import type { FastifyInstance } from 'fastify';
import type { Setup } from '../../browser/game.types.ts';

/** What pages find in a window and Node has not. */
const names = [
  'window',
  'document',
  'location',
  'localStorage',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLButtonElement',
  'matchMedia',
  'addEventListener',
] as const;

/**
 * A document of its own as global, in which nothing moves; `ask` answers what the page fetches.
 * Gives how to take it away.
 */
function enterDocument(address: string, app: FastifyInstance): () => void {
  const window = new Window({
    url: address,
    settings: { device: { prefersReducedMotion: 'reduce' } },
  });
  const before = new Map<string, PropertyDescriptor | undefined>();
  const set = (name: string, value: unknown): void => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  const of = window as unknown as Record<string, unknown>;
  for (const name of names) {
    const value = of[name];
    const isMethod = name === 'matchMedia' || name === 'addEventListener';
    set(name, isMethod && typeof value === 'function' ? value.bind(window) : value);
  }
  set('parent', window);
  set('fetch', async (path: string, { body }: { body: string }) => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload: JSON.parse(body) as object,
    });
    return new Response(answer.body, { status: answer.statusCode });
  });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
    window.close();
  };
}

export interface PageInDocument {
  root: HTMLElement;
  /** The button with this name, or the first whose name begins so. Throws when there is none. */
  button(name: string): HTMLButtonElement;
  /** Presses it, and waits until nothing is under way. */
  press(name: string): Promise<void>;
  leave(): void;
}

/**
 * The page of a game in a document without a window, as the studio writes it. Throws when it does
 * not open.
 */
export async function openPage(app: FastifyInstance, address: string): Promise<PageInDocument> {
  const { pathname, search } = new URL(address);
  const { body } = await app.inject(pathname + search);
  const setup = JSON.parse(/id="setup">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as Setup;
  const leave = enterDocument(address, app);
  const { GameTable } = await import('../../browser/game-table.ts');
  const { openGame } = await import('../../browser/game-calls.ts');
  const { scenes } = await import('../../browser/scenes.ts');
  const root = document.createElement('main');
  document.body.append(root);
  const text = (key: string, values: Record<string, string> = {}): string =>
    (setup.texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const bridge = { hasHost: false, tell: () => undefined };
  const [opened, sceneOf] = [await openGame(address), await scenes[setup.scene]?.()];
  new GameTable({ setup, root, bridge, text, opened, sceneOf });
  const all = (): HTMLButtonElement[] => [...root.querySelectorAll('button')];
  const nameOf = (one: HTMLButtonElement): string =>
    one.getAttribute('aria-label') ?? one.textContent;
  const button = (name: string): HTMLButtonElement => {
    const shown = all().filter((one) => !one.hidden);
    const found =
      shown.find((one) => nameOf(one) === name) ??
      shown.find((one) => nameOf(one).startsWith(name));
    if (!found) throw new Error(`no button ${name} among ${all().map(nameOf).join(' | ')}`);
    return found;
  };
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 400; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turn > 20 && !root.querySelector('.is-playing')) return;
    }
  };
  return {
    root,
    button,
    async press(name) {
      button(name).click();
      await settled();
    },
    leave,
  };
}
