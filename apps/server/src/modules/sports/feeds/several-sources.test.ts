import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { feedWorld, matchMessages } from '../../../testing/feed-world.ts';
import { runTool } from '../../../testing/run-tool.ts';

const second = 1_000;
const asTold = ['--as-told', '--adopt'];

let server: TestServer;
let made = 0;
describeServerOnBothEngines('several sources of one match', (start) => {
  let first: ReturnType<typeof feedWorld>;
  let other: ReturnType<typeof feedWorld>;
  let told: ReturnType<typeof matchMessages>;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(() => {
    made += 1;
    first = feedWorld(server, `a-${made}`);
    other = feedWorld(server, `b-${made}`);
    told = matchMessages(server.context.clock.now(), 'm1', [`Reds ${made}`, `Blues ${made}`]);
  });

  const watch = async (ms: number): Promise<void> => {
    server.advance(ms);
    await server.runJob('watch-feeds');
  };
  const prices = async (): Promise<string> => (await first.offer())[0] ?? '';
  const at = (home: string, draw = '3.40', away = '3.60') => told.odds(home, draw, away);
  const alive = { kind: 'alive', subscribed: true };
  const event = async () =>
    server.context.database.db
      .selectFrom('events')
      .select(['home_score', 'away_score', 'play', 'interim_revision', 'priced_by'])
      .where('id', '=', (await first.eventId()) ?? '')
      .executeTakeFirstOrThrow();

  it('when one falls silent its prices are nobody’s: those of the other are offered', async () => {
    await first.play([told.fixture(), at('2.10')], ...asTold);
    await other.play([told.fixture(), at('2.40')], ...asTold);
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2100');
    server.advance(10 * second);
    await other.play([alive], ...asTold);
    await watch(6 * second);
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2400');
    expect((await event()).play).toMatchObject({ feed_state: 'fresh' });
  });

  it('when one falls silent and the other has no prices nothing is offered', async () => {
    await first.play([told.fixture(), at('2.10')], ...asTold);
    await other.play([told.fixture(), told.live(3, 0, 0)], ...asTold);
    server.advance(10 * second);
    await other.play([alive], ...asTold);
    await watch(6 * second);
    expect(await prices()).toMatch(/^1x2 - suspended feed/);
  });

  it('one that comes back makes the prices once it has told good ones, not before', async () => {
    await first.play([told.fixture(), at('2.10')], ...asTold);
    await other.play([told.fixture(), at('2.40')], ...asTold);
    server.advance(10 * second);
    await other.play([alive], ...asTold);
    await watch(6 * second);
    await first.play([{ kind: 'snapshot', request: '1' }], ...asTold);
    await other.play([at('2.50')], ...asTold);
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2500');
    await first.play([at('2.20')], ...asTold);
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2200');
  });

  it('one that tells no prices does not keep the other from making them', async () => {
    await first.play([told.fixture(), told.live(3, 0, 0)], ...asTold);
    await other.play([told.fixture(), at('2.40')], ...asTold);
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2400');
    await first.play([told.live(4, 0, 0)], ...asTold);
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2400');
  });

  it('the one of the lowest rank makes the prices, and the list shows ranks', async () => {
    await first.play([told.fixture(), at('2.10')], ...asTold, '--rank', '5');
    await other.play([told.fixture(), at('2.40')], ...asTold, '--rank', '1');
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2400');
    const { text } = await runTool(server.context, ['feed', 'list']);
    expect(text).toMatch(new RegExp(`a-${made}\tcanonical\tfresh\t[^\t]+\trank 5`));
    // Without a rank it keeps the one it has.
    await first.play([at('2.15')], ...asTold);
    expect(await prices()).toBe('1x2 - open away 3600 draw 3400 home 2400');
  });

  it('one tells the course: what two know at different times decides nothing twice', async () => {
    await first.play([told.fixture(), at('2.10')], ...asTold);
    await other.play([told.fixture(), at('2.10')], ...asTold);
    const final = (revision: number, h: number) =>
      told.facts(revision, h, 0, { ended: null, periods: { reg: { goals: [h, 0] } } });
    await first.play([told.live(20, 1, 0), final(50, 1)], ...asTold);
    await other.play([told.live(19, 0, 0), final(49, 0)], ...asTold);
    expect(await event()).toMatchObject({ home_score: 1, away_score: 0 });
  });

  it('what final facts decide is not opened by prices that come later than they do', async () => {
    const over = () => told.markets(told.total('0.5', '1.40', '2.70'));
    await first.play([told.fixture(), told.live(5, 0, 0)], ...asTold);
    await other.play([told.fixture(), at('2.10'), over()], ...asTold);
    const goal = { ended: null, periods: { reg: { complete: false, goals: [1, 0] } } };
    await first.play([told.facts(60, 1, 0, goal)], ...asTold);
    await server.runJob('settle-bets');
    const total = async () => (await first.offer()).find((one) => one.startsWith('total')) ?? '';
    expect(await total()).toMatch(/^total 2 closed/);
    await other.play([over()], ...asTold);
    expect(await total()).toMatch(/^total 2 closed/);
  });
});
