import { getBalance } from '@pavilion/contracts/player/money/get-balance.contract';
import { startup } from '@pavilion/contracts/player/site/startup.contract';
import { describe, expect, it, vi } from 'vitest';
import { createCaller, type CallerPorts, type PlayerFields } from './caller.ts';
import { createFileFetcher } from './file-fetcher.ts';
import { PlayerLeft } from './player-left.ts';

const ok = { statusCode: 1, message: 'OK' };

/** A page that is signed in, and a server that gives one answer. */
function pageAnswered(answer: Response | Error) {
  const bodies: unknown[] = [];
  const onFailure = vi.fn();
  const onUnavailable = vi.fn();
  const ports: CallerPorts = {
    fetch: async (_address, init) => {
      bodies.push(JSON.parse(init?.body as string));
      if (answer instanceof Error) throw answer;
      return answer;
    },
    siteFields: () => ({ domain_name: 'casino1.test' }),
    playerFields: () => ({ account_id: 'alice', auth: 'token' }),
    onFailure,
    onUnavailable,
  };
  return {
    call: createCaller(ports),
    fetchFile: createFileFetcher(ports),
    bodies,
    onFailure,
    onUnavailable,
  };
}

describe('a page’s caller', () => {
  it('adds the site to every call, and the player to those that are his', async () => {
    const page = pageAnswered(Response.json(ok));
    await page.call(startup, {});
    expect(page.bodies).toEqual([{ domain_name: 'casino1.test' }]);
    const his = pageAnswered(Response.json(ok));
    await his.call(getBalance, {});
    expect(his.bodies).toEqual([
      { domain_name: 'casino1.test', account_id: 'alice', auth: 'token' },
    ]);
  });

  it('tells of a failure unless its caller deals with it', async () => {
    const refusal = { statusCode: -401, message: 'sessionExpired' };
    const page = pageAnswered(Response.json(refusal));
    await expect(page.call(getBalance, {})).rejects.toMatchObject({ code: 'sessionExpired' });
    expect(page.onFailure).toHaveBeenCalledOnce();
    const quiet = pageAnswered(Response.json(refusal));
    await expect(quiet.call(getBalance, {}, { handled: true })).rejects.toThrow();
    expect(quiet.onFailure).not.toHaveBeenCalled();
  });

  it('keeps to itself what was refused to a player who has left since, and nothing else', async () => {
    const refusal = { statusCode: -401, message: 'sessionExpired' };
    const players = [
      { account_id: 'alice', auth: 'old' },
      null,
      { account_id: 'alice', auth: 'new' },
    ];
    for (const later of players) {
      const onFailure = vi.fn();
      let now: PlayerFields | null = { account_id: 'alice', auth: 'old' };
      const call = createCaller({
        fetch: async () => {
          now = later;
          return Response.json(refusal);
        },
        siteFields: () => ({}),
        playerFields: () => now,
        onFailure,
        onUnavailable: vi.fn(),
      });
      const refused = call(getBalance, {}, { handled: later !== players[0] });
      if (later === players[0])
        await expect(refused).rejects.toMatchObject({ code: 'sessionExpired' });
      else await expect(refused).rejects.toBeInstanceOf(PlayerLeft);
      await expect(call(startup, {})).rejects.toMatchObject({ code: 'sessionExpired' });
      expect(onFailure).toHaveBeenCalledTimes(later === players[0] ? 2 : 1);
    }
  });

  it.each([
    ['nobody', null],
    ['a player without a token', { account_id: 'alice', auth: '' }],
    ['a token without a player', { account_id: '', auth: 'token' }],
  ])('makes no call of a player for %s', async (_who, player) => {
    const asked = vi.fn();
    const onFailure = vi.fn();
    const call = createCaller({
      fetch: async () => (asked(), Response.json(ok)),
      siteFields: () => ({}),
      playerFields: () => player,
      onFailure,
      onUnavailable: vi.fn(),
    });
    await expect(call(getBalance, {})).rejects.toBeInstanceOf(PlayerLeft);
    expect(asked).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    await call(startup, {});
    expect(asked).toHaveBeenCalledOnce();
  });

  it('gives a call without an answer the failure of its kind', async () => {
    const page = pageAnswered(new Error('no network'));
    await expect(page.call(getBalance, {})).rejects.toMatchObject({ code: 'serviceUnavailable' });
    expect(page.onUnavailable).not.toHaveBeenCalled();
  });

  it('says when the server cannot serve', async () => {
    const page = pageAnswered(Response.json({ statusCode: -503, message: 'serviceUnavailable' }));
    await expect(page.call(startup, {})).rejects.toThrow();
    expect(page.onUnavailable).toHaveBeenCalledOnce();
  });

  it('leaves alone what the page itself gave up', async () => {
    const page = pageAnswered(new Error('aborted'));
    const gone = new AbortController();
    gone.abort();
    await expect(page.call(startup, {}, { signal: gone.signal })).rejects.toThrow('aborted');
    expect(page.onFailure).not.toHaveBeenCalled();
  });

  it('gives a file as it came, and a refusal in its place as a failure', async () => {
    const page = pageAnswered(new Response('a,b', { headers: { 'content-type': 'text/csv' } }));
    expect(await (await page.fetchFile(getBalance, {})).text()).toBe('a,b');
    const refused = pageAnswered(Response.json({ statusCode: -429, message: 'tooManyRequests' }));
    await expect(refused.fetchFile(getBalance, {})).rejects.toMatchObject({
      code: 'tooManyRequests',
    });
  });
});
