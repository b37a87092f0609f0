import '../../../testing/dom.ts';
import { TemplateEnvironmentProvider } from '@pavilion/templates/environment';
import { EndlessGames } from '@pavilion/templates/endless-games';
import type { GameTile } from '@pavilion/templates/props/card';
import type { GameCatalogue } from '@pavilion/templates/props/lobby';
import { sampleGames } from '@pavilion/templates/testing/sample-games';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const windowPx = 800;
/** How far below the window's lower edge the list ends; negative where it ends above that edge. */
let endPx = 0;
const watching = new Set<Observer>();

/** Judges by the margins it was given, as a browser does. */
class Observer {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  readonly #above: number;
  readonly #below: number;
  #was: boolean | null = null;

  constructor(
    tell: (entries: { isIntersecting: boolean }[]) => void,
    options: { rootMargin: string },
  ) {
    const [above = 0, , below = 0] = options.rootMargin
      .split(' ')
      .map((side) =>
        side.endsWith('%') ? (Number.parseInt(side) * windowPx) / 100 : Number.parseInt(side),
      );
    this.#tell = tell;
    this.#above = above;
    this.#below = below;
  }
  observe(): void {
    watching.add(this);
  }
  disconnect(): void {
    watching.delete(this);
  }
  look(): void {
    const isIntersecting = endPx <= this.#below && endPx + windowPx >= -this.#above;
    if (isIntersecting === this.#was) return;
    this.#was = isIntersecting;
    this.#tell([{ isIntersecting }]);
  }
}

/** Lets what watches see where the list ends now. */
async function endAt(px: number): Promise<void> {
  endPx = px;
  await act(async () => [...watching].forEach((observer) => observer.look()));
}

const scroll = () => act(async () => void dispatchEvent(new Event('scroll')));
/** The finger is gone and the page no longer glides. */
const stop = () => act(async () => void dispatchEvent(new Event('scrollend')));
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
const button = () => element.querySelector('button');

/** At the foot with the page that came after the visitor stopped there. */
async function restAtFoot(): Promise<void> {
  await draw(24);
  await endAt(-300);
  await stop();
  await draw(48);
  await endAt(-300);
}

/** The same one at each drawing: another one would take the place of all links, and their focus. */
const Card = ({ game }: { game: GameTile }) => <a href={game.to}>{game.name}</a>;

const onMore = vi.fn();
let root: Root;
let element: HTMLElement;

const draw = (count: number, catalogue: Partial<GameCatalogue> = {}, games = sampleGames(count)) =>
  act(async () =>
    root.render(
      <TemplateEnvironmentProvider
        environment={{
          Link: ({ to, children }) => <a href={to}>{children}</a>,
          text: (key) => key,
          load: (load) => load(),
        }}
      >
        <EndlessGames
          games={games}
          Card={Card}
          onToggleFavourite={() => undefined}
          catalogue={{
            games: [],
            totalCount: 5000,
            hasMore: true,
            isLoadingMore: false,
            onMore,
            ...catalogue,
          }}
        />
      </TemplateEnvironmentProvider>,
    ),
  );

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', windowPx);
  vi.stubGlobal('onscrollend', null);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, windowPx + endPx, 0, 0),
  );
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  onMore.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the next games of a lobby without end', () => {
  it('are not asked for by its opening, while nobody has scrolled', async () => {
    await draw(24);
    await endAt(2000);
    expect(onMore).not.toHaveBeenCalled();
  });

  it('are asked for when the end comes near, and from the first scroll on many windows before it', async () => {
    await draw(24);
    await endAt(1100);
    expect(onMore).toHaveBeenCalledTimes(1);
    await draw(48);
    await endAt(7000);
    expect(onMore).toHaveBeenCalledTimes(1);
    await scroll();
    await endAt(7000);
    expect(onMore).toHaveBeenCalledTimes(2);
    await draw(72);
    await endAt(9000);
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('are asked for when the end lies far above the window', async () => {
    await draw(24);
    await endAt(-50_000);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('are asked for once for each page', async () => {
    await draw(24);
    for (const px of [1000, 3000, 500, 9000, 200]) await endAt(px);
    expect(onMore).toHaveBeenCalledTimes(1);
    await draw(48);
    await endAt(1000);
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['while they are on their way', { isLoadingMore: true }],
    ['again after they have failed to come', { hasFailedMore: true }],
    ['when there are none', { hasMore: false }],
  ])('are not asked for %s', async (_when, catalogue) => {
    await draw(24, catalogue);
    await scroll();
    await endAt(0);
    expect(onMore).not.toHaveBeenCalled();
  });

  it('never stop a finger that moves at the foot', async () => {
    await draw(24);
    for (const count of [48, 72]) {
      await scroll();
      await endAt(-300);
      await draw(count);
    }
    await endAt(-300);
    expect(onMore).toHaveBeenCalledTimes(3);
    expect(button()).toBeNull();
  });

  it('never stop whoever comes to a stop among the games', async () => {
    await draw(24);
    await endAt(200);
    await stop();
    await draw(48);
    await endAt(200);
    expect(onMore).toHaveBeenCalledTimes(2);
    expect(button()).toBeNull();
  });

  it('leave whoever stops at the foot there after one page, until they are asked for', async () => {
    await restAtFoot();
    expect(onMore).toHaveBeenCalledTimes(1);
    expect(button()?.textContent).toBe('ui.template.showMore');

    await act(async () => button()?.click());
    expect(document.activeElement).toBe([...element.querySelectorAll('a')].at(-1));
    await nextFrame();
    await endAt(-300);
    expect(onMore).toHaveBeenCalledTimes(2);
    expect(button()).toBeNull();
  });

  it('leave them there also where the browser does not tell of the end of a scroll', async () => {
    Reflect.deleteProperty(globalThis, 'onscrollend');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await draw(24);
    await endAt(-300);
    await scroll();
    await act(async () => vi.advanceTimersByTime(100));
    await scroll();
    await act(async () => vi.advanceTimersByTime(100));
    await draw(48);
    expect(button()).toBeNull();
    await act(async () => vi.advanceTimersByTime(100));
    await draw(72);
    expect(button()).not.toBeNull();
    vi.useRealTimers();
  });

  it('come for a finger held still at the foot, also where the browser does not tell of the end of a scroll', async () => {
    Reflect.deleteProperty(globalThis, 'onscrollend');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const finger = (type: string, touches: number) =>
      act(
        async () =>
          void dispatchEvent(Object.assign(new Event(type), { touches: { length: touches } })),
      );
    await draw(24);
    await endAt(-300);
    await finger('touchstart', 1);
    await scroll();
    await act(async () => vi.advanceTimersByTime(1000));
    await draw(48);
    expect(button()).toBeNull();
    await finger('touchend', 0);
    await act(async () => vi.advanceTimersByTime(200));
    await draw(72);
    expect(button()).not.toBeNull();
    vi.useRealTimers();
  });

  it('leave the goal of the End key where it was when they come on the way there', async () => {
    await draw(24);
    await endAt(2000);
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'End' })));
    await endAt(600);
    await draw(48);
    expect(button()).not.toBeNull();
    await endAt(-300);
    await stop();
    expect(button()).not.toBeNull();
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('come again for whoever breaks off the way of the End key', async () => {
    await draw(24);
    await endAt(2000);
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'End' })));
    await endAt(600);
    await draw(48);
    await stop();
    await endAt(600);
    expect(button()).toBeNull();
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('come again by themselves for whoever goes back from the footer', async () => {
    await restAtFoot();
    await endAt(100);
    await endAt(100);
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('that have failed to come say so, also while they are asked for again', async () => {
    await draw(24, { hasFailedMore: true });
    expect(element.querySelector('[role="alert"]')?.textContent).toContain('gamesFailed');
    await act(async () => button()?.click());
    expect(onMore).toHaveBeenCalledTimes(1);
    await draw(24, { hasFailedMore: true, isLoadingMore: true });
    expect(button()?.disabled).toBe(true);
  });

  it('take the focus from the button that asked for them again, and give it back when they fail again', async () => {
    await draw(24, { hasFailedMore: true });
    await endAt(-300);
    const ask = async () => {
      await act(async () => button()?.focus());
      await act(async () => button()?.click());
      await draw(24, { hasFailedMore: true, isLoadingMore: true });
      // A browser takes the focus from a button that cannot be pressed.
      await act(async () => button()?.blur());
    };
    await ask();
    await draw(24, { hasFailedMore: true });
    expect(document.activeElement).toBe(button());
    await ask();
    await draw(48);
    await nextFrame();
    expect(document.activeElement).toBe(element.querySelector('a'));
  });

  it('take the focus to the first game that lies wholly below a header that stays', async () => {
    const [headerPx, rowPx, scrolledPx] = [120, 200, 150];
    const tiles = () => [...element.querySelectorAll('li')];
    const topOf = (tile: Element) => tiles().indexOf(tile as HTMLLIElement) * rowPx - scrolledPx;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const tile = this.closest('li');
      return tile ? new DOMRect(0, topOf(tile), 100, rowPx) : new DOMRect(0, windowPx, 0, 0);
    });
    vi.spyOn(document, 'elementFromPoint').mockImplementation((_x, y) => {
      if (y < headerPx || y > windowPx) return document.body;
      return tiles().find((tile) => y >= topOf(tile) && y < topOf(tile) + rowPx) ?? null;
    });
    await draw(24, { hasFailedMore: true });
    await act(async () => button()?.click());
    await draw(24, { hasFailedMore: true, isLoadingMore: true });
    await draw(48);
    await nextFrame();
    // The one before it begins under the header.
    expect(document.activeElement).toBe(element.querySelectorAll('li a')[2]);
  });

  it('leave the focus of whoever has gone on alone when they come', async () => {
    await draw(24, { hasFailedMore: true });
    await act(async () => button()?.click());
    const last = [...element.querySelectorAll('a')].at(-1);
    await act(async () => last?.focus());
    await draw(24, { hasFailedMore: true, isLoadingMore: true });
    await draw(48);
    await nextFrame();
    expect(document.activeElement).toBe(last);
  });
});

describe('the room of games that are on their way', () => {
  const resizes = new Set<() => void>();
  const resize = () => act(async () => resizes.forEach((tell) => tell()));
  const room = () => element.querySelector<HTMLElement>('[style*="block-size"]')?.style.blockSize;

  beforeEach(() => {
    resizes.clear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #tell: (entries: []) => void;
        constructor(tell: (entries: []) => void) {
          this.#tell = tell;
        }
        readonly #resized = () => this.#tell([]);
        observe(): void {
          resizes.add(this.#resized);
        }
        unobserve(): void {}
        disconnect(): void {
          resizes.delete(this.#resized);
        }
      },
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const heightPx = this.matches('li') ? 186 : 0;
      return this.isConnected ? new DOMRect(0, 0, 970, heightPx) : new DOMRect();
    });
  });

  it('is as high as rows of games, also after another choice has brought other games', async () => {
    await draw(24);
    // 96 games in rows of six, each 186 px and the gap of 14.
    expect(room()).toBe('3200px');
    const others = sampleGames(24).map((game) => ({ ...game, id: `${game.id} of another choice` }));
    await draw(24, {}, others);
    await resize();
    expect(room()).toBe('3200px');
  });
});
