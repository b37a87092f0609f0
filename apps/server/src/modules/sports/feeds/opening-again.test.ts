import { beforeAll, beforeEach, expect, it } from 'vitest';
import { betPlace, eventDetail, slipQuote } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { feedWorld, matchMessages } from '../../../testing/feed-world.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';

const second = 1_000;
const hour = 3_600 * second;

let server: TestServer;
let made = 0;
describeServerOnBothEngines('markets of a source that stopped', (start) => {
  let world: ReturnType<typeof feedWorld>;
  let told: ReturnType<typeof matchMessages>;
  beforeAll(async () => {
    server = await start();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 100_000_000n,
      maxEventLiabilityMinor: 10n ** 13n,
    });
  });
  beforeEach(() => {
    made += 1;
    world = feedWorld(server, `again-${made}`);
    told = matchMessages(server.context.clock.now(), 'm1', [`Reds ${made}`, `Blues ${made}`]);
  });

  const even = { home: '2.00', draw: '4.00', away: '4.00' };
  const far = { home: '1.25', draw: '10.00', away: '10.00' };
  const market = (prices: Record<string, string>, more: object = {}) => {
    const chances = Object.fromEntries(
      Object.entries(prices).map(([outcome, odds]) => [outcome, { won: 1 / Number(odds) }]),
    );
    return told.markets({ kind: '1x2', chances, prices, ...more });
  };
  const shown = async () => {
    const [text = ''] = await world.offer();
    const home = Number(/home (\d+)/.exec(text)?.[1] ?? 0);
    return `${/^1x2 - (open|suspended \w+)/.exec(text)?.[1]} ${home > 1_500 ? 'even' : 'far'}`;
  };
  const waiting = async (): Promise<number> =>
    (
      await server.context.database.db
        .selectFrom('feed_events')
        .select('key')
        .where('source', '=', world.source)
        .where('waits_until', 'is not', null)
        .execute()
    ).length;

  it('open at the prices of now, never at those from before the stop', async () => {
    await world.play([told.fixture(), market(even)], '--adopt');
    expect(await shown()).toBe('open even');
    await world.play([market(even, { status: 'suspended', stop_reason: 'review' })]);
    expect(await shown()).toBe('suspended review even');
    await world.play([market(far)]);
    expect(await shown()).toBe('open far');
  });

  it('a jump waits although a clock came with it; after a score it does not', async () => {
    await world.play([told.fixture(), told.live(3, 0, 0), market(even)], '--adopt');
    await world.play([told.live(4, 0, 0), market(far)]);
    expect(await shown()).toBe('open even');
    await world.play([told.live(5, 1, 0), market(far)]);
    expect(await shown()).toBe('open far');
  });

  it('open at the prices of now after a silence', async () => {
    await world.play([told.fixture(), market(even)], '--adopt');
    server.advance(16 * second);
    await server.runJob('watch-feeds');
    await world.play([{ kind: 'snapshot', request: '1' }, market(far)]);
    expect(await shown()).toBe('open far');
  });

  it('because of an impossible price stay stopped until a price is believed', async () => {
    await world.play([told.fixture(), market(even)], '--adopt');
    await world.play([market({ home: '4.00' })]);
    expect(await shown()).toBe('suspended trader even');
    await world.play([market(far)]);
    expect(await shown()).toBe('suspended trader even');
    server.advance(4 * second);
    await server.runJob('watch-feeds');
    expect(await shown()).toBe('open far');
  });

  it('of a match that is over wait for nothing any more', async () => {
    await world.play([told.fixture(), market(even)], '--adopt');
    await world.play([market(far)]);
    expect(await waiting()).toBe(1);
    await world.play([told.facts(9, 1, 0)]);
    server.advance(4 * second);
    await server.runJob('watch-feeds');
    expect(await waiting()).toBe(0);
  });

  it('are not opened by a person while their source has stopped them as well', async () => {
    await world.play([told.fixture(), market(even)], '--adopt');
    const { id } = await server.context.database.db
      .selectFrom('markets')
      .select('id')
      .where('event_id', '=', (await world.eventId()) ?? '')
      .executeTakeFirstOrThrow();
    const trade = (word: string) =>
      runTool(server.context, ['trading', word, id, '--reason', 'news']);
    await trade('stop');
    await world.play([market(even, { status: 'suspended' })]);
    await trade('open');
    expect(await shown()).toBe('suspended trader even');
    await world.play([market(even)]);
    expect(await shown()).toBe('open even');

    // A source that has gone on meanwhile is opened with the hand.
    await trade('stop');
    await world.play([market(even, { status: 'suspended' }), market(even)]);
    expect(await shown()).toBe('suspended trader even');
    await trade('open');
    expect(await shown()).toBe('open even');
  });

  it('a match whose end nobody tells is told to a person, once', async () => {
    await world.play([told.fixture(), market(even)], '--adopt');
    const { event } = await server.call(eventDetail, {
      event_id: (await world.eventId()) ?? '',
    });
    const { selection_id = '', odds = '' } = event.markets[0]?.selections[0] ?? {};
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    const bets = [{ selection_id, odds, stake: '10.00' }];
    await server.call(betPlace, { ...player.me, odds_change: 'any', bets });
    await world.play([told.live(4, 0, 0)]);
    const unended = async () => (await world.doubts()).filter(({ what }) => what === 'noResult');
    const later = async (ms: number): Promise<number> => {
      server.advance(ms);
      await server.runJob('watch-feeds');
      return (await unended()).length;
    };
    expect(await later(2.5 * hour)).toBe(0);
    expect(await later(hour)).toBe(1);
    const [doubt] = await unended();
    const words = ['doubt', 'dismiss', doubt?.doubt_id ?? '', '--reason', 'called'];
    await runTool(server.context, words);
    expect(await later(hour)).toBe(0);
  });

  it('a bet in play waits as long as its source says, and its player is told so', async () => {
    await world.play([told.fixture({ delay_seconds: 9 }), market(even)], '--adopt');
    await world.play([told.live(4, 0, 0), market(even)]);
    const event_id = (await world.eventId()) ?? '';
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    const detail = async () => server.call(eventDetail, { event_id });
    const { event } = await detail();
    expect(event.delay_seconds).toBe(9);
    const [selection] = event.markets[0]?.selections ?? [];
    const { selection_id = '', odds = '' } = selection ?? {};
    const quote = await server.call(slipQuote, {
      ...player.me,
      bets: [{ bet_type: 'single', legs: [{ selection_id, odds }] }],
    });
    expect(quote.bets?.[0]?.delay_seconds).toBe(9);
    const { slip_id = '' } = await server.call(betPlace, {
      ...{ ...player.me, odds_change: 'any' },
      bets: [{ selection_id, odds, stake: '10.00' }],
    });
    const { decides_at: at, placed_at: from } = await server.context.database.db
      .selectFrom('bet_slips')
      .select(['decides_at', 'placed_at'])
      .where('id', '=', slip_id)
      .executeTakeFirstOrThrow();
    expect((at?.getTime() ?? 0) - from.getTime()).toBe(9 * second);

    // Less than its sport waits is not taken over, and nothing beyond a minute.
    const start_time = new Date(server.context.clock.now().getTime() + hour).toISOString();
    await world.play([told.fixture({ delay_seconds: 1, start_time }), told.live(5, 0, 0)]);
    expect((await detail()).event.delay_seconds).toBe(5);
    await world.play([told.fixture({ delay_seconds: 86_400, start_time }), told.live(6, 0, 0)]);
    expect((await detail()).event.delay_seconds).toBe(60);
  });
});
