import { betList, eventDetail, leagueList, slipShare } from '@pavilion/contracts';
import {
  announceChanges,
  importFootballData,
  suspendMarkets,
  writeSportsLimits,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { inTransaction } from '@pavilion/database';
import { loadFlatMessages } from '@pavilion/i18n/load-messages';
import { fireEvent } from '@testing-library/dom';
import { afterAll, expect, it } from 'vitest';
import { switchLanguage } from '../../apps/web/src/core/locale/language.ts';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { clearSlip, openSlip } from '../../apps/web/src/features/sports/betslip/betslip.store.ts';
import { setMode } from '../../apps/web/src/features/sports/betslip/combined.store.ts';
import { provideSportsSlots } from '../../apps/web/src/shell/sports-slots.tsx';
import { main, page, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

/** Two matches, and a third whose time is not told, all of the days to come; gives their league. */
async function addMatches(): Promise<string> {
  const { context } = server();
  const dayAfter = (days: number): string => {
    const day = new Date(context.clock.now().getTime() + days * 24 * 60 * 60_000);
    return [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('/');
  };
  const lines = [
    'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA',
    `SC0,${dayAfter(2)},15:00,Celtic,Hearts,2.10,3.30,3.60`,
    `SC0,${dayAfter(2)},15:00,Dundee,Aberdeen,2.20,3.30,3.60`,
    `SC0,${dayAfter(9)},,Kilmarnock,Motherwell,2.30,3.30,3.60`,
  ];
  await importFootballData(context, lines.join('\n'), 'fixtures');
  const { value } = await server().call(leagueList, {});
  return value[0]?.leagues[0]?.league_id ?? '';
}

/** Other suites find the site as it was: without matches, and without a sportsbook. */
afterAll(async () => {
  setMode('single');
  useLayoutStore.setState({ provider_count: {} });
  const { context } = server();
  const { db } = context.database;
  const called = await db
    .updateTable('events')
    .set({ state: 'cancelled' })
    .returning('id as eventId')
    .execute();
  const changes = called.map((event) => ({ ...event, isStateChanged: true, isOddsChanged: true }));
  await inTransaction(context.database, (trx) => announceChanges(context, trx, changes));
});

/** The match of a team that is to come. */
async function matchOf(home: string): Promise<string> {
  const { id } = await server()
    .context.database.db.selectFrom('events as e')
    .innerJoin('teams as t', 't.id', 'e.home_team_id')
    .select('e.id')
    .where('t.name', '=', home)
    .where('e.state', '=', 'upcoming')
    .executeTakeFirstOrThrow();
  return id;
}

/** The market of a match stops, as after a goal. */
async function suspend(home: string): Promise<void> {
  const { context } = server();
  const eventId = await matchOf(home);
  const change = { eventId, isStateChanged: false, isOddsChanged: true };
  await inTransaction(context.database, async (trx) => {
    await suspendMarkets(trx, eventId, 'goal');
    await announceChanges(context, trx, [change]);
  });
}

/** A team gets a name in Filipino. */
async function nameInFilipino(home: string, name: string): Promise<void> {
  const { context } = server();
  const names = JSON.stringify({ EN: home, PHP: name });
  const eventId = await matchOf(home);
  const change = { eventId, isStateChanged: true, isOddsChanged: false };
  await inTransaction(context.database, async (trx) => {
    await trx.updateTable('teams').set({ names }).where('name', '=', home).execute();
    await announceChanges(context, trx, [change]);
  });
  // A list that was answered before keeps the name it has.
  await until(async () => {
    const { event } = await server().call(eventDetail, { event_id: eventId });
    expect(event.home_team_names).toMatchObject({ PHP: name });
  });
}

it('a suspended bet of the slip is in no way of the others, and a kick-off that is not told is said to be', async () => {
  const league = await addMatches();
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await writeSportsLimits(server().context.database.db, player.siteId, {
    minStakeMinor: 100n,
    maxStakeMinor: 1_000_000n,
    maxWinMinor: 100_000_000n,
    maxEventLiabilityMinor: 10n ** 13n,
  });
  await visitor.click(await page().findByRole('button', { name: /^Balance/ }));
  // The bare site has no catalogue to count a sportsbook in.
  useLayoutStore.setState({ provider_count: { sportsbook: 1 } });
  provideSportsSlots();
  await visit(`/sports?league=${league}`);
  expect(main().getAllByText(/ · time TBC$/)).toHaveLength(1);

  for (const name of [/2\.10/, /2\.20/]) await visitor.click(main().getByRole('button', { name }));
  openSlip();
  const stakes = () => page().getAllByRole('textbox', { name: /^Stake for/ });
  await until(() => expect(stakes()).toHaveLength(2));
  for (const field of stakes()) fireEvent.change(field, { target: { value: '10' } });
  await until(() => page().getByRole('button', { name: 'Place bet' }));

  await suspend('Celtic');
  const place = await page().findByRole<HTMLButtonElement>('button', { name: 'Place 1 of 2' });
  expect(page().getAllByText('Suspended').length).toBeGreaterThan(0);
  expect(place.disabled).toBe(false);
  await visitor.click(place);
  await page().findByText('Bet accepted');
  const { value } = await server().call(betList, { ...player.me, status: 'open' });
  expect(value).toMatchObject([{ home_team_name: 'Dundee' }]);
  // What could not be placed is still there.
  await visitor.click(await page().findByRole('button', { name: 'Done' }));
  expect(stakes()).toHaveLength(1);
  expect(page().getByRole<HTMLButtonElement>('button', { name: 'Place bet' }).disabled).toBe(true);
  clearSlip();
});

it('two matches make a parlay, which stands among the bets with its legs; its code brings them back', async () => {
  const league = await addMatches();
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await visit(`/sports?league=${league}`);
  for (const name of [/2\.20/, /2\.30/]) await visitor.click(main().getByRole('button', { name }));
  openSlip();
  await visitor.click(await page().findByRole('radio', { name: 'Parlay' }));
  fireEvent.change(await page().findByRole('textbox', { name: 'Stake' }), {
    target: { value: '10' },
  });
  const place = await page().findByRole<HTMLButtonElement>('button', { name: 'Place bet' });
  await until(() => expect(place.disabled).toBe(false));
  await visitor.click(place);
  await page().findByText('Bet accepted');
  const { value } = await server().call(betList, { ...player.me, status: 'open' });
  // 10.00 × 2.20 × 2.30
  expect(value).toMatchObject([{ bet_type: 'parlay', stake: '10.00', potential_payout: '50.60' }]);

  await visitor.click(await page().findByRole('tab', { name: 'My bets' }));
  await page().findByText('Parlay of 2');
  await page().findByText('0 of 2 legs decided');

  const [bet] = value;
  const picks = bet?.product === 'sports' ? (bet.legs ?? []).flatMap((leg) => leg.picks) : [];
  const legs = picks.map(({ selection_id }) => ({ selection_id, odds: '2.00' }));
  const { code } = await server().call(slipShare, { legs });
  await visit('/bet-history');
  await visit(`/sports?slip=${code}`);
  await visitor.click(await page().findByRole('tab', { name: /^Bet slip/ }));
  await until(() => page().getByRole('tab', { name: 'Bet slip (2)' }));
  clearSlip();
});

it('another language keeps the slip as it is and says it in its own words at once', async () => {
  const league = await addMatches();
  await nameInFilipino('Dundee', 'Dandi');
  // Without money the server refuses every stake, and says why.
  await signInNewPlayer();
  await visit(`/sports?league=${league}`);
  for (const name of [/2\.20/, /2\.30/]) await visitor.click(main().getByRole('button', { name }));
  openSlip();
  await visitor.click(await page().findByRole('radio', { name: 'Singles' }));
  const stakes = () => page().getAllByRole<HTMLInputElement>('textbox', { name: /^Stake for/ });
  await until(() => expect(stakes()).toHaveLength(2));
  for (const field of stakes()) fireEvent.change(field, { target: { value: '12' } });
  await suspend('Kilmarnock');
  const wordsOf = (tag: string) => loadFlatMessages(tag as Parameters<typeof loadFlatMessages>[0]);
  const [english, filipino] = [wordsOf('en-US'), wordsOf('fil')];
  const told = [
    'ui.betslip.clear',
    'ui.sports.suspended',
    'errors.insufficientFunds',
    'ui.markets.question.matchResult',
  ];
  const said = (words: typeof english) => told.map((key) => words[key] ?? key);
  for (const text of said(english)) await page().findAllByText(text);
  await page().findByText('Dundee – Aberdeen');
  await page().findByRole('button', { name: 'Place 1 of 2' });

  // The site is read anew in another language, and this bare one counts no sportsbook.
  const stop = useLayoutStore.subscribe(({ provider_count: { sportsbook } }) => {
    if (!sportsbook) useLayoutStore.setState({ provider_count: { sportsbook: 1 } });
  });
  switchLanguage('PHP');
  for (const text of said(filipino)) await page().findAllByText(text);
  await page().findByText('Dandi – Aberdeen');
  await page().findByRole('button', { name: 'Tumaya sa 1 sa 2' });
  for (const text of said(english)) expect(page().queryByText(text)).toBeNull();
  const own = page().getAllByRole<HTMLInputElement>('textbox', { name: /^Taya para sa/ });
  expect(own.map(({ value }) => value)).toEqual(['12', '12']);
  await page().findByRole('textbox', { name: 'Taya para sa Dandi' });

  switchLanguage('EN');
  await page().findByText('Dundee – Aberdeen');
  expect(stakes().map(({ value }) => value)).toEqual(['12', '12']);
  stop();
  clearSlip();
});
