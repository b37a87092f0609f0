import axe from 'axe-core';
import { betList, bonusCode, eventDetail, eventList } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import {
  announceChanges,
  writeSportsLimits,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { publishItems } from '@pavilion/server/testing/campaigns';
import { openRace } from '@pavilion/server/testing/race-world';
import { fireEvent, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { clearSlip, openSlip } from '../../apps/web/src/features/sports/betslip/betslip.store.ts';
import { setMode } from '../../apps/web/src/features/sports/betslip/combined.store.ts';
import { provideSportsSlots } from '../../apps/web/src/shell/sports-slots.tsx';
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

/** Lists hear of what was written beside them. */
async function announce(eventIds: readonly string[]): Promise<void> {
  const { context } = server();
  const changes = eventIds.map((eventId) => ({
    ...{ eventId, isStateChanged: true, isOddsChanged: true },
  }));
  await inTransaction(context.database, (trx) => announceChanges(context, trx, changes));
}

beforeAll(async () => {
  const { context, sites } = server();
  await writeSportsLimits(context.database.db, sites.alpha, {
    minStakeMinor: 100n,
    maxStakeMinor: 1_000_000n,
    maxWinMinor: 100_000_000n,
    maxEventLiabilityMinor: 10n ** 13n,
  });
  // The bare site has no catalogue to count a sportsbook in.
  useLayoutStore.setState({ provider_count: { sportsbook: 1 } });
  provideSportsSlots();
});

/** Other suites find the site as it was: without events, and without a sportsbook. */
afterAll(async () => {
  setMode('single');
  useLayoutStore.setState({ provider_count: {} });
  const { db } = server().context.database;
  const called = await db
    .updateTable('events')
    .set({ state: 'cancelled' })
    .returning('id')
    .execute();
  await announce(called.map(({ id }) => id));
});

/** A race of nine runners in an hour, at 6.00 for `own`. */
async function addRace() {
  const race = await openRace(server().context, {
    declared: 9,
    odds: { win: 6_000, 'place-2': 2_500 },
  });
  await announce([race.eventId]);
  await until(() => server().call(eventDetail, { event_id: race.eventId }));
  return race;
}

/** What a document without a layout can be judged by. */
async function faultsOfPage(): Promise<string[]> {
  const part = document.querySelector<HTMLElement>('#main');
  if (!part) throw new Error('the page has no main part');
  const { violations } = await axe.run(part, {
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it('races stand by their time and by their course, apart from the matches, and lead to their cards', async () => {
  const { eventId } = await addRace();
  await visit('/sports');
  await main().findByText('No matches here at the moment');
  const menu = within(main().getByRole('navigation', { name: 'Sports and more' }));
  await visitor.click(await menu.findByRole('link', { name: /^Racing 1/ }));
  const next = within(await main().findByRole('region', { name: 'Next races' }));
  const link = await next.findByRole('link', { name: /Ashdown, Race 1.*9 runners/ });
  expect(link.getAttribute('href')).toContain(eventId);
  await next.findByRole('timer');
  const { event } = await server().call(eventDetail, { event_id: eventId });
  // An hour from now may be tomorrow.
  const isToday = new Date(event.start_time).getDate() === new Date().getDate();
  const [day, other] = isToday ? ['Today', 'Tomorrow'] : ['Tomorrow', 'Today'];
  await visitor.click(await main().findByRole('tab', { name: day }));
  await main().findByRole('group', { name: 'Ashdown' });
  expect(await faultsOfPage()).toEqual([]);
  await visitor.click(await main().findByRole('tab', { name: other }));
  await main().findByText('No races on this day');
});

it('a card has every runner with its prices, its terms, and who was withdrawn', async () => {
  const race = await addRace();
  await race.withdraw('r2', 3_500);
  await announce([race.eventId]);
  await visit(`/sports?event=${race.eventId}`);
  await main().findByRole('heading', { level: 1, name: /Ashdown, Race 1/ });
  await main().findByText('Each way: 1/5 of the odds, 3 places');
  await main().findByText('8 runners');
  const card = within(main().getByRole('region', { name: 'Race card' }));
  expect(card.getAllByRole('listitem')).toHaveLength(9);
  await card.findByText('Withdrawn · 25% off the winnings of earlier bets');
  const [win] = card.getAllByRole('group', { name: 'Win' });
  if (!win) throw new Error('no price to win');
  within(win).getByRole('button', { name: /6\.00 Runner own/ });
  expect(card.getAllByRole('group', { name: 'Top 2 finish' })).toHaveLength(8);
  expect(await faultsOfPage()).toEqual([]);
  expect(main().getByRole('link', { name: 'Racing' }).getAttribute('href')).toContain(
    'sport=racing',
  );
});

it('a bet each way costs both parts, says its terms, and is explained line by line once it is settled', async () => {
  const race = await addRace();
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await visit(`/sports?event=${race.eventId}`);
  await visitor.click(await main().findByRole('button', { name: /6\.00 Runner own/ }));
  openSlip();
  const field = await page().findByRole('textbox', { name: 'Stake for Runner own' });
  fireEvent.change(field, { target: { value: '5' } });
  await visitor.click(await page().findByRole('switch', { name: 'Each way: Runner own' }));
  await page().findByText(/^2 × /);
  const place = await page().findByRole<HTMLButtonElement>('button', { name: 'Place bet' });
  await until(() => expect(place.disabled).toBe(false));
  await visitor.click(place);
  await page().findByText('Bet accepted');
  const { value } = await server().call(betList, { ...player.me, status: 'open' });
  // 5.00 at 6.00, and 5.00 at 1 + 5 × 1/5.
  expect(value).toMatchObject([{ each_way: true, stake: '10.00', potential_payout: '40.00' }]);
  expect(page().getAllByText(/^Each way 2 × /).length).toBeGreaterThan(0);
  clearSlip();

  await race.finish({ own: 2, r1: 1, r2: 2 });
  await server().runJob('settle-bets');
  await announce([race.eventId]);
  await until(async () => {
    const { event } = await server().call(eventDetail, { event_id: race.eventId });
    expect(event.state).toBe('finished');
  });
  await visit('/bet-history?status=settled');
  const bet = await main().findByRole('button', { name: /Runner own/ });
  expect(bet.textContent).toContain('Each way: 1/5 of the odds, 3 places');
  expect(bet.textContent).toContain('Win · Ashdown, Race 1');
  await visitor.click(bet);
  await main().findByText(/By where the runner came in: × 0\.$/);
  await main().findByText(/Place part, 1\/5 of the odds for the first 3: × 2\.$/);

  await visit(`/sports?event=${race.eventId}`);
  const result = within(await main().findByRole('region', { name: 'Result' }));
  expect(result.getAllByText('Dead heat')).toHaveLength(2);
  expect(await faultsOfPage()).toEqual([]);
});

it('a free bet is placed each way on both parts, where they can share it', async () => {
  await publishItems(server(), 'races', [
    {
      ...{ kind: 'free_bet' as const, code: 'even', amount: '20.00', min_odds: '1.5' },
      ...{ expires_hours: 24, trigger: { on: 'code' as const, code: 'EVEN-2026' } },
    },
    {
      ...{ kind: 'free_bet' as const, code: 'odd', amount: '20.01', min_odds: '1.5' },
      ...{ expires_hours: 24, trigger: { on: 'code' as const, code: 'ODD-2026' } },
    },
  ]);
  const race = await addRace();
  const player = await signInNewPlayer();
  for (const code of ['EVEN-2026', 'ODD-2026'])
    await server().call(bonusCode, { ...player.me, code });
  await visit(`/sports?event=${race.eventId}`);
  await visitor.click(await main().findByRole('button', { name: /6\.00 Runner own/ }));
  openSlip();
  const choice = await page().findByRole('combobox', { name: 'Free bets and boosts' });
  const vouchers = within(choice);
  await visitor.selectOptions(choice, await vouchers.findByRole('option', { name: /20\.01/ }));
  const eachWay = () =>
    page().getByRole<HTMLInputElement>('switch', { name: 'Each way: Runner own' });
  expect(eachWay().disabled).toBe(true);
  await page().findByText('The two parts cannot share this free bet to the last unit.');

  await visitor.selectOptions(choice, await vouchers.findByRole('option', { name: /20\.00/ }));
  await visitor.click(eachWay());
  const field = await page().findByRole<HTMLInputElement>('textbox', {
    name: 'Stake for Runner own',
  });
  expect(field.value).toBe('10.00');
  expect(field.readOnly).toBe(true);
  await page().findByText(/^2 × .*10\.00/);
  const place = await page().findByRole<HTMLButtonElement>('button', { name: 'Place bet' });
  await until(() => expect(place.disabled).toBe(false));
  await visitor.click(place);
  await page().findByText('Bet accepted');
  const { value } = await server().call(betList, { ...player.me, status: 'open' });
  // 10 × (6 + 2) less 20.
  expect(value).toMatchObject([{ each_way: true, stake: '20.00', potential_payout: '60.00' }]);
  clearSlip();
});

it('a leg that takes no bet each way says so, and the choice can be taken back', async () => {
  const [first, second] = [await addRace(), await addRace()];
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await visit(`/sports?event=${first.eventId}`);
  await visitor.click(await main().findByRole('button', { name: /6\.00 Runner own/ }));
  await visit(`/sports?event=${second.eventId}`);
  await visitor.click(await main().findByRole('button', { name: /6\.00 Runner own/ }));
  openSlip();
  await visitor.click(await page().findByRole('radio', { name: 'Parlay' }));
  const choice = await page().findByRole<HTMLInputElement>('switch', { name: /^Each way/ });
  await visitor.click(choice);
  await page().findByText('2 lines');
  await page().findByRole('textbox', { name: 'Stake per line' });
  expect(page().getAllByText('Each way: 1/5 of the odds, 3 places').length).toBeGreaterThan(1);
  await visitor.click(choice);
  await page().findByRole('textbox', { name: 'Stake' });
  // The next suite finds the slip as a new visitor does.
  await visitor.click(await page().findByRole('radio', { name: 'Singles' }));
  clearSlip();
});

it('outrights stand by their league with their favourites; their questions can be folded away', async () => {
  const outright = await openRace(server().context, {
    ...{ sport: 'outright', declared: 6, odds: { winner: 2_500, 'top-4': 1_200 } },
  });
  await announce([outright.eventId]);
  await until(async () => {
    const { value } = await server().call(eventList, { sport: 'outright' });
    expect(value).toHaveLength(1);
  });
  await visit('/sports?sport=outright');
  const league = within(await main().findByRole('region', { name: /Ashdown/ }));
  expect(league.getAllByRole('listitem')).toHaveLength(4);
  expect(await faultsOfPage()).toEqual([]);
  await visitor.click(await league.findByRole('link', { name: /Ashdown, Race 1/ }));
  const head = await main().findByRole('button', { name: 'Outright winner' });
  const section = within(main().getByRole('region', { name: 'Outright winner' }));
  expect(section.getAllByRole('listitem')).toHaveLength(6);
  await visitor.click(head);
  await until(() => expect(section.queryAllByRole('listitem')).toEqual([]));
  await visitor.click(head);
  expect(await faultsOfPage()).toEqual([]);
});

it.each(['/sports?sport=racing', '/sports?sport=outright'])(
  '%s says what failed and tries again when asked to',
  async (path) => {
    const answerAgain = refuseCalls();
    await visit(path);
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
