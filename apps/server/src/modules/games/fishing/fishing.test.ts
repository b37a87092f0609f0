import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  fishingBatchList,
  fishingSeaList,
  fishingSessionClose,
  fishingSessionGet,
  fishingSessionOpen,
  fishingShots,
  fishingTopUp,
  getBalance,
  rotate,
  roundGet,
  type CallResponse,
} from '@pavilion/contracts';
import { createRandomStream } from '@pavilion/games';
import {
  afterBatch,
  flushOf,
  openMeter,
  playBatch,
  spawnById,
  topUp,
  type Weapon,
} from '@pavilion/games/fishing/index';
import { vectorSeeds } from '@pavilion/games/testing/streams';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openSea, swimming, type Sea } from '../../../testing/fishing-world.ts';
import { playFromVectors } from '../../../testing/vector-seeds.ts';

const codeOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );
const minor = (text: string): bigint => BigInt(Math.round(Number(text) * 100));

describeServerOnBothEngines('a session of fishing', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    return player;
  };
  const cashOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const findings = () => server.context.database.withoutTimeouts(auditBooks);
  const open = async (player: TestPlayer, sea: Sea, fields: { buy_in: string; seat?: number }) =>
    (await server.call(fishingSessionOpen, { ...player.me, sea_id: sea.sea_id, ...fields })).value;
  const close = (player: TestPlayer, session_id: string) =>
    server.call(fishingSessionClose, { ...player.me, session_id });
  const shotsAt = (sea: Sea, weapon: Weapon, bet: string, targets: readonly string[]) => {
    const { at_ms } = swimming(sea);
    return targets.map((target, place) => ({
      ...{ shot_id: `${weapon}-${place}`, at_ms, weapon, bet },
      targets: [target],
    }));
  };
  const shoot = async (
    player: TestPlayer,
    session_id: string,
    seq: number,
    shots: readonly object[],
  ) =>
    (await server.call(fishingShots, { ...player.me, session_id, seq, shots: [...shots] })).value;
  const bigOnes = (sea: Sea) => swimming(sea).spawns.map(({ id }) => id);

  it('takes a buy-in, plays batches from the meter, tells the ledger in moves, pays out what is left', async () => {
    const sea = await openSea(server, 'reef');
    const player = await newPlayer();
    const bet = sea.bet_levels[0] ?? '';
    const session = await open(player, sea, { buy_in: '1000.00' });
    expect(session).toMatchObject({ seat: 1, meter: '1000.00', seq: 0 });
    expect(await cashOf(player)).toBe('1000.00');
    const { session_id } = session;

    let meter = openMeter(100_000n);
    const first = bigOnes(sea).slice(0, 4);
    for (const seq of [1, 2, 3]) {
      const answer = await shoot(player, session_id, seq, shotsAt(sea, 'cannon', bet, first));
      const costMinor = answer.results.reduce((sum, { charged }) => sum + minor(charged), 0n);
      const kills = answer.results.flatMap((result) => result.kills);
      const winMinor = kills.reduce((sum, { win }) => sum + minor(win), 0n);
      meter = afterBatch(meter, { shots: 4, costMinor, winMinor });
      expect(minor(answer.meter)).toBe(meter.balanceMinor);
      server.advance(2_000);
    }
    expect(await findings()).toEqual([]);
    await server.runJob('tend-meters');
    const due = flushOf(meter);
    const moves = await server.context.database.db
      .selectFrom('wallet_moves')
      .select(['tx_id', 'amount_minor', 'win_minor'])
      .where('round_id', '=', session_id)
      .execute();
    expect(moves).toEqual([
      {
        tx_id: `${session_id}:3`,
        amount_minor: due?.move.costMinor,
        win_minor: due?.move.winMinor,
      },
    ]);
    expect(await findings()).toEqual([]);

    const { meter: more } = await server.call(fishingTopUp, {
      ...{ ...player.me, session_id, amount: '500.00' },
    });
    meter = topUp(meter, 50_000n);
    expect(minor(more)).toBe(meter.balanceMinor);
    const { value } = await close(player, session_id);
    expect(minor(value.paid)).toBe(meter.balanceMinor);
    expect(minor(value.net)).toBe(meter.winMinor - meter.costMinor);
    expect(minor(await cashOf(player))).toBe(200_000n - meter.costMinor + meter.winMinor);
    expect((await close(player, session_id)).value).toEqual(value);
    expect(await findings()).toEqual([]);
    const counted = await server.context.database.db
      .selectFrom('settled_plays')
      .select(['cash_minor', 'payout_cash_minor', 'product'])
      .where('ref', '=', session_id)
      .execute();
    expect(counted).toEqual([
      { cash_minor: meter.costMinor, payout_cash_minor: meter.winMinor, product: 'fish' },
    ]);
  });

  it('is dealt from the seeds of the player, one nonce a batch, and can be worked out again', async () => {
    const sea = await openSea(server, 'shallows');
    const player = await newPlayer();
    await playFromVectors(server, player, 7);
    const { session_id, fairness } = await open(player, sea, { buy_in: '50.00' });
    expect(fairness).toMatchObject({ client_seed: vectorSeeds.clientSeed, nonce: 7 });
    const [bet = ''] = sea.bet_levels;
    const { at_ms, spawns } = swimming(sea);
    const targets = spawns.map(({ id }) => id);
    const shots = (['bomb', 'net', 'laser'] as const).map((weapon) => ({
      ...{ shot_id: weapon, at_ms, weapon, bet, targets: targets.slice(0, 10) },
    }));
    const answer = await shoot(player, session_id, 1, shots);
    expect(answer.nonce).toBe(7);
    expect((await codeOf(server.call(rotate, player.me))).code).toBe('handOpen');
    await close(player, session_id);
    await server.call(rotate, player.me);

    const round = (await server.call(roundGet, { round_id: session_id })).value;
    expect(round).toMatchObject({ game_code: 'fishing', state: 'settled', mode: 'real' });
    const { value } = await server.call(fishingBatchList, { session_id });
    expect(round.outcome['batches']).toEqual(value);
    const [batch] = value;
    const dealt = playBatch(
      (batch?.shots ?? []).map((shot) => ({
        ...{ shotId: shot.shot_id, atMs: shot.at_ms, weapon: shot.weapon as Weapon },
        ...{ betMinor: minor(shot.bet), targets: shot.sharers },
      })),
      5_000n,
      (id) => spawnById(sea.sea_seed, id)?.kind ?? null,
      createRandomStream({
        ...{ serverSeed: round.server_seed ?? '', clientSeed: fairness.client_seed ?? '' },
        nonce: batch?.nonce ?? -1,
      }),
    );
    expect(dealt.results.map((result) => result.kills.map(({ id }) => id))).toEqual(
      batch?.shots.map((shot) => shot.kills.map(({ id }) => id)),
    );
    expect(dealt.costMinor).toBe(minor(batch?.cost ?? ''));
  });

  it('plays a batch once: the same again is answered the same, another content and a gap are refused', async () => {
    const sea = await openSea(server, 'shallows');
    const player = await newPlayer();
    const { session_id } = await open(player, sea, { buy_in: '50.00' });
    const [bet = ''] = sea.bet_levels;
    const shots = shotsAt(sea, 'cannon', bet, bigOnes(sea).slice(0, 3));
    const twice = await Promise.all([
      shoot(player, session_id, 1, shots),
      shoot(player, session_id, 1, shots),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    const other = shots.slice(1);
    expect((await codeOf(shoot(player, session_id, 1, other))).code).toBe('requestIdReused');
    expect(await codeOf(shoot(player, session_id, 3, other))).toMatchObject({
      ...{ code: 'seqGap', statusDetail: '2' },
    });
    const { value } = await server.call(fishingSessionGet, player.me);
    expect(value).toMatchObject({ session_id, seq: 1, meter: twice[0]?.meter });
    await close(player, session_id);
    expect(await shoot(player, session_id, 1, shots)).toEqual(twice[0]);
    expect((await codeOf(shoot(player, session_id, 2, shots))).code).toBe('sessionNotFound');
    expect((await server.call(fishingSessionGet, player.me)).value).toBeNull();
  });

  it('plays one of two batches that two tabs send with one number, and tells the other', async () => {
    const sea = await openSea(server, 'shallows');
    const player = await newPlayer();
    const { session_id } = await open(player, sea, { buy_in: '50.00' });
    const [bet = ''] = sea.bet_levels;
    const shots = shotsAt(sea, 'cannon', bet, bigOnes(sea).slice(0, 4));
    const codes = await Promise.all(
      [shots.slice(0, 2), shots.slice(2)].map((some) =>
        codeOf(shoot(player, session_id, 1, some)).then(({ code }) => code),
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['OK', 'requestIdReused']));
    // Reordered: the third before the second.
    expect((await codeOf(shoot(player, session_id, 3, shots))).code).toBe('seqGap');
    await shoot(player, session_id, 2, shots.slice(0, 1));
    await shoot(player, session_id, 3, shots.slice(1, 2));
    const { value } = await server.call(fishingSessionGet, player.me);
    expect(value).toMatchObject({ seq: 3 });
    await close(player, session_id);
    expect(await findings()).toEqual([]);
  });

  it('lets nobody catch what another has caught, and charges nothing for a shot at what is gone', async () => {
    const sea = await openSea(server, 'shallows');
    const [one, other] = [await newPlayer(), await newPlayer()];
    const sessions = [
      await open(one, sea, { buy_in: '400.00' }),
      await open(other, sea, { buy_in: '400.00' }),
    ];
    // The smallest, so that the meter pays enough shots for some to catch.
    const [bet = ''] = sea.bet_levels;
    const caught: string[] = [];
    for (let seq = 1; seq <= 12; seq += 1) {
      server.advance(2_000);
      const small = bigOnes(sea).slice(0, 20);
      const shots = shotsAt(sea, 'cannon', bet, small);
      const answers = await Promise.all([
        shoot(one, sessions[0]?.session_id ?? '', seq, shots),
        shoot(other, sessions[1]?.session_id ?? '', seq, shots),
      ]);
      for (const { results } of answers)
        for (const { kills } of results) caught.push(...kills.map(({ id }) => id));
    }
    expect(caught.length).toBeGreaterThan(0);
    expect(new Set(caught).size).toBe(caught.length);
    server.advance(2_000);
    const late = await shoot(one, sessions[0]?.session_id ?? '', 13, [
      { ...shotsAt(sea, 'cannon', bet, [caught[0] ?? ''])[0] },
    ]);
    expect(late.results[0]).toMatchObject({ charged: '0.00', sharers: [] });
    for (const [place, player] of [one, other].entries())
      await close(player, sessions[place]?.session_id ?? '');
    expect(await findings()).toEqual([]);
  });

  it('shares the cost of an area weapon: what it is charged does not grow with what it hits', async () => {
    // The known bug: charged once, drawn at full chance for each. Here the answer of the server is
    // dealt again with the shared chance.
    const sea = await openSea(server, 'shallows');
    const player = await newPlayer();
    const { session_id } = await open(player, sea, { buy_in: '400.00' });
    const { at_ms, spawns } = swimming(sea, 200_000);
    const targets = spawns.map(({ id }) => id);
    const bet = sea.bet_levels[0] ?? '';
    const answer = await shoot(player, session_id, 1, [
      { shot_id: 'a', at_ms, weapon: 'bomb', bet, targets },
      { shot_id: 'b', at_ms, weapon: 'bomb', bet, targets: targets.slice(0, 1) },
    ]);
    const [many] = answer.results;
    expect(many?.sharers.length).toBeGreaterThan(1);
    expect(many?.sharers.length).toBeLessThanOrEqual(12);
    expect(minor(many?.charged ?? '')).toBe(5n * minor(bet));
    await close(player, session_id);
  });

  it('refuses shots beyond ten a second uncharged, and says when the meter is empty', async () => {
    const sea = await openSea(server, 'shallows');
    const player = await newPlayer();
    const [bet = ''] = sea.bet_levels;
    const { session_id } = await open(player, sea, { buy_in: sea.buy_in_min });
    // A laser costs twenty bets, the meter holds ten. Nobody has fished at that time yet: what is
    // left after others may be too small for a laser, which then costs nothing.
    const { at_ms, spawns } = swimming(sea, 300_000);
    const targets = spawns.map(({ id }) => id).slice(0, 40);
    const full = Array.from({ length: 15 }, (_, place) => ({
      ...{ shot_id: String(place), at_ms, weapon: 'laser', bet, targets },
    }));
    const { results } = await shoot(player, session_id, 1, full);
    expect(results.every(({ meter_empty: isEmpty }) => isEmpty)).toBe(true);
    const second = await shoot(player, session_id, 2, full);
    expect(second.results.filter(({ too_fast: isFast }) => isFast)).toHaveLength(10);
    expect(second.results.at(-1)).toMatchObject({ charged: '0.00', too_fast: true });
    server.advance(2_000);
    const third = await shoot(player, session_id, 3, full);
    expect(third.results.some(({ too_fast: isFast }) => isFast)).toBe(false);
    await close(player, session_id);
  });

  it.each([
    [{ shots: [] }, 'invalidParams', 'shots'],
    [{ shots: [{}] }, 'invalidParams', 'shots[0].shot_id'],
    [{ shots: 'x' }, 'invalidInput', 'shots'],
    [{ seq: 0 }, 'invalidInput', 'seq'],
  ])('says what is wrong with %j', async (fields, code, path) => {
    const sea = await openSea(server, 'shallows');
    const player = await newPlayer();
    const { session_id } = await open(player, sea, { buy_in: '50.00' });
    const request = { ...player.me, session_id, seq: 1, shots: [], ...fields };
    const failure = await codeOf(server.call(fishingShots, request as never));
    expect(failure.code).toBe(code);
    expect(failure.errors?.[0]?.path).toBe(path);
    await close(player, session_id);
  });

  it('has four seats a sea, one session a player, and another sea when all seats are taken', async () => {
    const sea = await openSea(server, 'deep');
    const players = await Promise.all([1, 2, 3, 4, 5].map(newPlayer));
    const [first, , , , last] = players;
    if (!first || !last) throw new Error('players');
    const buy_in = sea.buy_in_min;
    await Promise.all(players.map((player) => server.fund(player, 10n * minor(buy_in))));
    for (const [place, player] of players.slice(0, 4).entries())
      expect((await open(player, sea, { buy_in })).seat).toBe(place + 1);
    expect((await codeOf(open(last, sea, { buy_in }))).code).toBe('seatTaken');
    expect((await codeOf(open(first, sea, { buy_in }))).code).toBe('sessionOpen');
    const next = await openSea(server, 'deep');
    expect(next).toMatchObject({ number: 2, seated: 0 });
    expect((await open(last, next, { buy_in, seat: 3 })).seat).toBe(3);
    const told = (await server.call(fishingSeaList, {})).value.find(
      ({ sea_id: id }) => id === sea.sea_id,
    );
    expect(told).toMatchObject({ seated: 4 });
    server.advance(15 * 60_000);
    await server.runJob('tend-meters');
    for (const player of players)
      expect((await server.call(fishingSessionGet, player.me)).value).toBeNull();
    expect(await findings()).toEqual([]);
  });

  it('tells the limits of a buy-in, and takes none that is not there', async () => {
    const sea = await openSea(server, 'reef');
    const player = await server.signUpPlayer();
    const least = { code: 'buyInTooLow', statusDetail: sea.buy_in_min };
    expect(await codeOf(open(player, sea, { buy_in: '0.01' }))).toMatchObject(least);
    const most = { code: 'buyInTooHigh', statusDetail: sea.buy_in_max };
    expect(await codeOf(open(player, sea, { buy_in: '999999999.00' }))).toMatchObject(most);
    const none = await codeOf(open(player, sea, { buy_in: sea.buy_in_min }));
    expect(none.code).toBe('insufficientFunds');
    expect((await server.call(fishingSessionGet, player.me)).value).toBeNull();
  });

  it('pays out who may not play any more', async () => {
    const sea = await openSea(server, 'reef');
    const player = await newPlayer();
    const { session_id } = await open(player, sea, { buy_in: '1000.00' });
    const [bet = ''] = sea.bet_levels;
    const shots = shotsAt(sea, 'cannon', bet, bigOnes(sea).slice(0, 2));
    await shoot(player, session_id, 1, shots);
    await server.context.database.db
      .updateTable('players')
      .set({ excluded_until: new Date(server.context.clock.now().getTime() + 86_400_000) })
      .where('id', '=', player.id)
      .where('site_id', '=', player.siteId)
      .execute();
    expect((await codeOf(shoot(player, session_id, 2, shots))).code).toBe('selfExcluded');
    await server.runJob('tend-meters');
    const row = await server.context.database.db
      .selectFrom('fishing_sessions')
      .select(['state', 'close_reason'])
      .where('id', '=', session_id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'closed', close_reason: 'barred' });
    expect(await findings()).toEqual([]);
  });

  it('lets a guest try with play money, of which the ledger knows nothing', async () => {
    const sea = await openSea(server, 'practice');
    const opened = await server.call(fishingSessionOpen, { sea_id: sea.sea_id, buy_in: '100.00' });
    const { demo_id } = opened;
    const guest = { demo_id };
    const { session_id } = opened.value;
    const [bet = ''] = sea.bet_levels;
    const shots = shotsAt(sea, 'net', bet, bigOnes(sea).slice(0, 5));
    const played = await server.call(fishingShots, { ...guest, session_id, seq: 1, shots });
    const { value }: CallResponse<typeof fishingSessionGet> = await server.call(
      fishingSessionGet,
      guest,
    );
    expect(value).toMatchObject({ session_id, meter: played.value.meter });
    const left = await server.call(fishingSessionClose, { ...guest, session_id });
    expect(minor(left.demo_balance ?? '')).toBe(
      minor(opened.demo_balance ?? '') + minor(left.value.paid),
    );
    const round = (await server.call(roundGet, { round_id: session_id })).value;
    expect(round.mode).toBe('demo');
    expect(round.server_seed).not.toBeNull();
    const stranger = await newPlayer();
    const other = server.call(fishingSessionClose, { ...stranger.me, session_id });
    expect((await codeOf(other)).code).toBe('sessionNotFound');
    expect(await findings()).toEqual([]);
  });
});
