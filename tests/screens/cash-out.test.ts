import { betDetail, betList, eventList, slipPlace } from '@pavilion/contracts';
import {
  announceChanges,
  importFootballData,
  writeSportsLimits,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { fireEvent } from '@testing-library/dom';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import {
  clearSlip,
  useSlipStore,
} from '../../apps/web/src/features/sports/betslip/betslip.store.ts';
import {
  goOnline,
  main,
  page,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();

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

/** A player with a parlay of 100.00 on two matches, each leg as likely to win as not. */
async function playerWithParlay() {
  const { context } = server();
  const day = new Date(context.clock.now().getTime() + 3 * 24 * 60 * 60_000);
  const date = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('/');
  const lines = [
    'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA',
    `SC0,${date},15:00,Rangers,Livingston,2.00,3.30,3.60`,
    `SC0,${date},15:00,Ross County,St Johnstone,2.20,3.30,3.60`,
    `SC0,${date},15:00,Motherwell,Hibernian,2.50,3.20,2.90`,
  ];
  await importFootballData(context, lines.join('\n'), 'fixtures');
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await writeSportsLimits(context.database.db, player.siteId, {
    minStakeMinor: 100n,
    maxStakeMinor: 1_000_000n,
    maxWinMinor: 100_000_000n,
    maxEventLiabilityMinor: 10n ** 13n,
  });
  const { value } = await server().call(eventList, {});
  const legs = ['Rangers', 'Ross County'].flatMap((team) => {
    const match = value.find((event) => event.home_team_name === team);
    const market = match?.markets.find(({ kind }) => kind === '1x2');
    const home = market?.selections.find(({ outcome }) => outcome === 'home');
    return home ? { selection_id: home.selection_id, odds: home.odds } : [];
  });
  const chances = JSON.stringify({ won: 500_000, halfWon: 0, void: 0, halfLost: 0 });
  const ids = legs.map(({ selection_id }) => selection_id);
  await sql`update selections set chances = ${chances}::jsonb
    where id = any (${ids}::uuid[])`.execute(context.database.db);
  const { slip } = await server().call(slipPlace, {
    ...player.me,
    odds_change: 'any',
    bets: [{ bet_type: 'parlay', legs, unit_stake: '100.00' }],
  });
  const bet_id = slip.bets[0]?.bet_id ?? '';
  const bet = async () => (await server().call(betDetail, { ...player.me, bet_id })).bet;
  return { player, bet };
}

const button = (name: string | RegExp) => main().findByRole<HTMLButtonElement>('button', { name });

/** Where the prices of these matches are pressed. */
async function boardOfLeague(): Promise<string> {
  const { value } = await server().call(eventList, {});
  const match = value.find((event) => event.home_team_name === 'Rangers');
  return `/sports?league=${match?.league_id ?? ''}`;
}

it('an open bet is worth something, and is taken out in a part and then to the last', async () => {
  const { bet } = await playerWithParlay();
  await visit('/bet-history');
  // 100.00 × 2.00 × 0.5 × 2.20 × 0.5 × 0.95
  await button(/^Cash out .*104\.50$/);
  const totals = await main().findByRole('region', { name: 'Your open bets' });
  await until(() => expect(totals.textContent).toContain('104.50'));

  await visitor.click(await button('Cash-out options'));
  const slider = await main().findByRole<HTMLInputElement>('slider', {
    name: 'How much of the bet',
  });
  fireEvent.change(slider, { target: { value: '40' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('40 percent');
  await visitor.click(await button(/^Cash out .*41\.80$/));
  await main().findByText(/^Cashed out for .*41\.80\.$/);
  expect(await bet()).toMatchObject({ status: 'accepted', cash_outs: [{ amount: '41.80' }] });

  await visitor.click(await button(/^Cash out .*62\.70$/));
  await main().findByText('You have no open bets');
  await visitor.click(await main().findByRole('tab', { name: 'Cashed out' }));
  await visitor.click(await button(/Parlay of 2/));
  await main().findAllByText(/^Cashed out .* of the stake per line/);
  expect(await bet()).toMatchObject({ status: 'cashed-out', payout: '104.50' });
});

it('a bet goes by itself from an amount, which can be taken back, and loses a leg', async () => {
  const { bet } = await playerWithParlay();
  await visit('/bet-history');
  await visitor.click(await button('Cash-out options'));
  const field = await main().findByRole('textbox', { name: 'Cash out from' });
  fireEvent.change(field, { target: { value: '0' } });
  await visitor.click(await button('Switch on'));
  await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field, { target: { value: '150' } });
  await visitor.click(await button('Switch on'));
  await main().findByText(/^Cashed out by itself from .*150\.00\.$/);
  expect(await bet()).toMatchObject({ cash_out_rule: { amount: '150.00', part: '1.00' } });
  await visitor.click(await button('Switch off'));
  await main().findByRole('textbox', { name: 'Cash out from' });

  await visitor.click(await main().findByRole('checkbox', { name: /^Ross County/ }));
  // 104.50 at 2.00
  await main().findByText(/^New stake .*104\.50, odds 2\.00, payout .*209\.00$/);
  await visitor.click(await button('Change the bet'));
  await until(async () =>
    expect(await bet()).toMatchObject({ status: 'cashed-out', payout: '104.50' }),
  );
});

it('a bet takes in a selection that is pressed on the board meanwhile', async () => {
  const { player, bet } = await playerWithParlay();
  await visit('/bet-history');
  await visitor.click(await button('Cash-out options'));
  await main().findByText('Press a price anywhere: it stands here, ready to be added.');
  await visit(await boardOfLeague());
  await visitor.click(await main().findByRole('button', { name: /2\.50 Motherwell/ }));
  await visit('/bet-history');
  await visitor.click(await button('Cash-out options'));
  const added = await main().findByRole('checkbox', { name: /^Motherwell · 2\.50/ });
  await visitor.click(added);
  // 104.50 at 2.00 × 2.20 × 2.50
  await main().findByText(/^New stake .*104\.50, odds 11\.00, payout .*1,149\.50$/);
  await visitor.click(await main().findByRole('checkbox', { name: /^Ross County/ }));
  await main().findByText(/^New stake .*104\.50, odds 5\.00, payout .*522\.50$/);
  await visitor.click(await button('Change the bet'));
  await until(async () =>
    expect(await bet()).toMatchObject({ status: 'cashed-out', payout: '104.50' }),
  );
  const { value } = await server().call(betList, { ...player.me, status: 'open' });
  expect(value).toMatchObject([{ bet_type: 'parlay', stake: '104.50', odds: '5.00' }]);
  // It stands in the bet now, and no more on the slip.
  await until(() => expect(useSlipStore.getState().lines).toEqual([]));
});

it('a change with a match in play is told while it waits, and stands after it', async () => {
  const { bet } = await playerWithParlay();
  const { db } = server().context.database;
  const ofRossCounty = sql`home_team_id in (select id from teams where name = 'Ross County')`;
  await sql`update events set state = 'live', minute = 10, home_score = 0, away_score = 0,
    allows_live = true where ${ofRossCounty}`.execute(db);
  await visit('/bet-history');
  await visitor.click(await button('Cash-out options'));
  await visitor.click(await main().findByRole('checkbox', { name: /^Ross County/ }));
  await main().findByText(/In play: decided 5 seconds after you place it\.$/);
  await visitor.click(await button('Change the bet'));
  await main().findByText(/^Being decided: \d s$/);
  expect(await bet()).toMatchObject({ status: 'accepted' });
  server().advance(5_000);
  await server().runJob('decide-cash-outs');
  expect(await bet()).toMatchObject({ status: 'cashed-out', payout: '104.50' });
  await sql`update events set state = 'upcoming', minute = null, home_score = null,
    away_score = null, allows_live = false where ${ofRossCounty}`.execute(db);
});

it('a change that the slip would refuse says why, and changes nothing', async () => {
  const { bet } = await playerWithParlay();
  await visit(await boardOfLeague());
  // Of either match of the bet.
  const [draw] = await main().findAllByRole('button', { name: /3\.30 Draw/ });
  if (!draw) throw new Error('no price of a draw');
  await visitor.click(draw);
  await visit('/bet-history');
  await visitor.click(await button('Cash-out options'));
  await visitor.click(await main().findByRole('checkbox', { name: /^Draw · 3\.30/ }));
  await main().findByText('Selections of the same event cannot stand in one bet.');
  expect((await button('Change the bet')).disabled).toBe(true);
  expect(await bet()).toMatchObject({ status: 'accepted' });
  clearSlip();
});

it('says why nothing is offered, and that there is no network', async () => {
  await playerWithParlay();
  const { db } = server().context.database;
  await visit('/bet-history');
  await button(/^Cash out /);
  goOnline(false);
  await until(async () => expect((await button(/^Cash out /)).disabled).toBe(true));
  goOnline(true);
  await sql`update markets set status = 'suspended'`.execute(db);
  await visit('/');
  await visit('/bet-history');
  await page().findByText('No offer right now: a market is suspended.');
  expect((await button('Cash-out')).disabled).toBe(true);
  await sql`update markets set status = 'open'`.execute(db);
});
