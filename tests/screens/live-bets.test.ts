import { eventDetail, eventList, slipPlace, type CallResponse } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { factsOf } from '@pavilion/sports';
import {
  announceChanges,
  importFootballData,
  writePlay,
  writeSportsLimits,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import NodeSocket from 'ws';
import {
  listenToCalls,
  main,
  refuseCalls,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();

type Match = CallResponse<typeof eventList>['value'][number];

/** What the page said to the server over its sockets, and over which. */
const send = vi.spyOn(NodeSocket.prototype, 'send');
const topicsAsked = () =>
  send.mock.calls.flatMap(
    ([message]) => (JSON.parse(message as string) as { topics?: string[] }).topics ?? [],
  );

beforeEach(() => void send.mockClear());

/** Other suites find the site as it was: without matches. */
afterAll(async () => {
  const { db } = server().context.database;
  const called = await db
    .updateTable('events')
    .set({ state: 'cancelled', minute: null })
    .returning('id')
    .execute();
  await announce(...called.map(({ id }) => id));
});

async function announce(...ids: string[]): Promise<void> {
  const { context } = server();
  const changes = ids.map((eventId) => ({ eventId, isStateChanged: true, isOddsChanged: true }));
  await inTransaction(context.database, (trx) => announceChanges(context, trx, changes));
}

/** A match that is to come, with its three prices. */
async function newMatch(home: string): Promise<Match> {
  const { context } = server();
  const day = new Date(context.clock.now().getTime() + 48 * 60 * 60_000);
  const date = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('/');
  const lines = [
    'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA',
    `SC0,${date},15:00,${home},Kilmarnock,2.10,3.30,3.60`,
  ];
  await importFootballData(context, lines.join('\n'), 'fixtures');
  return until(async () => {
    const { value } = await server().call(eventList, {});
    const found = value.find(({ home_team_name: name }) => name === home);
    if (!found) throw new Error('the match is not offered yet');
    return found;
  });
}

/** A player with 10.00 on the home side. */
async function playerWithBet({ markets }: Match) {
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await writeSportsLimits(server().context.database.db, player.siteId, {
    minStakeMinor: 100n,
    maxStakeMinor: 1_000_000n,
    maxWinMinor: 100_000_000n,
    maxEventLiabilityMinor: 10n ** 13n,
  });
  const selections = markets.flatMap(({ kind, selections: own }) => (kind === '1x2' ? own : []));
  const home = selections.find(({ outcome }) => outcome === 'home');
  if (!home) throw new Error('nobody offers a home win');
  const legs = [{ selection_id: home.selection_id, odds: home.odds }];
  await server().call(slipPlace, {
    ...player.me,
    odds_change: 'any',
    bets: [{ bet_type: 'single', legs, unit_stake: '10.00' }],
  });
}

/** The match stands so after a minute of play, and everybody who looks is told. */
async function playTo({ event_id: id }: Match, minute: number, score: [number, number]) {
  const { context } = server();
  const [home_score, away_score] = score;
  await inTransaction(context.database, async (trx) => {
    await writePlay(trx, id, {
      play: {
        period: '1h',
        clock: { seconds: minute * 60, is_running: false, at: new Date().toISOString() },
        scores: { '1h': { goals: score }, reg: { goals: score } },
      },
      facts: factsOf(),
    });
    await trx
      .updateTable('events')
      .set({ state: 'live', allows_live: true, minute, home_score, away_score })
      .where('id', '=', id)
      .execute();
  });
  await announce(id);
  await until(async () => {
    const { event } = await server().call(eventDetail, { event_id: id });
    expect(event).toMatchObject({ minute, home_score, away_score });
  });
}

const clockShown = () => main().queryByText(/^1st half · /)?.textContent;

/** Minutes go by until the clock has moved: what changes before the page listens is told later. */
async function playUntilTold(match: Match, from: number): Promise<void> {
  const before = clockShown();
  let minute = from;
  await until(async () => {
    await playTo(match, minute, [0, 0]);
    minute += 1;
    expect(clockShown()).toBeDefined();
    expect(clockShown()).not.toBe(before);
  });
}

it('a bet follows its match: part, clock, score, and which way it goes', async () => {
  const match = await newMatch('Motherwell');
  await playerWithBet(match);
  await visit('/bet-history');
  await main().findByText(/Motherwell – Kilmarnock/);
  await playUntilTold(match, 1);
  await main().findByText('Losing');
  await playTo(match, 23, [1, 0]);
  await main().findByText('1st half · 23:00');
  await main().findByText('1:0');
  await main().findByText('Winning');
  expect(topicsAsked()).toContain('board:live');
  // Every price of the site would come with it.
  expect(topicsAsked()).not.toContain('odds');
});

it('what happened while the line was down is asked for once it is back', async () => {
  const match = await newMatch('Hamilton');
  await playerWithBet(match);
  await playTo(match, 5, [0, 0]);
  await visit('/bet-history');
  await main().findByText('1st half · 05:00');
  // The first message tells how far the page has seen.
  await playUntilTold(match, 6);
  for (const line of new Set(send.mock.contexts as NodeSocket[])) line.terminate();
  await playTo(match, 44, [2, 1]);
  await main().findByText('1st half · 44:00');
  await main().findByText('2:1');
});

it('a bet is shared as a picture and a way to its picks, with amounts where that is wanted', async () => {
  await playerWithBet(await newMatch('Livingston'));
  await visit('/bet-history');
  const asked = listenToCalls();
  await visitor.click(await main().findByRole('button', { name: /Livingston/ }));
  await visitor.click(await main().findByRole('button', { name: 'Share as a picture' }));
  const picture = await main().findByRole('img', { name: /Livingston/ });
  expect(picture.getAttribute('src')).toMatch(/^\/media\/bets\/\w{26}\.png$/);
  expect(picture.getAttribute('alt')).not.toContain('Stake');
  await main().findByText(/\/sports\?slip=\w{8}$/);
  await main().findByRole('button', { name: 'Save the picture' });
  await visitor.click(await main().findByRole('checkbox', { name: 'Show stake and payout' }));
  const told = await main().findByRole('img', { name: /Livingston.*Stake .*Potential payout / });
  expect(told.getAttribute('src')).not.toBe(picture.getAttribute('src'));
  expect(asked.filter((path) => path.startsWith('/media/bets/'))).toHaveLength(2);
});

it('where a bet cannot be shared that is said, and tried again when asked to', async () => {
  await playerWithBet(await newMatch('Airdrie'));
  await visit('/bet-history');
  await visitor.click(await main().findByRole('button', { name: /Airdrie/ }));
  await main().findByRole('button', { name: 'Share as a picture' });
  const answerAgain = refuseCalls();
  await visitor.click(await main().findByRole('button', { name: 'Share as a picture' }));
  await main().findByText('The picture could not be drawn');
  answerAgain();
  const [retry] = main().getAllByRole('button', { name: 'Try again' });
  if (!retry) throw new Error('no way to try again');
  await visitor.click(retry);
  await main().findByRole('img', { name: /Airdrie/ });
});

it('without a bet on a match to be played none is followed', async () => {
  await signInNewPlayer();
  await visit('/bet-history');
  await main().findByText('You have no open bets');
  expect(topicsAsked().filter((topic) => /^(board:|event:|odds)/.test(topic))).toEqual([]);
});
