import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  demoHandAct,
  demoHandStart,
  getBalance,
  handAct,
  handOpen,
  handStart,
  launch,
  rotate,
  roundGet,
} from '@pavilion/contracts';
import { recomputeRound, type HandAction } from '@pavilion/games';
import { mines as minesGame } from '@pavilion/games/arcade/mines/mines.game';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { readRound } from '../plays/index.ts';
import { readKeptPlay } from '../purse/index.ts';
import { auditBooks } from '../../../testing/audit-books.ts';
import { dealHand } from './hand-steps.ts';

const mines = { provider_code: 'PAVILION', game_code: 'mines' };
const dayMs = 24 * 60 * 60 * 1000;

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeServerOnBothEngines('a hand', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const newPlayer = async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    return player;
  };
  const begin = ({ me }: TestPlayer, fields: object = {}) =>
    server.call(handStart, { ...me, ...mines, stake: '100.00', params: { mines: 1 }, ...fields });
  const reveal = ({ me }: TestPlayer, round_id: string, tile: number, fields: object = {}) =>
    server.call(handAct, { ...me, round_id, action: 'reveal', params: { tile }, ...fields });
  const balanceOf = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);

  /** Reveals tiles from the first on until one more would be the last, or a mine ends it. */
  async function playOn(player: TestPlayer, round_id: string, count: number) {
    let { value } = await reveal(player, round_id, 0);
    for (let tile = 1; tile < count && value.state === 'open'; tile += 1)
      ({ value } = await reveal(player, round_id, tile));
    return value;
  }

  it('takes the stake at the start, tells nothing hidden, and pays what was reached', async () => {
    const player = await newPlayer();
    const { value: begun, game_balance } = await begin(player);
    expect(begun).toMatchObject({ state: 'open', actions: ['reveal'], outcome: { revealed: [] } });
    expect(game_balance).toBe('900.00');
    expect(await codeOf(begin(player))).toBe('handOpen');
    expect(await codeOf(server.call(rotate, player.me))).toBe('handOpen');
    const found = await server.call(handOpen, { ...player.me, ...mines });
    expect(found.value.map(({ round_id }) => round_id)).toEqual([begun.round_id]);

    const value = await playOn(player, begun.round_id, 1);
    const last =
      value.state === 'open'
        ? await server.call(handAct, { ...player.me, round_id: begun.round_id, action: 'cash_out' })
        : { value };
    expect(last.value.state).toBe('settled');
    expect(last.value.payout).toBe(value.state === 'open' ? '103.12' : '0.00');
    expect(last.value.outcome['mines']).toHaveLength(1);
    expect(await balanceOf(player)).toBeCloseTo(900 + Number(last.value.payout), 2);
    expect(await codeOf(reveal(player, begun.round_id, 5))).toBe('handFinished');
    const seen = await server.call(roundGet, { round_id: begun.round_id });
    expect(seen.value).toMatchObject({ ...last.value, server_seed: null });
    const { previous } = await server.call(rotate, player.me);
    const { value: revealed } = await server.call(roundGet, { round_id: begun.round_id });
    expect(revealed.server_seed).toBe(previous.server_seed);
    const again = recomputeRound(
      minesGame,
      { params: revealed.params, actions: (revealed.played ?? []) as HandAction[] },
      { serverSeed: previous.server_seed, clientSeed: previous.client_seed, nonce: 0 },
    );
    expect(again).toMatchObject({ outcome: last.value.outcome, events: last.value.events });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('is nobody else’s, and refuses what the game does not allow', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()];
    const { value } = await begin(player);
    const { round_id } = value;
    expect(await codeOf(reveal(stranger, round_id, 0))).toBe('roundNotFound');
    expect(await codeOf(reveal(player, round_id, 25))).toBe('invalidParams');
    expect(await codeOf(server.call(handAct, { ...player.me, round_id, action: 'cash_out' }))).toBe(
      'invalidParams',
    );
    expect((await server.call(roundGet, { round_id })).value.outcome).toEqual({ revealed: [] });
  });

  it('is dealt as it was read, though another tab has played on since', async () => {
    const player = await newPlayer();
    const { value } = await begin(player);
    const { db } = server.context.database;
    const read = await readRound(db, { siteId: player.siteId, roundId: value.round_id });
    if (!read) throw new Error('the hand is there');
    await reveal(player, value.round_id, 3);
    const asked = { action: 'reveal', params: { tile: 3 } };
    expect(
      dealHand(await readKeptPlay(server.context, read, read.step), asked).refusal,
    ).toBeUndefined();
  });

  it('plays a repeated action once, and two tabs one after the other', async () => {
    const player = await newPlayer();
    const { value } = await begin(player, { params: { mines: 1 } });
    const request_id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => reveal(player, value.round_id, 3, { request_id })),
    );
    for (const answer of answers) expect(answer.value.outcome['revealed']).toEqual([3]);
    expect(await codeOf(reveal(player, value.round_id, 4, { request_id }))).toBe('requestIdReused');
    // The one mine lies anywhere: each of these may end the hand.
    let { state } = answers[0]!.value;
    if (state === 'open') ({ state } = (await reveal(player, value.round_id, 5)).value);
    const again = await reveal(player, value.round_id, 3, { request_id });
    expect(again.value).toEqual(answers[0]?.value);
    const tabs = await Promise.all([
      codeOf(reveal(player, value.round_id, 7)),
      codeOf(reveal(player, value.round_id, 7)),
    ]);
    expect(tabs).toContain(state === 'settled' ? 'handFinished' : 'OK');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('ends by its rule after a day: the untouched one gives its stake back', async () => {
    const player = await newPlayer();
    const { value } = await begin(player);
    server.advance(dayMs - 1000);
    await server.runJob('finish-hands');
    expect((await server.call(roundGet, { round_id: value.round_id })).value.state).toBe('open');
    server.advance(2000);
    await server.runJob('finish-hands');
    const { value: ended } = await server.call(roundGet, { round_id: value.round_id });
    expect(ended).toMatchObject({ state: 'refunded', payout: '100.00' });
    const { rows } = { rows: await server.context.database.withoutTimeouts(auditBooks) };
    expect(rows).toEqual([]);
  });

  it('is played with play money too', async () => {
    const site = { domain_name: alphaHost };
    const { demo_id = '' } = await server.call(launch, { ...site, ...mines, mode: 'demo' });
    const demo = { ...site, ...mines, demo_id };
    const { value } = await server.call(demoHandStart, {
      ...demo,
      stake: '100.00',
      params: { mines: 24 },
    });
    const open = { ...demo, stake: '100.00', params: { mines: 24 } };
    expect(await codeOf(server.call(demoHandStart, open))).toBe('handOpen');
    const { value: ended } = await server.call(demoHandAct, {
      ...site,
      demo_id,
      round_id: value.round_id,
      action: 'reveal',
      params: { tile: 0 },
    });
    expect(ended.state).toBe('settled');
    expect(ended.server_seed).toMatch(/^[0-9a-f]{64}$/);
    expect(['0.00', '2475.00']).toContain(ended.payout);
  });
});
