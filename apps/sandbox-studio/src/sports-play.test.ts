import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLaunchAddress } from '@pavilion/contracts/provider';
import { parseStudioConfig } from './config/config.ts';
import { servedFronts, type ServedFront } from './served-titles.ts';
import { settleBets } from './sports/settle-bets.ts';
import { createStudio } from './studio.ts';

let nowMs = Date.parse('2026-11-23T12:00:10Z');
const { app, studio } = createStudio({
  config: parseStudioConfig({ STUDIO_KEY_SECRET: 'a secret of this test' }),
  fetch: () => Promise.reject(new Error('play money asks no wallet')),
  ports: { clock: { now: () => new Date(nowMs) } },
});
beforeAll(() => app.ready());
afterAll(() => app.close());

const launchOf = ({ providerCode, gameCode }: ServedFront, language = 'ne'): string =>
  writeLaunchAddress('http://studio.test/launch', {
    mode: 'demo',
    provider: providerCode,
    game: gameCode,
    currency: 'PHP',
    balance: '5000.00',
    language,
    device: 'mobile',
    lobby: 'http://localhost:4000/',
  });

interface Shown {
  session: string;
  balance: string;
  problem?: string;
  coming: { id: string; odds: { outcome: string; odds: string }[] }[];
  bets: { state: string; win: string; stake: string; odds: string }[];
}

async function ask(path: string, body: object): Promise<Shown> {
  return (await app.inject({ method: 'POST', url: path, payload: body })).json();
}

describe.each(servedFronts.map((served) => [served.name, served] as const))(
  '%s',
  (_name, served) => {
    it('has a page with its words, and matches to bet on', async () => {
      const url = new URL(launchOf(served));
      const page = await app.inject(url.pathname + url.search);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('lang="ne"');
      expect(page.body).toContain('बाजी पर्ची');
      const opened = await ask('/sports/open', { address: launchOf(served) });
      expect(opened.balance).toBe('5000.00');
      expect(opened.coming.length).toBeGreaterThan(5);
    });
  },
);

describe('a sports front', () => {
  const [front] = servedFronts.filter(({ gameCode }) => gameCode === 'wbet-virtual-league');
  if (!front) throw new Error('the virtual league is served');

  it('takes a stake, and pays what the result says when the match has ended', async () => {
    const { session, coming } = await ask('/sports/open', { address: launchOf(front) });
    const [match] = coming;
    for (const { outcome } of match?.odds ?? [])
      await ask('/sports/bet', { session, fixture: match?.id, outcome, stake: '100.00' });
    const placed = await ask('/sports/state', { session, isBalanceAsked: false });
    expect(placed.balance).toBe('4700.00');
    expect(placed.bets.map(({ state }) => state)).toEqual(['open', 'open', 'open']);

    nowMs += 10 * 60_000;
    expect(
      await ask('/sports/bet', { session, fixture: match?.id, outcome: 'home', stake: '100.00' }),
    ).toMatchObject({ problem: 'matchBegun' });
    await settleBets(studio);
    await settleBets(studio);
    const settled = await ask('/sports/state', { session, isBalanceAsked: true });
    const won = settled.bets.filter(({ state }) => state === 'won');
    expect(won).toHaveLength(1);
    expect(settled.bets.filter(({ state }) => state === 'lost')).toHaveLength(2);
    // Play money is paid by hand here: odds have three decimals, the stake is a hundred.
    const paid = Number(won[0]?.odds) * 100;
    expect(Number(won[0]?.win)).toBeCloseTo(paid, 2);
    expect(Number(settled.balance)).toBeCloseTo(4700 + paid, 2);
  });

  it('refuses what cannot be bet', async () => {
    const { session, coming } = await ask('/sports/open', { address: launchOf(front) });
    const fixture = coming[0]?.id ?? '';
    const bet = async (change: object) =>
      (await ask('/sports/bet', { session, fixture, outcome: 'home', stake: '100.00', ...change }))
        .problem;
    expect(await bet({ stake: '0.01' })).toBe('stakeTooLow');
    expect(await bet({ stake: '99999999' })).toBe('stakeTooHigh');
    expect(await bet({ stake: '1e3' })).toBe('invalid');
    expect(await bet({ outcome: 'both' })).toBe('invalid');
    expect(await bet({ fixture: fixture.replace('vl', 'ml') })).toBe('invalid');
    expect(await bet({ session: 'x' })).toBe('session');
    expect(await bet({ stake: '5000.01' })).toBe('insufficient');
    for (let at = 0; at < 20; at += 1) expect(await bet({ stake: '10.00' })).toBeUndefined();
    expect(await bet({ stake: '10.00' })).toBe('tooManyBets');
    await ask('/sports/leave', { session });
    expect(await bet({})).toBe('session');
  });
});
