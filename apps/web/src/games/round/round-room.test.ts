import { afterEach, expect, it, vi } from 'vitest';
import type { GameInfo } from '../game-view.ts';
import { createRoundRoom } from './round-room.ts';

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
