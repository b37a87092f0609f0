import { leagueList, sportsFavList } from '@pavilion/contracts';
import {
  announceChanges,
  importFootballData,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { fireEvent, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  closeFailure,
  main,
  page,
  refuseCalls,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();
let league = '';

const dayFrom = (days: number): string => {
  const day = new Date(server().context.clock.now().getTime() + days * 24 * 60 * 60_000);
  return [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('/');
};

/** A match that was played, and two of the day after tomorrow. */
beforeAll(async () => {
  const { context } = server();
  const past = `SC0,${dayFrom(-2)},12:00,Celtic,Hearts`;
  const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
  const ahead = [
    `SC0,${dayFrom(2)},15:00,Celtic,Dundee,,,,2.10,3.30,3.60`,
    `SC0,${dayFrom(2)},15:00,Hearts,Aberdeen,,,,2.20,3.30,3.60`,
  ];
  await importFootballData(
    context,
    [head, `${past},,,,2.10,3.30,3.60`, ...ahead].join('\n'),
    'fixtures',
  );
  await importFootballData(context, [head, `${past},2,1,H,2.10,3.30,3.60`].join('\n'), 'results');
  const { value } = await server().call(leagueList, {});
  league = value[0]?.leagues[0]?.league_id ?? '';
});

/** Other suites find the site as it was: without matches. */
afterAll(async () => {
  const { context } = server();
  const { db } = context.database;
  const called = await db
    .updateTable('events')
    .set({ state: 'cancelled' })
    .returning('id as eventId')
    .execute();
  const changes = called.map((event) => ({ ...event, isStateChanged: true, isOddsChanged: true }));
  await db.transaction().execute((trx) => announceChanges(context, trx, changes));
});

it('the board counts what begins when, and shows a day of the week that is chosen', async () => {
  await visit('/sports');
  const shown = within(await main().findByRole('group', { name: 'Matches shown' }));
  await until(() => shown.getByRole('button', { name: 'Starting soon 0' }));
  const [day] = shown.getAllByRole('button', { name: /^[A-Z][a-z]{2}, .* 2$/ });
  if (!day) throw new Error('no day has two matches');
  await visitor.click(day);
  await until(() => expect(day.getAttribute('aria-pressed')).toBe('true'));
  await main().findAllByText('Dundee');
  await visitor.click(await shown.findByRole('button', { name: /^Live/ }));
  await main().findByText(/No matches here/);
});

it('of a chosen sport only the counts that are its own are shown', async () => {
  await visit('/sports?sport=football');
  const shown = within(await main().findByRole('group', { name: 'Matches shown' }));
  await until(() => shown.getByRole('button', { name: 'Live 0' }));
  await shown.findByRole('button', { name: 'Starting soon' });
  await shown.findByRole('button', { name: 'Today' });
});

it('the menu leads to every page of the sportsbook and names its sports with their matches', async () => {
  await visit('/sports');
  const menu = within(await main().findByRole('navigation', { name: 'Sports and more' }));
  await menu.findByRole('link', { name: /^Football 2/ });
  for (const name of ['Results', 'Countries and leagues', 'Betting rules', 'Favourites']) {
    await visitor.click(await main().findByRole('link', { name }));
    await main().findByRole('heading', { level: 1, name });
    await visitor.click(await main().findByRole('link', { name: 'Back to the matches' }));
    await main().findByRole('group', { name: 'Matches shown' });
  }
});

it('a player follows a league and a team, and finds their matches together', async () => {
  const player = await signInNewPlayer();
  await visit('/sports?view=favourites');
  await main().findByText('You follow no team or league yet');
  await visit(`/sports?view=standings&league=${league}`);
  const row = await main().findByRole('row', { name: /Celtic/ });
  expect(within(row).getByRole('cell', { name: '3' })).toBeTruthy();
  await visitor.click(await main().findByRole('button', { name: 'Add Celtic to favourites' }));
  await main().findByRole('button', { name: 'Remove Celtic from favourites' });
  await until(async () => {
    const { value } = await server().call(sportsFavList, player.me);
    expect(value).toMatchObject([{ kind: 'team', name: 'Celtic' }]);
  });
  await visit('/sports?view=favourites');
  await main().findAllByText('Dundee');
  expect(main().queryByText('Aberdeen')).toBeNull();
  await visitor.click(await main().findByRole('button', { name: 'Remove Celtic from favourites' }));
  await main().findByText('You follow no team or league yet');
});

it('a guest is asked to sign in before anything is followed', async () => {
  await visit('/sports?view=favourites');
  await main().findByText('Sign in to follow teams and leagues');
  await visit(`/sports?view=standings&league=${league}`);
  await visitor.click(await main().findByRole('button', { name: 'Add Celtic to favourites' }));
  await until(() => page().getByLabelText(/Password/));
});

it('results are searched by league, team and day', async () => {
  await visit('/sports?view=results');
  await main().findByText('2–1');
  fireEvent.change(main().getByRole('combobox', { name: 'League' }), { target: { value: league } });
  const team = await main().findByRole<HTMLSelectElement>('combobox', { name: 'Team' });
  await until(() => expect(team.disabled).toBe(false));
  const hearts = [...team.options].find(({ text }) => text === 'Hearts')?.value;
  fireEvent.change(team, { target: { value: hearts } });
  await main().findByText('2–1');
  fireEvent.change(main().getByLabelText('To'), { target: { value: '2020-01-01' } });
  await main().findByText('No results for this choice');
});

it('countries fold out to their leagues', async () => {
  await visit('/sports?view=countries');
  const links = await main().findAllByRole('link', { name: /Scottish|Premiership/ });
  expect(links[0]?.getAttribute('href')).toContain(`league=${league}`);
});

it('the rules say how long a live bet waits and what a late match means', async () => {
  await visit('/sports?view=rules');
  await main().findByText(/not played within 48 hours/);
  expect(main().getAllByText('5 seconds').length).toBeGreaterThan(0);
  expect(await main().findByRole('rowheader', { name: '16+, handicap' })).toBeTruthy();
});

it.each(['results', 'countries', 'rules', 'standings', 'favourites'])(
  '%s says what failed and tries again when asked to',
  async (view) => {
    await signInNewPlayer();
    const answerAgain = refuseCalls();
    await visit(`/sports?view=${view}&league=${league}`);
    const retry = () => main().queryAllByRole('button', { name: 'Try again' });
    await until(() => expect(retry().length).toBeGreaterThan(0));
    await closeFailure();
    answerAgain();
    await until(async () => {
      for (const button of retry()) await visitor.click(button);
      expect(retry()).toEqual([]);
    });
  },
);
