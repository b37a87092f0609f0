import { inTransaction } from '@pavilion/database';
import { betList, leagueList } from '@pavilion/contracts';
import {
  announceChanges,
  importFootballData,
  offerMarkets,
  suspendMarkets,
  writeSportsLimits,
  type OfferedMarket,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { fireEvent, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { clearSlip, openSlip } from '../../apps/web/src/features/sports/betslip/betslip.store.ts';
import { setMode } from '../../apps/web/src/features/sports/betslip/combined.store.ts';
import { clearPicks } from '../../apps/web/src/features/sports/betslip/builder/builder.store.ts';
import { provideSportsSlots } from '../../apps/web/src/shell/sports-slots.tsx';
import {
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
let eventId = '';
let otherId = '';

type Priced = Readonly<Record<string, readonly [oddsMilli: number, wonPpm: number]>>;

const market = (kind: string, priced: Priced, given: Partial<OfferedMarket> = {}) => ({
  ...{ kind, lineQuarters: null, position: 0 },
  selections: Object.entries(priced).map(([outcome, [oddsMilli, won]]) => ({
    ...{ outcome, oddsMilli },
    chances: { won, halfWon: 0, void: 0, halfLost: 0 },
  })),
  ...given,
});

const offer: OfferedMarket[] = [
  market('1x2', { home: [2100, 450_000], draw: [3400, 270_000], away: [3300, 280_000] }),
  market('total', { over: [1830, 520_000], under: [1990, 480_000] }, { lineQuarters: 10 }),
  market(
    'total',
    { over: [1400, 560_000], under: [2900, 440_000] },
    { lineQuarters: 8, position: 1 },
  ),
  market('both-score', { yes: [1760, 540_000], no: [2070, 460_000] }),
  market('double-chance', {
    'home-draw': [1320, 720_000],
    'home-away': [1300, 730_000],
    'draw-away': [1730, 550_000],
  }),
];

/** A match is changed, and everybody who looks at it is told. */
async function change(what: (db: Parameters<typeof announceChanges>[1]) => Promise<unknown>) {
  const { context } = server();
  await inTransaction(context.database, async (trx) => {
    await what(trx);
    const changes = [eventId, otherId].map((id) => ({
      ...{ eventId: id, isStateChanged: true, isOddsChanged: true },
    }));
    await announceChanges(context, trx, changes);
  });
}

beforeAll(async () => {
  const { context } = server();
  const day = new Date(context.clock.now().getTime() + 60 * 60 * 60_000);
  const date = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('/');
  const lines = [
    'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA',
    `SC0,${date},15:00,Falkirk,Partick,2.10,3.40,3.30`,
    `SC0,${date},15:00,Arbroath,Raith,2.25,3.30,3.10`,
  ];
  await importFootballData(context, lines.join('\n'), 'fixtures');
  await server().call(leagueList, {});
  const idOf = async (home: string) =>
    await context.database.db
      .selectFrom('events as e')
      .innerJoin('teams as t', 't.id', 'e.home_team_id')
      .select('e.id')
      .where('t.name', '=', home)
      .executeTakeFirstOrThrow();
  eventId = (await idOf('Falkirk')).id;
  otherId = (await idOf('Arbroath')).id;
  await change((db) => offerMarkets(db, context.ids, eventId, offer));
  useLayoutStore.setState({ provider_count: { sportsbook: 1 } });
  provideSportsSlots();
});

afterEach(() => {
  clearSlip();
  clearPicks();
});

/** Other suites find the site as it was: without matches, and without a sportsbook. */
afterAll(async () => {
  setMode('single');
  useLayoutStore.setState({ provider_count: {} });
  await change((db) =>
    db.updateTable('events').set({ state: 'cancelled', minute: null }).execute(),
  );
});

const price = (market: string, name: RegExp) =>
  within(main().getByRole('region', { name: market })).getByRole<HTMLButtonElement>('button', {
    name,
  });
const bar = () => within(page().getByRole('region', { name: 'Bet builder' }));
const said = () => bar().getByRole('status').textContent;
const addButton = () => bar().getByRole<HTMLButtonElement>('button', { name: 'Add to slip' });
const press = (...buttons: HTMLElement[]) =>
  buttons.reduce(async (before, button) => {
    await before;
    await visitor.click(button);
  }, Promise.resolve());

/** The match with the switch on. */
async function openBuilder(): Promise<void> {
  await visit(`/sports?event=${eventId}`);
  await visitor.click(await main().findByRole('switch', { name: 'Bet builder' }));
  await until(() => expect(said()).toBe('Press prices to combine'));
}

const home = () => price('Match result', /Falkirk/);
const over = () => price('Total goals', /Over 2\.5/);

/** Waits for the joint price of what is picked, and gives it. */
async function jointPrice(): Promise<string> {
  await until(() => expect(said()).toMatch(/^Joint price \d/));
  return /[\d.]+$/.exec(said() ?? '')?.[0] ?? '';
}

/** Picks a home win with over 2.5 goals and puts them into the slip; gives their joint price. */
async function addHomeAndOver(): Promise<string> {
  await openBuilder();
  await press(home(), over());
  const odds = await jointPrice();
  await visitor.click(addButton());
  openSlip();
  return odds;
}

const slip = async () => within(await page().findByRole('tabpanel', { name: /^Bet slip/ }));

it('prices are picks while the switch is on; what no builder takes is quiet', async () => {
  await openBuilder();
  expect(browserHistory.location.search).toContain('builder=1');
  expect(price('Total goals', /Over 2 \(not for bet builders\)/).disabled).toBe(true);
  await visitor.click(home());
  expect(home().getAttribute('aria-pressed')).toBe('true');
  expect(said()).toBe('Add one more pick');
  expect(addButton().disabled).toBe(true);
  await visitor.click(over());
  const odds = Number(await jointPrice());
  // More than the dearer alone, less than the product: who wins often scores often.
  expect(odds).toBeGreaterThan(2.1);
  expect(odds).toBeLessThan(2.1 * 1.83);
  expect(addButton().disabled).toBe(false);

  // The address and the browser keep what is being put together.
  await visit('/faqs');
  await visit(`/sports?event=${eventId}&builder=1`);
  await jointPrice();
  expect(over().getAttribute('aria-pressed')).toBe('true');
  browserHistory.push(`/sports?event=${eventId}`);
  await until(() => expect(home().getAttribute('aria-pressed')).toBe('false'));
  expect(page().queryByRole('region', { name: 'Bet builder' })).toBeNull();
});

it('says of picks that do not go together why, and takes them out', async () => {
  await openBuilder();
  await press(home(), price('Double chance', /Falkirk or Draw/));
  await bar().findByText('The other picks already include this one.');
  expect(said()).toBe('Some picks do not go together');
  expect(addButton().disabled).toBe(true);
  await visitor.click(await bar().findByRole('button', { name: 'Remove Falkirk or Draw' }));
  await visitor.click(price('Match result', /Partick/));
  await until(() => expect(bar().getAllByText('These picks cannot all win.')).toHaveLength(2));
  await visitor.click(await bar().findByRole('button', { name: 'Remove Partick' }));
  await visitor.click(over());
  await jointPrice();
});

it('says that no price could be loaded, and tries again', async () => {
  await openBuilder();
  await visitor.click(home());
  const serve = refuseCalls();
  await visitor.click(over());
  await until(() => expect(said()).toBe('The price could not be loaded'));
  serve();
  await visitor.click(await bar().findByRole('button', { name: 'Try again' }));
  await jointPrice();
});

it('a builder is one card of the slip, and loses its picks one by one', async () => {
  await openBuilder();
  await press(home(), over(), price('Both teams to score', /No/));
  await jointPrice();
  await visitor.click(addButton());
  openSlip();
  const inSlip = await slip();
  const picks = () => within(inSlip.getByRole('list', { name: 'Bet builder' }));
  expect(picks().getAllByRole('listitem')).toHaveLength(3);
  await visitor.click(await picks().findByRole('button', { name: 'Remove No' }));
  expect(picks().getAllByRole('listitem')).toHaveLength(2);
  await until(() => inSlip.getByRole('textbox', { name: 'Stake for Bet builder' }));
  await visitor.click(await picks().findByRole('button', { name: 'Remove Over 2.5' }));
  await inSlip.findByRole('textbox', { name: 'Stake for Falkirk' });
  await inSlip.findByText('Match result');
});

it('stops with a market of one of its picks', async () => {
  await addHomeAndOver();
  const inSlip = await slip();
  await change((db) => suspendMarkets(db, eventId, 'goal'));
  await until(() => expect(inSlip.getAllByText(/^Suspended/).length).toBeGreaterThan(1));
  await change((db) => offerMarkets(db, server().context.ids, eventId, offer));
  await until(() => expect(inSlip.queryAllByText(/^Suspended/)).toEqual([]));
});

it('is placed at its joint price, alone and in a parlay, and stands among the bets with its picks', async () => {
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await writeSportsLimits(server().context.database.db, player.siteId, {
    ...{ minStakeMinor: 100n, maxStakeMinor: 1_000_000n },
    ...{ maxWinMinor: 100_000_000n, maxEventLiabilityMinor: 10n ** 13n },
  });
  const odds = await addHomeAndOver();
  const inSlip = await slip();
  fireEvent.change(inSlip.getByRole('textbox', { name: 'Stake for Bet builder' }), {
    target: { value: '10' },
  });
  // A price that is asked for anew just then takes the press away: it is pressed again.
  const place = () =>
    until(async () => {
      const button = page().queryByRole<HTMLButtonElement>('button', { name: 'Place bet' });
      if (button?.disabled === false) await visitor.click(button);
      await page().findByText('Bet accepted');
    });
  await place();
  const placed = async () => {
    const { value } = await server().call(betList, { ...player.me, status: 'open' });
    return value;
  };
  expect(await placed()).toMatchObject([
    { bet_type: 'single', odds, legs: [{ odds, picks: [{ kind: '1x2' }, { kind: 'total' }] }] },
  ]);
  (await slip()).getByText('Over 2.5');

  // Once more, beside a pick of another match.
  await visitor.click(await page().findByRole('button', { name: 'Keep selections' }));
  await visit(`/sports?event=${otherId}`);
  await visitor.click(price('Match result', /Arbroath/));
  await visitor.click(await page().findByRole('radio', { name: 'Parlay' }));
  fireEvent.change(await page().findByRole('textbox', { name: 'Stake' }), {
    target: { value: '5' },
  });
  await place();
  const [parlay] = await placed();
  expect(parlay).toMatchObject({ bet_type: 'parlay', stake: '5.00' });
  const picks =
    parlay?.product === 'sports' ? (parlay.legs ?? []).map((leg) => leg.picks.length) : [];
  expect(new Set(picks)).toEqual(new Set([1, 2]));

  await visitor.click(await page().findByRole('tab', { name: 'My bets' }));
  await until(() => expect(page().getAllByText('Parlay of 2').length).toBeGreaterThan(0));
  await visit('/bet-history');
  const cards = await until(() => {
    const found = main().getAllByRole('list', { name: 'Bet builder' });
    expect(found).toHaveLength(2);
    return found;
  });
  within(cards[0] as HTMLElement).getByText('Over 2.5');
});

it('comes with a code, as one leg', async () => {
  await openBuilder();
  await press(home(), over());
  await jointPrice();
  await visitor.click(addButton());
  openSlip();
  await visitor.click((await slip()).getByRole('button', { name: 'Share' }));
  const code = (await page().findByText(/^[0-9A-HJKMNP-TV-Z]{8}$/)).textContent;
  clearSlip();
  await visit('/faqs');
  await visit(`/sports?slip=${code}`);
  await visitor.click(await page().findByRole('tab', { name: 'Bet slip (1)' }));
  const picks = within(await page().findByRole('list', { name: 'Bet builder' }));
  expect(picks.getAllByRole('listitem')).toHaveLength(2);
});
