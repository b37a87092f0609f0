import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  chain,
  getBalance,
  roundGet,
  roundJoin,
  roundList,
  roundMine,
  roundState,
  sabongMatchList,
  tableList,
} from '@pavilion/contracts';
import { cardStream, fromHex, isHashChainLink, sharedStream } from '@pavilion/games';
import { drawMatchCard, sabongGames } from '@pavilion/games/sabong/index';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { offerPools, poolPlayer, poolSite as site } from '../../../testing/pools.ts';
import { runTool } from '../../../testing/run-tool.ts';

const sabong = { provider_code: 'PAVILION', game_code: 'sabong' };
const line = (kind: string, stake: string) => ({ params: { kind }, stake });

const failureOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );

describeServerOnBothEngines('a match of sabong', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerPools(server);
  });

  const state = async () => (await server.call(roundState, { ...site, ...sabong })).value;
  const turn = () => server.runJob('advance-rounds');
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const bet = ({ me }: TestPlayer, round_id: string, bets: object[], fields: object = {}) =>
    server.call(roundJoin, { ...me, ...sabong, round_id, bets: bets as never, ...fields });
  const sound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const matches = (fields: object = {}) => server.call(sabongMatchList, { ...site, ...fields });

  async function freshRound() {
    for (;;) {
      const now = await state();
      if (now.stage === 'betting') return now.round_id;
      server.advance(10_000);
      await turn();
    }
  }
  /** The betting closes, and the entropy comes. */
  async function toDeal() {
    server.advance(60_000);
    await turn();
    await turn();
  }
  /** The longest fight is over. */
  async function toEnd() {
    server.advance(60_000);
    await turn();
  }
  const winnerOf = (outcome: Record<string, unknown> | null | undefined) =>
    String(outcome?.['winner']) as 'meron' | 'wala' | 'draw';

  it('bets lie in one pool, the board stands at the close, and who won is drawn of entropy that came after it', async () => {
    const [one, other] = [await poolPlayer(server), await poolPlayer(server)];
    const round_id = await freshRound();
    await bet(one, round_id, [line('meron', '12000'), line('draw', '100')]);
    await bet(other, round_id, [line('wala', '8000')]);
    expect(await state()).toMatchObject({
      kind: 'pool',
      shows: 'close',
      entropy: null,
      house_seed: null,
      pools: { meron: '12000', wala: '8000', draw: '100', board: { meron: 158, wala: 237 } },
    });
    server.advance(60_000);
    await turn();
    const closed = await state();
    expect(closed).toMatchObject({
      stage: 'closed',
      stage_ends_at: null,
      entropy_source: 'local',
      entropy: null,
      outcome: null,
      count: 2,
      sales: '20100',
    });
    expect(await failureOf(bet(other, round_id, [line('wala', '100')]))).toMatchObject({
      code: 'roundClosed',
    });
    await sound();
    await turn();
    const dealt = await state();
    expect(dealt).toMatchObject({
      stage: 'dealing',
      outcome: { board: { meron: 158, wala: 237 } },
    });
    await toEnd();
    const winner = winnerOf(dealt.outcome);
    const paid = { meron: ['1006860', '992000'], wala: ['987900', '1010960'] } as const;
    expect([await balanceOf(one), await balanceOf(other)]).toEqual(
      winner === 'draw' ? ['1000800', '1000000'] : paid[winner],
    );
    await sound();

    const { value: seen } = await server.call(roundGet, { ...site, round_id });
    const { chain_index: index = 0, hash = '', entropy = '' } = seen.fairness;
    const { value: published } = await server.call(chain, { ...site, ...sabong });
    expect(isHashChainLink(fromHex(hash), fromHex(published.terminating_hash), index)).toBe(true);
    const decided = { link: fromHex(hash), salt: published.salt, index, entropy };
    expect(sabongGames.sabong.draw(sharedStream('pool', decided))).toEqual({
      winner,
      seconds: dealt.outcome?.['seconds'],
    });
  });

  it.each([
    ['of which a side has nobody', [line('meron', '100')]],
    ['of which a side would pay 107', [line('meron', '10000'), line('wala', '1270')]],
  ])('a match %s is void and everything goes back, bets on the draw too', async (_why, bets) => {
    const player = await poolPlayer(server);
    const round_id = await freshRound();
    await bet(player, round_id, [...bets, line('draw', '500')]);
    await toDeal();
    expect(await state()).toMatchObject({ stage: 'void', outcome: { void: 'unbalanced' } });
    expect(await balanceOf(player)).toBe('1000000');
    const mine = await server.call(roundMine, { ...player.me, ...sabong, round_id });
    expect(mine.value).toMatchObject({ state: 'refunded', payout: expect.any(String) });
    const [last] = (await server.call(roundList, { ...site, ...sabong })).value;
    expect(last).toMatchObject({ round_id, hash: '', outcome: { void: 'unbalanced' } });
    await sound();
  });

  it('a side that pays 108 stands', async () => {
    const player = await poolPlayer(server);
    const round_id = await freshRound();
    await bet(player, round_id, [line('meron', '10000'), line('wala', '1370')]);
    await toDeal();
    expect((await state()).outcome).toMatchObject({ board: { meron: 108, wala: 788 } });
    await toEnd();
    await sound();
  });

  it('the house bets as any bettor would, and its stakes stand on an account of their own', async () => {
    await runTool(server.context, ['sabong', 'set', 'beta', '--house-seed', '5000']);
    const player = await poolPlayer(server);
    const round_id = await freshRound();
    await bet(player, round_id, [line('meron', '1000')]);
    expect(await state()).toMatchObject({
      house_seed: '5000',
      pools: { meron: '6000', wala: '5000', board: { meron: 174, wala: 209 } },
    });
    await toDeal();
    await sound();
    const { outcome } = await state();
    await toEnd();
    const after = { meron: '1000740', wala: '999000', draw: '1000000' };
    expect(await balanceOf(player)).toBe(after[winnerOf(outcome)]);
    await sound();
    expect((await matches()).house_seed).toBe('5000');
    const { text: told } = await runTool(server.context, ['pool', 'list', 'beta']);
    expect(told).toContain('house seed 5000');
    await runTool(server.context, ['sabong', 'set', 'beta', '--house-seed', '0']);
  });

  it('a match whose entropy does not come in two minutes is void, and its pools are given back', async () => {
    const player = await poolPlayer(server);
    const round_id = await freshRound();
    await bet(player, round_id, [line('meron', '1000'), line('wala', '1000')]);
    server.advance(60_000);
    await turn();
    const { db } = server.context.database;
    await db
      .updateTable('shared_rounds')
      .set({ entropy_source: 'gone:17' })
      .where('id', '=', round_id)
      .execute();
    await turn();
    expect((await state()).stage).toBe('closed');
    server.advance(120_001);
    await turn();
    expect(await state()).toMatchObject({ outcome: { void: 'entropyMissing' } });
    expect(await balanceOf(player)).toBe('1000000');
    await sound();
  });

  it('cards of matches to come are known, and come from what the chain published', async () => {
    await freshRound();
    const { value } = await matches({ limit: 3 });
    const { value: published } = await server.call(chain, { ...site, ...sabong });
    expect(value.map(({ index }) => index - (value[0]?.index ?? 0))).toEqual([0, 1, 2]);
    expect(value[0]).toMatchObject({ stage: 'betting', outcome: null });
    expect(value[1]).toMatchObject({ round_id: null, stage: null, outcome: null });
    for (const { index, meron, wala } of value) {
      const stream = cardStream(
        { terminatingHash: fromHex(published.terminating_hash), salt: published.salt },
        index,
      );
      const card = drawMatchCard(stream);
      expect([meron.name, wala.plumage]).toEqual([card.meron.name, card.wala.plumage]);
    }
    const { results } = await matches();
    const ended = results.find(({ outcome }) => 'winner' in outcome);
    const again = await matches({ from: ended?.index, limit: 1 });
    expect(again.value[0]).toMatchObject({ index: ended?.index, outcome: ended?.outcome });
  });

  it('no site offers matches unless it asks for them, and none of the Philippines may', async () => {
    await offerHouseGames(server);
    const inManila = { domain_name: alphaHost };
    expect(await failureOf(server.call(roundState, { ...inManila, ...sabong }))).toMatchObject({
      code: 'gameNotFound',
    });
    expect(await failureOf(server.call(sabongMatchList, inManila))).toMatchObject({
      code: 'gameUnavailable',
      statusDetail: 'country',
    });
    await expect(
      runTool(server.context, ['sabong', 'set', 'alpha', '--state', 'on']),
    ).rejects.toThrow('Philippines');
    await runTool(server.context, ['sabong', 'set', 'beta', '--state', 'off']);
    await server.context.sites.refresh();
    expect((await server.call(tableList, { ...site, game: 'sabong' })).value).toEqual([]);
    await runTool(server.context, ['sabong', 'set', 'beta', '--state', 'on']);
    await server.context.sites.refresh();
    expect((await server.call(tableList, { ...site, game: 'sabong' })).value).toHaveLength(1);
  });

  it('a player whose number is of the Philippines bets on none', async () => {
    const player = await poolPlayer(server);
    await server.context.database.db
      .updateTable('players')
      .set({ phone: '+639179998877' })
      .where('id', '=', player.id)
      .execute();
    const round_id = await freshRound();
    expect(await failureOf(bet(player, round_id, [line('meron', '100')]))).toMatchObject({
      code: 'gameUnavailable',
      statusDetail: 'country',
    });
  });
});
