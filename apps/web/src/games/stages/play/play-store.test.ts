import { CallFailure } from '@pavilion/client/call-failure';
import { expect, it, vi } from 'vitest';
import type { GameInfo, RoundRecord } from '../../game-info.ts';
import type { PlayAnswer, PlayDesk } from './play-desk.types.ts';
import { createPlayStore } from './play-store.ts';

const round = {
  round_id: 'r',
  state: 'settled',
  stake: '1.00',
  payout: '2.00',
  events: [{ type: 'rolled' }],
} as unknown as RoundRecord;
const info = { round_min_ms: 0, stake: { currency: 'EUR' } } as GameInfo;
const broken = new CallFailure({ statusCode: 0, code: 'networkError' });

/** Plays one round whose first answers are lost; gives the requests that were sent. */
async function play(mode: PlayDesk['mode'], failures: readonly Error[]) {
  vi.useFakeTimers();
  const sent: string[] = [];
  const start = (_stake: string, _params: object, requestId: string): Promise<PlayAnswer> => {
    sent.push(requestId);
    const failure = failures[sent.length - 1];
    return failure ? Promise.reject(failure) : Promise.resolve({ round, balance: '9.00' });
  };
  const desk = { mode, startingBalance: null, start } as unknown as PlayDesk;
  const store = createPlayStore({ info, desk, params: {}, stake: '1.00', speed: 'none' });
  const played = store.play();
  await vi.runAllTimersAsync();
  const isTaken = await played;
  vi.useRealTimers();
  return { sent, isTaken, state: store.getState() };
}

it('asks again with the same request when a line breaks, and plays the round that was dealt', async () => {
  const { sent, isTaken, state } = await play('real', [broken, broken]);
  expect(isTaken).toBe(true);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  expect(state).toMatchObject({ phase: 'idle', shown: 1, problem: null });
  expect(state.results).toEqual([round]);
});

it('gives up in the end and says why, and never repeats a refusal or a round of play money', async () => {
  const lost = await play(
    'real',
    Array.from({ length: 9 }, () => broken),
  );
  expect(lost.sent).toHaveLength(4);
  expect(lost.state.problem?.code).toBe('networkError');
  const refusal = new CallFailure({ statusCode: -403, code: 'stakeTooHigh' });
  expect((await play('real', [refusal])).sent).toHaveLength(1);
  expect((await play('demo', [broken])).sent).toHaveLength(1);
});

const openHand = { ...round, state: 'open', actions: ['cash_out'], events: [{ type: 'dealt' }] };
const finished = new CallFailure({ statusCode: -409, code: 'handFinished' });

/** Acts on a hand that no longer stands as this tab has it. */
async function actOn(found: unknown) {
  const desk = {
    mode: 'real',
    startingBalance: null,
    hands: {
      open: () => Promise.resolve(openHand),
      find: () => Promise.resolve(found),
      act: () => Promise.reject(finished),
    },
  } as unknown as PlayDesk;
  const store = createPlayStore({ info, desk, params: {}, stake: '1.00', speed: 'none' });
  await store.resume();
  expect(store.getState().phase).toBe('open');
  expect(await store.act('cash_out')).toBe(false);
  return store.getState();
}

it('shows how a hand ended on another device, says so, and takes a bet again', async () => {
  const ended = {
    ...openHand,
    state: 'settled',
    events: [{ type: 'dealt' }, { type: 'cashed_out' }],
  };
  expect(await actOn(ended)).toMatchObject({
    phase: 'idle',
    shown: 2,
    heard: { type: 'cashed_out' },
    results: [ended],
    problem: { code: 'handFinished' },
  });
});

it('keeps nobody at a hand that is over and can no longer be found', async () => {
  expect(await actOn(null)).toMatchObject({
    phase: 'idle',
    round: null,
    problem: { code: 'handFinished' },
  });
});

it('takes what an action takes from the purse before its picture tells the result', async () => {
  const begun = { ...openHand, base_stake: '1.00', stake: '1.50', params: { pair_plus: '0.50' } };
  const doubled = {
    ...begun,
    state: 'settled',
    stake: '2.50',
    events: [{ type: 'dealt' }, { type: 'acted' }],
  };
  const desk = {
    mode: 'demo',
    startingBalance: '10.00',
    start: () => Promise.resolve({ round: begun, balance: '8.50' }),
    hands: { act: () => Promise.resolve({ round: doubled, balance: '12.50' }) },
  } as unknown as PlayDesk;
  const store = createPlayStore({ info, desk, params: {}, stake: '1.00', speed: 'none' });
  const seen: Array<string | null> = [];
  const look = (): void => void seen.push(store.getState().balance);
  store.register({ dealt: look, acted: look });
  await store.play();
  await store.act('double');
  expect(seen).toEqual(['8.50', '7.50']);
  expect(store.getState()).toMatchObject({ balance: '12.50', stake: '1.00' });
});
