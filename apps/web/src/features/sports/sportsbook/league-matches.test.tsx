import '../../../testing/dom.ts';
import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { sampleMatch } from '../../../testing/sample-match.ts';
import { LeagueMatches } from './league-board.tsx';

const messages = compileMessages(loadMessages('en-US'));

/** What is watched, and how to say that it has come near. */
const watched = new Map<Element, () => void>();

beforeEach(() => {
  class Observer {
    readonly tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: Observer['tell']) {
      this.tell = tell;
    }
    observe(element: Element) {
      watched.set(element, () => this.tell([{ isIntersecting: true }]));
    }
    disconnect() {
      watched.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  watched.clear();
  vi.unstubAllGlobals();
});

const events = Array.from({ length: 5 }, (_, index) =>
  sampleMatch({ event_id: String(index), home_team_name: `Home ${index}` }),
);

const draw = (drawnAtFirst: number) =>
  mount(<LeagueMatches events={events} drawnAtFirst={drawnAtFirst} Price={() => null} />);
const rows = (element: HTMLElement) =>
  [...element.querySelectorAll('article')].map((row) => /Home \d/.exec(row.textContent)?.[0]);

it('matches after the first keep their room, and are drawn once the visitor comes near it', async () => {
  const { element, unmount } = await draw(2);
  expect(rows(element)).toEqual(['Home 0', 'Home 1']);
  const [[room, comeNear] = []] = watched;
  expect(room?.getAttribute('style')).toContain('--matches: 3');
  await act(async () => comeNear?.());
  expect(rows(element)).toEqual(events.map(({ home_team_name: name }) => name));
  expect(watched.size).toBe(0);
  await unmount();
});

it('a league whose matches are all drawn waits for nothing', async () => {
  const { element, unmount } = await draw(5);
  expect(rows(element)).toHaveLength(5);
  expect(watched.size).toBe(0);
  await unmount();
});

it('where no script comes, a link leads to the matches that are not drawn', () => {
  const league = <LeagueMatches events={events} drawnAtFirst={2} Price={() => null} />;
  const html = renderToString(
    <I18nProvider tag="en-US" messages={messages}>
      {league}
    </I18nProvider>,
  );
  expect(html).toMatch(
    /<noscript><a href="[^"]*\/sports\?league=a%20b"[^>]*>All matches<\/a><\/noscript>/,
  );
});
