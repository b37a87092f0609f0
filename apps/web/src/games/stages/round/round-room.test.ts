import { crash } from '@pavilion/games/crash/crash/crash.game';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRealtimeStatus } from '../../../core/realtime/realtime.ts';
import { emptyUser, useUserStore } from '../../../core/stores/user.store.ts';
import type { GameInfo } from '../../game-info.ts';
import { DemoRounds } from './demo-rounds.ts';
import { createRoundRoom, type RoundRoom } from './round-room.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * A table with a round that takes bets; each answer is given to one bet. Gives the numbers of the
 * requests that were sent.
 */
async function joinTimes(answers: ReadonlyArray<() => Promise<Response>>): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('location', { hostname: 'casino1.localhost' });
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { request_id: string }).request_id);
    return answers[sent.length - 1]?.();
  });
  const user = { ...emptyUser.user, account_id: 'ana' };
  useUserStore.setState({ ...emptyUser, isAuthenticated: true, token: 'secret', user }, true);
  const info = { provider_code: 'PAVILION', game_code: 'crash', stake: { min: '1.00' } };
  const room = createRoundRoom(info as GameInfo);
  const current = {
    roundId: 'r1',
    index: 1,
    phase: 'betting' as const,
    phaseEndsMs: null,
    startedMs: null,
    outcome: null,
  };
  room.setState({ current });
  for (const _ of answers) await room.join();
  return sent;
}

const lost = (): Promise<Response> => Promise.reject(new TypeError('the line broke'));
const refused = (): Promise<Response> =>
  Promise.resolve(Response.json({ statusCode: -403, message: 'stakeTooHigh' }, { status: 403 }));

it('a bet without an answer is sent again as the same request, so that nothing is taken twice', async () => {
  const sent = await joinTimes([lost, lost, refused]);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
});

it('a bet after a refused one is another request', async () => {
  expect(new Set(await joinTimes([refused, refused])).size).toBe(2);
});

/**
 * A play table whose next answer of the server is the given one; gives the room, open, and what
 * closes it.
 */
function openPlayTable(answer: () => object): { room: RoundRoom; close: () => void } {
  vi.stubGlobal('location', { hostname: 'casino1.localhost', origin: 'http://casino1.localhost' });
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  // No line is opened: the test says how it is.
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ statusCode: 1, value: answer() })));
  const stake = { min: '1.00', max: '100.00', currency: 'EUR' };
  const info = { provider_code: 'PAVILION', game_code: 'crash', stakes_held: 1, stake } as GameInfo;
  const room = createRoundRoom(info, new DemoRounds(info, crash, '100.00'));
  return { room, close: room.open() };
}

const roundAt = (index: number, phase: 'betting' | 'running', previous: object[] = []) => ({
  round_id: `r${index}`,
  phase,
  phase_ends_at: null,
  started_at: null,
  server_time: new Date().toISOString(),
  commitment: { hash: '', index },
  bets: [],
  previous,
});

it('a table that does not answer at once is looked at again before it is said to have failed', async () => {
  let asked = 0;
  let isReady = false;
  const { room, close } = openPlayTable(() => {
    asked += 1;
    if (!isReady) throw new TypeError('it is just starting');
    return roundAt(1, 'betting');
  });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(asked).toBe(3);
  expect(room.getState()).toMatchObject({ current: null, isFailed: false });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(room.getState()).toMatchObject({ current: null, isFailed: true });
  isReady = true;
  room.look();
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r1'));
  expect(room.getState().isFailed).toBe(false);
  close();
});

it('a bet for the next round waits while one runs, can be given up, and is placed once the next one takes bets', async () => {
  let answer = roundAt(1, 'running');
  const { room, close } = openPlayTable(() => answer);
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r1'));
  for (const stake of ['10.00', '20.00', '30.00']) {
    room.setStake(stake);
    await room.joinNext();
  }
  expect(room.getState().ahead.map(({ stake }) => stake)).toEqual(['10.00', '20.00']);
  expect(room.getState()).toMatchObject({ own: [], balance: '100.00' });
  room.dropAhead(room.getState().ahead[0]?.id ?? '');
  room.setStake('0.10');
  await room.joinNext();
  expect(room.getState().problem?.code).toBe('stakeTooLow');

  answer = roundAt(2, 'betting', [{ round_id: 'r1', index: 1, hash: 'a', outcome: { bust: '2' } }]);
  useRealtimeStatus.setState({ status: 'offline' });
  expect(room.getState()).toMatchObject({ ahead: [], problem: { code: 'disconnect' } });
  useRealtimeStatus.setState({ status: 'online' });
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r2'));
  expect(room.getState()).toMatchObject({ own: [], balance: '100.00' });
  close();
});

it('a bet that waited is placed with its own stake, and can be taken back until the round runs', async () => {
  let answer = roundAt(1, 'running');
  const { room, close } = openPlayTable(() => answer);
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r1'));
  room.setStake('10.00');
  await room.joinNext();
  room.setStake('25.00');
  answer = roundAt(2, 'betting');
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(room.getState().own).toHaveLength(1));
  expect(room.getState()).toMatchObject({ ahead: [], balance: '90.00', own: [{ stake: '10.00' }] });
  await room.cancel(room.getState().own[0]?.round_id ?? '');
  expect(room.getState()).toMatchObject({ own: [], balance: '100.00' });
  // Betting is open: there is nothing to wait for.
  await room.joinNext();
  expect(room.getState()).toMatchObject({ ahead: [], balance: '75.00' });
  close();
});

it('a bet that waited for a round that went by unseen is placed on no other', async () => {
  let answer = roundAt(1, 'running');
  const { room, close } = openPlayTable(() => answer);
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r1'));
  await room.joinNext();
  answer = roundAt(3, 'running');
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r3'));
  expect(room.getState()).toMatchObject({ ahead: [], own: [], problem: { code: 'disconnect' } });
  close();
});

it('pays play money on a round that ended while the line was down, and takes no order in between', async () => {
  let answer = roundAt(1, 'betting');
  const { room, close } = openPlayTable(() => answer);
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r1'));
  room.setStake('10.00');
  room.setParams({ auto_cash_out: '1.50' });
  await room.join();
  expect(room.getState().balance).toBe('90.00');

  useRealtimeStatus.setState({ status: 'offline' });
  expect(room.getState().isCut).toBe(true);
  await room.cashOut(room.getState().own[0]?.round_id ?? '');
  expect(room.getState().problem?.code).toBe('disconnect');

  const missed = { round_id: 'r1', index: 1, hash: 'a', outcome: { bust: '2.10' } };
  answer = roundAt(2, 'running', [missed]);
  useRealtimeStatus.setState({ status: 'online' });
  await vi.waitFor(() => expect(room.getState().current?.roundId).toBe('r2'));
  expect(room.getState()).toMatchObject({ balance: '105.00', own: [], isCut: false });
  close();
});
