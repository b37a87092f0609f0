import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getBalance, lotteryDrawGet, lotteryDrawList, lotteryTicketBuy } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { runLotteries, signInAgain } from '../../../testing/lotteries.ts';
import { makeChain, type MadeChain } from '../../../testing/made-chain.ts';

const site = { domain_name: alphaHost };
const dayMs = 24 * 60 * 60 * 1000;

describeServer('draws that a public chain decides', (start) => {
  let server: TestServer;
  let made: MadeChain;
  beforeAll(async () => {
    made = await makeChain();
    server = await start({ config: made.config });
    await runLotteries(server);
  });
  afterAll(() => made.close());
  beforeEach(() => {
    made.isSilent = false;
    made.branch.clear();
  });

  const draw = async (draw_id: string) =>
    (await server.call(lotteryDrawGet, { ...site, draw_id })).value;
  const passTo = async (time: string) => {
    server.advance(Date.parse(time) - server.context.clock.now().getTime() + 1);
    await server.runJob('advance-draws');
  };
  /** The next draw with a ticket of a player. */
  async function sold() {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    const list = { ...site, game: 'lotto-4d', state: 'open' } as const;
    const [next] = (await server.call(lotteryDrawList, list)).value;
    const draw_id = next?.draw_id ?? '';
    const plays = [{ kind: 'big', number: '0123', stake: '10.00' }];
    await server.call(lotteryTicketBuy, {
      ...player.me,
      game: 'lotto-4d',
      draw_ids: [draw_id],
      plays,
    });
    return {
      draw_id,
      cutOffAt: next?.cut_off_at ?? '',
      drawAt: next?.draw_at ?? '',
      async balance() {
        await signInAgain(server, player);
        return (await server.call(getBalance, player.me)).game_balance;
      },
    };
  }
  const sound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

  it('names the block to come when the tickets are fixed, and draws once others lie on it', async () => {
    const { draw_id, cutOffAt, drawAt } = await sold();
    await passTo(cutOffAt);
    const height = made.tip + 2;
    const entropy_source = `testchain:${height}`;
    expect((await draw(draw_id)).commitment).toMatchObject({ entropy_source, entropy: null });
    made.tip = height + made.confirmations - 1;
    await passTo(drawAt);
    expect((await draw(draw_id)).state).toBe('closed');
    made.tip += 1;
    await server.runJob('advance-draws');
    const drawn = await draw(draw_id);
    expect(drawn.state).toBe('settled');
    expect(drawn.commitment).toMatchObject({ entropy_source, entropy: made.hashOf(height) });
    await sound();
  });

  it('is called off when the block was there before the tickets were fixed', async () => {
    const ticket = await sold();
    // Every draw before this one has its block.
    made.tip += 100;
    await passTo(new Date(Date.parse(ticket.cutOffAt) - 1_000).toISOString());
    made.tip += 100;
    await server.runJob('advance-draws');
    // What tells of the chain's height lags behind it: the block that is announced is known by
    // then.
    made.stale = [made.tip - 2];
    await passTo(ticket.cutOffAt);
    const called = await draw(ticket.draw_id);
    expect(called).toMatchObject({ state: 'settled', outcome: { void: 'blockEarly' } });
    expect(await ticket.balance()).toBe('1000.00');
    await sound();
  });

  it.each([
    ['another stands in its place', (height: number) => void made.branch.set(height, 'b')],
    ['the chain gives it up', (height: number) => void (made.tip = height - 1)],
  ])('is called off when the block was seen and then %s', async (_, change) => {
    const ticket = await sold();
    await passTo(ticket.cutOffAt);
    const height = Number((await draw(ticket.draw_id)).commitment.entropy_source?.split(':')[1]);
    made.tip = height;
    await server.runJob('advance-draws');
    expect((await draw(ticket.draw_id)).state).toBe('closed');
    change(height);
    await server.runJob('advance-draws');
    const called = await draw(ticket.draw_id);
    expect(called).toMatchObject({ state: 'settled', outcome: { void: 'blockReorganised' } });
    expect(await ticket.balance()).toBe('1000.00');
    await sound();
  });

  it.each([
    ['the sale ends', (times: { cutOffAt: string }) => times.cutOffAt, true],
    ['the tickets are fixed', (times: { drawAt: string }) => times.drawAt, false],
  ])(
    'gives stakes back when the chain is silent for a day after %s',
    async (_, from, isAtClose) => {
      const ticket = await sold();
      made.isSilent = isAtClose;
      await passTo(ticket.cutOffAt);
      made.isSilent = true;
      await passTo(from(ticket));
      server.advance(dayMs - 60 * 60 * 1000);
      await server.runJob('advance-draws');
      expect((await draw(ticket.draw_id)).state).toBe('closed');
      expect(await ticket.balance()).toBe('990.00');
      server.advance(2 * 60 * 60 * 1000);
      await server.runJob('advance-draws');
      const called = await draw(ticket.draw_id);
      expect(called).toMatchObject({ state: 'settled', outcome: { void: 'entropyMissing' } });
      expect(await ticket.balance()).toBe('1000.00');
      await sound();
    },
  );
});
