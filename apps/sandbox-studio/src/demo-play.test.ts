import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLaunchAddress } from '@pavilion/contracts/provider';
import { parseStudioConfig } from './config/config.ts';
import { servedTitles, type ServedTitle } from './served-titles.ts';
import { createStudio } from './studio.ts';
import { sampleParams } from './titles/index.ts';

const { app } = createStudio({
  config: parseStudioConfig({ STUDIO_KEY_SECRET: 'a secret of this test' }),
  fetch: () => Promise.reject(new Error('play money asks no wallet')),
});
beforeAll(() => app.ready());
afterAll(() => app.close());

const launchOf = ({ providerCode, gameCode }: ServedTitle): string =>
  writeLaunchAddress('http://studio.test/launch', {
    mode: 'demo',
    provider: providerCode,
    game: gameCode,
    currency: 'PHP',
    balance: '5000.00',
    language: 'ru',
    device: 'mobile',
    lobby: 'http://localhost:4000/',
  });

async function ask(path: string, body: object) {
  const answer = await app.inject({ method: 'POST', url: path, payload: body });
  return { status: answer.statusCode, body: answer.json<Record<string, never>>() };
}

function firstParams({ title }: ServedTitle) {
  const first = Object.fromEntries(
    title.fields.map((field) => [
      field.name,
      field.kind === 'choice' ? field.values[0] : field.value,
    ]),
  );
  return { ...sampleParams(title, first), ...first };
}

describe.each(servedTitles.map((served) => [served.name, served] as const))(
  '%s',
  (_name, served) => {
    it('has a page in the language asked for and plays a round with play money', async () => {
      const page = await app.inject(
        new URL(launchOf(served)).pathname + new URL(launchOf(served)).search,
      );
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('lang="ru"');
      expect(page.headers['content-security-policy']).toContain(
        'frame-ancestors http://localhost:4000 http://*.localhost:4000',
      );
      const opened = await ask('/game/open', { address: launchOf(served) });
      expect(opened.body).toMatchObject({ mode: 'demo', balance: '5000.00', currency: 'PHP' });
      const { session, stakeMin } = opened.body;
      const played = await ask('/game/play', {
        session,
        stake: stakeMin,
        params: firstParams(served),
      });
      expect(played.status).toBe(200);
      const { round, balance } = played.body as never as {
        round: { state: string; stake: string; payout: string };
        balance: string;
      };
      const expected = 5000 - Number(round.stake) + Number(round.payout);
      expect(Number(balance)).toBeCloseTo(expected, 2);
    });
  },
);

describe('a game of the studio', () => {
  const [first] = servedTitles.filter(({ title }) => title.scene === 'mines');
  it('refuses what cannot be played, and keeps one round at a time', async () => {
    if (!first) throw new Error('no mines are served');
    const { session } = (await ask('/game/open', { address: launchOf(first) })).body;
    const play = (stake: string, params: object) => ask('/game/play', { session, stake, params });
    expect((await play('0.01', { mines: 3 })).body).toMatchObject({ problem: 'stakeTooLow' });
    expect((await play('99999999', { mines: 3 })).body).toMatchObject({ problem: 'stakeTooHigh' });
    expect((await play('10.00', { mines: 4 })).body).toMatchObject({ problem: 'invalid' });
    expect((await play('1e3', { mines: 3 })).body).toMatchObject({ problem: 'invalid' });
    expect((await play('10.00', { mines: 3 })).status).toBe(200);
    expect((await play('10.00', { mines: 3 })).body).toMatchObject({ problem: 'busy' });
    const leave = await ask('/game/act', { session, action: 'cash_out', params: {} });
    expect(leave.body).toMatchObject({ problem: 'invalid' });
    expect(
      (await ask('/game/act', { session: 'x', action: 'reveal', params: {} })).body,
    ).toMatchObject({
      problem: 'session',
    });
  });

  it('serves its own files and covers, and nothing else', async () => {
    const script = await app.inject('/browser/main.ts');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.body).not.toContain(': Promise<void>');
    for (const path of [
      '/browser/..%2f..%2fpackage.json',
      '/browser/nothing.ts',
      '/covers/A/b/wide.svg',
    ])
      expect((await app.inject(path)).statusCode).toBe(404);
    const cover = await app.inject('/covers/KITEWORKS/paper-kite/square.svg');
    expect(cover.body).toMatch(/^<svg/);
    expect((await app.inject('/launch?provider=NOBODY&game=x&mode=demo')).statusCode).toBe(404);
  });
});
