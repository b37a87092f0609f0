import { inTransaction } from '@pavilion/database';
import { eventDetail, leagueList } from '@pavilion/contracts';
import { factsOf, periodOf } from '@pavilion/sports';
import {
  announceChanges,
  importFootballData,
  offerMarkets,
  suspendMarkets,
  writePlay,
  type OfferedMarket,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { fireEvent, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import NodeSocket from 'ws';
import { useRealtimeStatus } from '../../apps/web/src/core/realtime/realtime.ts';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { clearSlip, openSlip } from '../../apps/web/src/features/sports/betslip/betslip.store.ts';
import { provideSportsSlots } from '../../apps/web/src/shell/sports-slots.tsx';
import { main, page, refuseCalls, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
let eventId = '';

const priced = (odds: Record<string, number>): OfferedMarket['selections'] =>
  Object.entries(odds).map(([outcome, oddsMilli]) => ({ outcome, oddsMilli }));
const market = (
  kind: string,
  odds: Record<string, number>,
  given: Partial<OfferedMarket> = {},
): OfferedMarket => ({ kind, lineQuarters: null, position: 0, selections: priced(odds), ...given });
const total = (kind: string, lineQuarters: number, position: number) =>
  market(kind, { over: 1900, under: 1950 }, { lineQuarters, position });

const offer: OfferedMarket[] = [
  market('1x2', { home: 2100, draw: 3300, away: 3600 }),
  market('double-chance', { 'home-draw': 1300, 'home-away': 1330, 'draw-away': 1700 }),
  market('both-score', { yes: 1800, no: 2000 }),
  ...[total('total', 10, 0), total('total', 6, 1), total('corner-total', 38, 0)],
  market('odd-even', { odd: 1950, even: 1900 }),
  market('correct-score', { '1-0': 7500, '0-0': 9000, '0-1': 9500, '2-1': 8500, other: 12_000 }),
  market('half-full', { 'home-home': 3400, 'draw-home': 4700 }),
  market('next-goal', { home: 1900, away: 2400, none: 8000 }, { param: '1' }),
];

/** The match is offered anew, and everybody who looks at it is told. */
async function change(what: (db: Parameters<typeof announceChanges>[1]) => Promise<unknown>) {
  const { context } = server();
  await inTransaction(context.database, async (trx) => {
    await what(trx);
    const changed = { eventId, isStateChanged: true, isOddsChanged: true };
    await announceChanges(context, trx, [changed]);
  });
}
const offerNow = (markets: OfferedMarket[]) =>
  change((db) => offerMarkets(db, server().context.ids, eventId, markets));

beforeAll(async () => {
  const { context } = server();
  const day = new Date(context.clock.now().getTime() + 48 * 60 * 60_000);
  const date = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('/');
  const lines = [
    'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA',
    `SC0,${date},15:00,Hibernian,St Mirren,2.10,3.30,3.60`,
  ];
  await importFootballData(context, lines.join('\n'), 'fixtures');
  await server().call(leagueList, {});
  const { db } = context.database;
  const { id } = await db
    .selectFrom('events as e')
    .innerJoin('teams as t', 't.id', 'e.home_team_id')
    .select('e.id')
    .where('t.name', '=', 'Hibernian')
    .executeTakeFirstOrThrow();
  eventId = id;
  await offerNow(offer);
  await until(async () => {
    const { event } = await server().call(eventDetail, { event_id: eventId });
    if (event.markets.length < 2) throw new Error('the board has not heard of the offer');
  });
  useLayoutStore.setState({ provider_count: { sportsbook: 1 } });
  provideSportsSlots();
});

/** Other suites find the site as it was: without matches, and without a sportsbook. */
afterAll(async () => {
  useLayoutStore.setState({ provider_count: {} });
  clearSlip();
  await change((db) =>
    db.updateTable('events').set({ state: 'cancelled', minute: null }).execute(),
  );
});

const open = () => visit(`/sports?event=${eventId}`);
const sections = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const section = (name: string) => within(main().getByRole('region', { name }));

it('shows every kind of market by group, and finds one by its words', async () => {
  await open();
  expect(sections()).toEqual([
    ...[
      'Match result',
      'Total goals',
      'Double chance',
      'Both teams to score',
      'Half-time/full-time',
    ],
    ...['Odd or even', '1st goal', 'Correct score', 'Total corners'],
  ]);
  await visitor.click(await main().findByRole('tab', { name: 'Corners' }));
  expect(sections()).toEqual(['Total corners']);
  await visitor.keyboard('{Home}');
  const search = await main().findByRole('searchbox', { name: 'Find a market' });
  fireEvent.change(search, { target: { value: 'hibernian or draw' } });
  expect(sections()).toEqual(['Double chance']);
  fireEvent.change(search, { target: { value: 'no such thing' } });
  await main().findByText('No market of this match is called that.');
  fireEvent.change(search, { target: { value: '' } });
  const lines = section('Total goals')
    .getAllByRole('button', { name: /^(Over|Under)/ })
    .map(({ textContent }) => /(Over|Under) [\d.]+$/.exec(textContent)?.[0]);
  expect(lines).toEqual(['Over 1.5', 'Under 1.5', 'Over 2.5', 'Under 2.5']);
});

it('keeps what a visitor wants on top, and what they fold away folded', async () => {
  await open();
  const star = () => main().getByRole('button', { name: 'Correct score: keep on top' });
  await visitor.click(star());
  expect(star().getAttribute('aria-pressed')).toBe('true');
  expect(sections()[0]).toBe('Correct score');
  await main().findByRole('tab', { name: 'Favourites' });
  await visitor.click(await main().findByRole('button', { name: 'Match result' }));
  expect(section('Match result').queryAllByRole('button', { name: /2\.10/ })).toEqual([]);
  await visit('/faqs');
  await open();
  expect(sections()[0]).toBe('Correct score');
  expect(section('Match result').queryAllByRole('button', { name: /2\.10/ })).toEqual([]);
  await visitor.click(star());
  await visitor.click(await main().findByRole('button', { name: 'Match result' }));
  section('Match result').getByRole('button', { name: /2\.10/ });
});

it('a price of any kind goes into the slip by its name', async () => {
  await open();
  await visitor.click(section('Double chance').getByRole('button', { name: /1\.30/ }));
  await visitor.click(section('Correct score').getByRole('button', { name: /7\.50/ }));
  openSlip();
  const slip = within(await page().findByRole('tabpanel', { name: /^Bet slip/ }));
  await slip.findByText('Hibernian or Draw');
  await slip.findByText('Double chance');
  await slip.findByText('1–0');
  clearSlip();
});

it('says why markets are stopped; one that is closed stands nowhere', async () => {
  await open();
  await change((db) => suspendMarkets(db, eventId, 'goal'));
  await until(() => {
    const told = main().getAllByText('A goal: prices come back in a moment');
    expect(told).toHaveLength(9);
  });
  await offerNow(offer.filter(({ kind }) => kind !== 'half-full'));
  await until(() => expect(sections()).not.toContain('Half-time/full-time'));
  expect(main().queryAllByText('A goal: prices come back in a moment')).toEqual([]);
});

it('a price that moved while the line was down is there once it is back', async () => {
  const send = vi.spyOn(NodeSocket.prototype, 'send');
  await open();
  await until(() => expect(send).toHaveBeenCalled());
  await until(() => expect(useRealtimeStatus.getState().status).toBe('online'));
  for (const line of new Set(send.mock.contexts as NodeSocket[])) line.terminate();
  send.mockRestore();
  const [result, ...others] = offer;
  if (!result) throw new Error('nothing is offered');
  await offerNow([
    { ...result, selections: priced({ home: 2700, draw: 3300, away: 2900 }) },
    ...others,
  ]);
  await until(() => section('Match result').getByRole('button', { name: /2\.70/ }));
  await offerNow(offer);
  await until(() => section('Match result').getByRole('button', { name: /2\.10/ }));
});

it('tells how the match stands, what happened, and what was before', async () => {
  await change((db) =>
    writePlay(db, eventId, {
      play: {
        ...{ period: '2h', feed_state: 'stale', cards: { home: 1, away: 0 } },
        clock: { seconds: 3780, is_running: false, at: new Date().toISOString() },
        scores: { '1h': { goals: [0, 1] }, '2h': { goals: [2, 0] } },
      },
      facts: factsOf({
        periods: { reg: periodOf({ goals: [2, 1], corners: [7, 3] }, false) },
        incidents: [
          { no: 1, stat: 'goals', period: '1h', minute: 20, side: 'away', value: 1 },
          { no: 2, stat: 'goals', period: '2h', minute: 61, side: 'home', value: 1 },
        ],
      }),
    }),
  );
  await change((db) =>
    db
      .updateTable('events')
      .set({ state: 'live', allows_live: true, minute: 63, home_score: 2, away_score: 1 })
      .where('id', '=', eventId)
      .execute(),
  );
  await open();
  await main().findByText('News from the match is late. Prices may be stopped.');
  await main().findByText('2nd half · 63:00');
  const cells = within(main().getByRole('group', { name: 'Score by period' }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells.slice(1)).toEqual([
    ['0', '2', '2'],
    ['1', '0', '1'],
  ]);
  await main().findByText('1 red card');

  const part = (name: string) => visitor.click(main().getByRole('button', { name }));
  await part('Timeline');
  await main().findByText('20′');
  await main().findByText('1:1');
  await part('Statistics');
  await main().findByRole('tablist', { name: 'Statistics' });
  const figures = ['7', '3'].map((figure) => main().getByText(figure));
  expect(figures[0]?.parentElement).toBe(figures[1]?.parentElement);
  await part('Pitch');
  await main().findByText('Hibernian is pressing');
  await part('Head to head');
  await main().findByText('The two have not met before.');
  await part('Head to head');
  expect(main().queryByText('The two have not met before.')).toBeNull();
  await part('Standings');
  await main().findByText('The table begins with the first result of the season.');
});

it('says that what there is to know could not be loaded, and tries again', async () => {
  await open();
  const serve = refuseCalls();
  await visitor.click(await main().findByRole('button', { name: 'Form' }));
  await main().findByText('This could not be loaded');
  serve();
  await visitor.click(await main().findByRole('button', { name: 'Try again' }));
  await main().findByText('Neither side has played before.');
});
