import { describe, expect, it } from 'vitest';
import { createRandomStream } from '@pavilion/games';
import { gameCode, providerEntries } from './providers.data.ts';
import { families, type FamilyGame } from './families.ts';
import { studioTitle, studioTitles, titleReturns, titleRtpBasisPoints } from './studio-titles.ts';
import { sampleParams } from './sample-params.ts';
import { titleTopMultiplierE4 } from './title-top.ts';

const stream = (nonce: number) =>
  createRandomStream({ serverSeed: 'a'.repeat(64), clientSeed: 'titles', nonce });

it('serves every slot of the catalogue, by at least twelve families', () => {
  const slots = providerEntries.flatMap(({ code, games }) =>
    (games.slots ?? []).map((name) => `${code}/${gameCode(name)}`),
  );
  expect(slots.filter((key) => !studioTitles[key])).toEqual([]);
  expect(new Set(slots.map((key) => studioTitles[key]?.family)).size).toBeGreaterThanOrEqual(12);
});

it('names titles of the catalogue only', () => {
  const entries = providerEntries.flatMap(({ code, games }) =>
    Object.values(games).flatMap((names) => names.map((name) => `${code}/${gameCode(name)}`)),
  );
  expect(entries).toEqual(expect.arrayContaining(Object.keys(studioTitles)));
});

// By the families' formulas: 0.99·C(25,10) with ten mines, 0.98·2⁹ of two tiles, tables of rules
// 3.4, 99 per cent over the smallest chance (199 rolls of 10,000).
it.each([
  ['KITEWORKS/paper-kite', 5_000_000n],
  ['KITEWORKS/mines-of-kite-hill', 32_360_724_000n],
  ['BRIGHTFOX/foxhole-dash', 5_017_600n],
  ['JUMBLE/marble-mile', 1_100_000n],
  ['PIXELPAW/coin-muncher-88', 19_800n],
  ['QUICKSTONE/hash-dice', 497_487n],
])('%s pays %s ten-thousandths of the stake at the most, by its own choices', (key, most) => {
  const [provider = '', game = ''] = key.split('/');
  const title = studioTitle(provider, game);
  expect(title && titleTopMultiplierE4(title)).toBe(most);
});

describe.each(Object.entries(studioTitles))('%s', (_key, title) => {
  const game: FamilyGame = families[title.family];
  const first = Object.fromEntries(
    title.fields.map((field) => [
      field.name,
      field.kind === 'choice' ? field.values[0] : field.value,
    ]),
  );

  it('offers ways to bet whose return is between 90 and 100 per cent', () => {
    expect(titleReturns(title).length).toBeGreaterThan(0);
    expect(titleRtpBasisPoints(title)).toBeGreaterThan(9000);
    expect(titleRtpBasisPoints(title)).toBeLessThan(10_000);
  });

  it('opens with parameters that its family takes, and plays', async () => {
    if (game.engine === 'instant') await game.load?.();
    const parsed = game.parseParams({ ...sampleParams(title, first), ...first, ...title.fixed });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    if (game.engine === 'hand') {
      // Some are over with the deal (a natural): of many deals most wait for the player.
      const dealt = Array.from({ length: 20 }, (_, nonce) =>
        game.run(parsed.params as never, [], stream(nonce)),
      );
      expect(dealt.filter(({ isSettled }) => !isSettled).length).toBeGreaterThan(10);
    } else expect(game.play(parsed.params as never, stream(1)).events.length).toBeGreaterThan(0);
  });
});
