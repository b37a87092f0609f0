import { templateNames, type TemplateName } from '@pavilion/domain/themes';
import { expect, it } from 'vitest';
import { loadTemplate } from './index.ts';

/** Regions two templates may have in common. */
const mostShared = 3;

/**
 * Pairs that the specification's own table gives more
 * (docs/decisions/0012-templates-that-share-four-regions.md).
 */
const recorded: readonly (readonly [TemplateName, TemplateName])[] = [
  ['template1', 'template12'],
  ['template2', 'template7'],
  ['template8', 'template22'],
  ['template9', 'template13'],
  ['template9', 'template19'],
];

const sharedRegions = (a: readonly unknown[], b: readonly unknown[]): number => {
  const others = new Set(b);
  return a.filter((region) => others.has(region)).length;
};

/** The seven regions of a template. */
async function regionsOf(name: TemplateName): Promise<unknown[]> {
  const { regions, loadBelow } = await loadTemplate(name);
  return [...Object.values(regions), ...Object.values(await loadBelow())];
}

it('no two templates share more than three of the seven regions but those on record', async () => {
  const loaded = await Promise.all(
    templateNames.map(async (name) => ({ name, regions: await regionsOf(name) })),
  );
  const pairs = loaded.flatMap((a, index) => loaded.slice(index + 1).map((b) => [a, b] as const));
  const above = pairs
    .filter(([a, b]) => sharedRegions(a.regions, b.regions) > mostShared)
    .map(([a, b]) => [a.name, b.name]);
  expect(above).toEqual(recorded);
});
