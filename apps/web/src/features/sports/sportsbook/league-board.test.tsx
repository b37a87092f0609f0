import '../../../testing/dom.ts';
import { expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { sampleMatch } from '../../../testing/sample-match.ts';
import { LeagueBoard } from './league-board.tsx';

const match = (event_id: string, league_id: string) =>
  sampleMatch({ event_id, league_id, league_name: `League ${league_id}` });

/** The board's leagues: whether each stands without a heading, and what its rows say of it. */
async function leaguesOf(events: ReturnType<typeof match>[], drawnMax = Infinity) {
  const { element, unmount } = await mount(
    <LeagueBoard isWhole events={events} drawnMax={drawnMax} Price={() => null} />,
  );
  const leagues = [...element.querySelectorAll<HTMLElement>('section')].map((section) => [
    section.dataset['alone'] ?? 'headed',
    ...[...section.querySelectorAll('article')].map(
      (row) => row.querySelector('.match-league')?.textContent ?? 'unnamed',
    ),
  ]);
  await unmount();
  return leagues;
}

it('a league of one match is named by its match, a league of several by its heading', async () => {
  expect(await leaguesOf([match('1', 'a'), match('2', 'b'), match('3', 'b')])).toEqual([
    ['true', 'League a'],
    ['headed', 'unnamed', 'unnamed'],
  ]);
});

it('a league of which one match is drawn yet keeps its heading', async () => {
  const events = [match('1', 'a'), match('2', 'b'), match('3', 'b')];
  expect(await leaguesOf(events, 2)).toEqual([
    ['true', 'League a'],
    ['headed', 'unnamed'],
  ]);
});
