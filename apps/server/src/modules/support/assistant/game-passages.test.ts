import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistantAsk, timeOut } from '@pavilion/contracts';
import { localeCodes, locales } from '@pavilion/domain/locales';
import { screenByPath } from '@pavilion/domain/screens';
import { betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { publishFaqPage } from '../../../testing/help-pages.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { sportsRulePassages } from './game-passages.service.ts';

describe('the assistant on games and rules', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await offerHouseGames(server);
    await publishFaqPage(server, '<h3>How do I deposit?</h3><p>Open Deposit.</p>');
  });
  afterAll(() => server.close());

  const ask = async (text: string, more: object = {}) =>
    (await server.call(assistantAsk, { text, stream: false, ...more })).value;
  const game = (code: string) => `/playnow?provider=PAVILION&game=${code}`;

  it('tells the rules of a game of ours, and where it is played', async () => {
    const answer = await ask('What does insurance pay in blackjack?');
    expect(answer.sources[0]).toEqual({
      title: 'Blackjack',
      path: game('blackjack'),
      kind: 'rules',
    });
    expect(answer.text).toContain('insurance for half your stake pays 2 to 1');
    expect(answer.sources.map(({ path }) => screenByPath(path.split('?')[0] ?? ''))).not.toContain(
      null,
    );
  });

  it('knows games by name, and what they offer', async () => {
    const { sources, text } = await ask('plinko');
    expect(sources).toContainEqual({ title: 'Plinko', path: game('plinko'), kind: 'game' });
    expect(text).toContain('Play for fun');
  });

  it('puts the help of the site before games', async () => {
    expect((await ask('How do I deposit?')).sources[0]).toMatchObject({ kind: 'faq' });
  });

  it('leads nobody to a game who may not play, nor to one the site does not have', async () => {
    const player = await server.signUpPlayer();
    expect((await ask('plinko', player.me)).sources).not.toEqual([]);
    await server.call(timeOut, { ...player.me, hours: 24 });
    expect(await ask('plinko', player.me)).toMatchObject({ text: '', sources: [], finish: 'none' });
    const elsewhere = await ask('plinko', { domain_name: betaHost });
    expect(elsewhere.sources.filter(({ kind }) => kind === 'game')).toEqual([]);
  });

  it.each(localeCodes)('tells the rules of the sportsbook in %s, where there is one', (code) => {
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    const rulesWith = (providerCount: typeof site.providerCount) =>
      sportsRulePassages({ site: { ...site, providerCount }, language: locales[code] });
    const rules = rulesWith({ sportsbook: 1 });
    expect(rules).toHaveLength(7);
    expect(new Set(rules.map(({ text }) => text)).size).toBe(7);
    expect(rules.every(({ kind, draws }) => kind === 'rules' && !draws)).toBe(true);
    expect(rules[2]?.text).toMatch(/48|४८/);
    expect(rulesWith({})).toEqual([]);
  });
});
