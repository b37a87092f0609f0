import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getBalance, lotteryDrawGet, lotteryDrawList, lotteryTicketBuy } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { runLotteries, signInAgain } from '../../../testing/lotteries.ts';

const site = { domain_name: alphaHost };
const confirmations = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** A public chain that a test makes. */
const made = { tip: 1_000, isSilent: false };
const hashOf = (height: number): string => createHash('sha256').update(`${height}`).digest('hex');
const makeChain = (): Server =>
  createServer((request, response) => {
    if (made.isSilent) return void response.writeHead(503).end();
    if (request.url === '/api/blocks/tip/height') return void response.end(String(made.tip));
    const height = Number(/^\/api\/block-height\/(\d+)$/.exec(request.url ?? '')?.[1]);
    if (height <= made.tip) response.end(hashOf(height));
    else response.writeHead(404).end('Block not found');
  });

describeServer('draws that a public chain decides', (start) => {
  let server: TestServer;
  let blocks: Server;
  beforeAll(async () => {
    blocks = makeChain();
    await new Promise<void>((resolve) => void blocks.listen(0, '127.0.0.1', resolve));
    const from = `http://127.0.0.1:${(blocks.address() as AddressInfo).port}/api`;
    const hashGameBlocks = { from, name: 'testchain', blockMs: 3_000, confirmations };
    server = await start({ config: { hashGameBlocks } });
    await runLotteries(server);
  });
  afterAll(() => void blocks.close());
  beforeEach(() => {
    made.isSilent = false;
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
    made.tip = height + confirmations - 1;
    await passTo(drawAt);
    expect((await draw(draw_id)).state).toBe('closed');
    made.tip += 1;
    await server.runJob('advance-draws');
    const drawn = await draw(draw_id);
    expect(drawn.state).toBe('settled');
    expect(drawn.commitment).toMatchObject({ entropy_source, entropy: hashOf(height) });
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
