import { crash } from '@pavilion/games/crash/crash/crash.game';
import { afterEach, expect, it, vi } from 'vitest';
import { useRealtimeStatus } from '../../core/realtime/realtime.ts';
import type { GameInfo } from '../game-view.ts';
import { DemoRounds } from './demo-rounds.ts';
import { createRoundRoom, type RoundRoom } from './round-room.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A table with a round that takes bets; each answer is given to one bet. Gives the numbers of the requests that were sent. */
async function joinTimes(answers: ReadonlyArray<() => Promise<Response>>): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('location', { hostname: 'casino1.localhost' });
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { request_id: string }).request_id);
    return answers[sent.length - 1]?.();
  });
  const info = { provider_code: 'PAVILION', game_code: 'crash', stake: { min: '1.00' } };
  const room = createRoundRoom(info as GameInfo, {});
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

/** A play table whose next answer of the server is the given one; gives the room, open, and what closes it. */
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
  const room = createRoundRoom(info, {}, new DemoRounds(info, crash, '100.00'));
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
