import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFractions, fraction, numbersFrom } from '../engine/index.ts';
import { drawing, vectorStream } from '../testing/streams.ts';
import {
  catchChance,
  chestPays,
  fishingGames,
  playBatch,
  sharersOf,
  shotReturn,
  targetKinds,
  targetMultipliers,
  weaponNames,
  weapons,
  type Shot,
  type TargetKind,
  type Weapon,
} from './index.ts';

const shot = (weapon: Weapon, bet: bigint, ...targets: number[]): Shot => ({
  shotId: `${weapon}${targets.join()}`,
  atMs: 0,
  weapon,
  betMinor: bet,
  targets: targets.map(String),
});
const of = (...kinds: TargetKind[]) => kinds.map((kind, id) => ({ id: String(id), kind }));

const sea: readonly TargetKind[] =
  'minnow clown ray minnow minnow turtle eel chest tang kraken chest'.split(' ') as TargetKind[];
const kindOf = (id: string) => sea[Number(id) - 1] ?? null;
const published = [
  shot('cannon', 10n, 1),
  shot('net', 10n, 2, 3, 4),
  shot('bomb', 20n, 5, 6, 7, 8),
  shot('torpedo', 50n, 9),
  shot('laser', 5n, 10, 11),
];

describe('a batch', () => {
  it('comes to the published vector', () => {
    const { results, ...sums } = playBatch(published, 1_000n, kindOf, vectorStream(0));
    expect(results.map(({ chargedMinor }) => chargedMinor)).toEqual([10n, 10n, 100n, 0n, 100n]);
    expect(results[2]?.kills).toEqual([{ id: '5', multiplier: 2, winMinor: 40n }]);
    expect(results.filter(({ kills }) => kills.length > 0)).toHaveLength(1);
    expect(sums).toEqual({ meterMinor: 820n, costMinor: 220n, winMinor: 40n, caught: ['5'] });
    // The torpedo passes through the tang: 24 · 6 is more than 25 · 4.
    expect(results[3]?.sharers).toEqual([]);
  });

  it.each([1, 2])('catches nothing with nonce %i, for 220', (nonce) => {
    const batch = playBatch(published, 1_000n, kindOf, vectorStream(nonce));
    expect(batch).toMatchObject({ costMinor: 220n, winMinor: 0n, caught: [] });
  });

  it('does not shoot twice at what an earlier shot caught, or anybody before', () => {
    const twice = [shot('cannon', 10n, 1), shot('cannon', 10n, 1)];
    // Caught if draw(25 · 2) is below 24: the second shot would draw once more.
    const { results } = playBatch(twice, 100n, kindOf, drawing([50, 23]));
    expect(results.map(({ chargedMinor }) => chargedMinor)).toEqual([10n, 0n]);
    expect(playBatch(twice, 100n, () => null, drawing()).costMinor).toBe(0n);
  });

  it('counts a target once that a shot names twice', () => {
    const net = { ...shot('net', 10n, 3), targets: ['3', '3', '3', 'none'] };
    const { results } = playBatch([net], 100n, kindOf, drawing([25 * 6, 24]));
    expect(results[0]?.sharers).toEqual(['3']);
  });

  it('charges nothing from the shot on that the meter does not pay', () => {
    const shots = [
      shot('cannon', 10n, 1),
      shot('torpedo', 50n, 9),
      shot('bomb', 10n, 6),
      shot('cannon', 1n, 3),
    ];
    const { results, meterMinor } = playBatch(shots, 59n, kindOf, drawing([50, 24]));
    expect(results.map(({ meterEmpty }) => meterEmpty)).toEqual([undefined, undefined, true, true]);
    expect(meterMinor).toBe(49n);
  });

  it('wins go to the meter at once and pay the next shot', () => {
    const shots = [shot('cannon', 10n, 1), shot('cannon', 20n, 3)];
    const draws = drawing([50, 0], [150, 24]);
    expect(playBatch(shots, 10n, kindOf, draws)).toMatchObject({ meterMinor: 0n, costMinor: 30n });
  });

  it('opens a chest by its weights', () => {
    const open = (place: number) =>
      playBatch([shot('cannon', 1n, 8)], 1n, kindOf, drawing([750, 0], [100, place])).winMinor;
    expect([0, 39, 40, 64, 65, 80, 92, 98, 99].map(open)).toEqual([
      10n,
      10n,
      20n,
      20n,
      30n,
      50n,
      100n,
      225n,
      225n,
    ]);
  });

  it('neither loses nor makes money, and leaves no meter below nothing', () => {
    const anyShot = fc.record({
      weapon: fc.constantFrom(...weaponNames),
      betMinor: fc.bigInt(1n, 500n),
      targets: fc.array(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 14 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyShot, { maxLength: 20 }),
        fc.bigInt(0n, 20_000n),
        fc.nat(),
        (shots, meter, nonce) => {
          const numbered = shots.map((one, place) => ({ ...one, shotId: String(place), atMs: 0 }));
          const batch = playBatch(numbered, meter, kindOf, vectorStream(nonce));
          expect(batch.meterMinor).toBe(meter - batch.costMinor + batch.winMinor);
          expect(batch.meterMinor).toBeGreaterThanOrEqual(0n);
          const kills = batch.results.flatMap((result) => result.kills);
          expect(kills.reduce((sum, { winMinor }) => sum + winMinor, 0n)).toBe(batch.winMinor);
          expect(new Set(kills.map(({ id }) => id)).size).toBe(kills.length);
        },
      ),
    );
  });
});

describe('the return of a shot', () => {
  it('is 24/25 for every target with every weapon, alone and in every pair and triple', () => {
    const rtp = fraction(24n, 25n);
    let checked = 0;
    for (const weapon of weaponNames)
      for (const a of targetKinds)
        for (const b of targetKinds)
          for (const mixture of [[a], [a, b], [a, b, 'minnow'], [a, b, 'chest', 'eel']] as const) {
            const found = shotReturn(weapon, of(...mixture));
            if (found) expect(found).toEqual(rtp);
            checked += found ? 1 : 0;
          }
    expect(checked).toBeGreaterThan(3_160);
    expect(fishingGames.fishing.rtp().map((row) => row.rtp)).toEqual(weaponNames.map(() => rtp));
  });

  it('does not grow with the number of targets: they share the cost of the shot', () => {
    // The known bug: charged once, yet drawn at full chance for each of n targets, a shot returns n
    // times as much.
    for (const weapon of ['net', 'bomb', 'laser'] as const)
      for (const count of numbersFrom(1, 14)) {
        const shoal = of(...numbersFrom(0, count).map(() => 'dolphin' as const));
        const sharers = sharersOf(weapon, shoal);
        expect(sharers).toHaveLength(Math.min(count, weapons[weapon].most));
        const each = catchChance(weapon, 'dolphin', sharers.length);
        const alone = catchChance(weapon, 'dolphin', 1);
        expect(each.numerator * alone.denominator * BigInt(sharers.length)).toBe(
          alone.numerator * each.denominator,
        );
        expect(shotReturn(weapon, shoal)).toEqual(fraction(24n, 25n));
      }
  });

  it('does not shrink by targets that are dropped: the others share the whole cost', () => {
    // The reverse of it: laser, 24 · 20 is more than 25 · 3 · 6, so the ray is dropped, then 25 · 2
    // · 10 carries the turtles.
    const mixed = of('ray', 'turtle', 'turtle');
    expect(sharersOf('laser', mixed).map(({ kind }) => kind)).toEqual(['turtle', 'turtle']);
    expect(shotReturn('laser', mixed)).toEqual(fraction(24n, 25n));
    // One alone would be caught more than certainly: nothing is left.
    expect(sharersOf('laser', of('turtle'))).toEqual([]);
    expect(shotReturn('laser', of('turtle'))).toBeNull();
  });

  it('takes the first the weapon reaches, in the order they were hit', () => {
    const line = of(...numbersFrom(0, 8).map(() => 'crown' as const));
    expect(sharersOf('net', line).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(sharersOf('cannon', line).map(({ id }) => id)).toEqual(['0']);
  });

  it('counts a chest by the mean of what it pays', () => {
    const mean = chestPays
      .map(({ multiplier, weight }) => fraction(BigInt(multiplier * weight), 100n))
      .reduce(addFractions);
    expect(mean).toEqual(fraction(BigInt(targetMultipliers.chest)));
  });
});
