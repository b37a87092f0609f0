import { alphaHost } from '@pavilion/test-kit';
import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/** What the server in this process goes on using as Node has it. */
const kept =
  /^(ArrayBuffer|.*\d+(Clamped)?Array|Blob|File|FormData|DOMException|Performance|Crypto)$/;
const own = Object.getOwnPropertyNames(globalThis)
  .filter((name) => kept.test(name))
  .map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

/**
 * Gives this worker one document, as wide as a desktop. Imported before everything else: libraries
 * look for it as they load.
 */
const window = new Window({ url: `http://${alphaHost}/`, width: 1280, height: 900 });
populateGlobal(globalThis, window, { bindFunctions: true });
for (const [name, descriptor] of own) {
  if (descriptor) Object.defineProperty(globalThis, name, descriptor);
}

// What browsers lay over everything; here nothing is laid over anything, but it can be asked for.
Object.assign(HTMLElement.prototype, {
  showPopover: () => undefined,
  hidePopover: () => undefined,
});

/** Steps of the visit: what the document brings goes nowhere, because it has no pages to load. */
class Steps {
  #entries: { state: unknown; href: string }[] = [{ state: null, href: location.href }];
  #at = 0;
  scrollRestoration = 'auto';

  get length(): number {
    return this.#entries.length;
  }

  get state(): unknown {
    return this.#entries[this.#at]?.state ?? null;
  }

  pushState(state: unknown, _title: string, address?: string | URL | null): void {
    this.#entries.splice(this.#at + 1);
    this.#at += 1;
    this.replaceState(state, _title, address);
  }

  replaceState(state: unknown, _title: string, address?: string | URL | null): void {
    const { href } = new URL(address ?? location.href, location.href);
    this.#entries[this.#at] = { state: structuredClone(state), href };
    window.happyDOM.setURL(href);
  }

  /** As in a browser, what listens hears of it later. */
  go(steps: number): void {
    setTimeout(() => {
      const entry = this.#entries[this.#at + steps];
      if (!entry || steps === 0) return;
      this.#at += steps;
      window.happyDOM.setURL(entry.href);
      dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
    }, 0);
  }

  back(): void {
    this.go(-1);
  }

  forward(): void {
    this.go(1);
  }
}

Object.defineProperty(globalThis, 'history', { value: new Steps(), configurable: true });
