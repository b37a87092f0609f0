import { numbersFrom, type JsonObject } from '@pavilion/games';
import { targetMultipliers, type TargetKind } from '@pavilion/games/fishing/index';
import { layoutFamilies, type LayoutFamilyCode } from './house-families.ts';
import { drumOf } from './lottery/drum.game.ts';
import { plainWord } from './plain-word.ts';
import { raceKindOf, racesOf, type PricedRace } from './racing/meeting.ts';
import type { StudioTitle } from './title.types.ts';

type Choices = Readonly<Record<string, unknown>>;

const digitsOf: Readonly<Record<string, string>> = {
  last_three: '012',
  straight: '012',
  box: '012',
};

const isLayout = (family: string): family is LayoutFamilyCode =>
  Object.hasOwn(layoutFamilies, family);

const priceOf = ({ prices }: PricedRace, runner: number): bigint => prices.win[runner - 1] ?? 0n;

/** The race of a title's meeting with the longest price, and its runner. */
function longestShot({ fixed }: StudioTitle): { race: number; runner: number } {
  const races = racesOf(raceKindOf(fixed['kind']), plainWord(fixed['meeting']));
  const all = races.flatMap((race, place) =>
    race.card.runners.map(({ number }) => ({
      race: place + 1,
      runner: number,
      price: priceOf(race, number),
    })),
  );
  return all.reduce((most, next) => (next.price > most.price ? next : most));
}

/**
 * What a player chooses in a title's picture beside its fields: an example that can be played, of
 * what pays the most where that is one thing. `choices`: its fields.
 */
export function sampleParams(title: StudioTitle, choices: Choices): JsonObject {
  const { family, fixed, shown } = title;
  if (isLayout(family)) {
    const [row] = layoutFamilies[family].table.bets();
    return { bets: [{ ...row?.params, chips: 1 }] };
  }
  switch (family) {
    case 'keno':
      return { picks: [1, 2, 3] };
    case 'lotto-4d':
    case 'lotto-3d':
      return { number: digitsOf[String(choices['kind'])] ?? '0123' };
    case 'lotto-2d':
      return { numbers: [1, 2] };
    case 'drum':
      return { picks: numbersFrom(1, drumOf(fixed['drum']).picks) };
    case 'fishing':
      return { targets: [dearestOf(shown?.['fish'])] };
    case 'races': {
      const { race, runner } = longestShot(title);
      return { race, bets: [{ kind: 'win', runner, chips: 1 }] };
    }
    default:
      return {};
  }
}

function dearestOf(fish: unknown): string {
  const kinds = Array.isArray(fish) ? (fish as TargetKind[]) : [];
  const worth = (kind: TargetKind): number => targetMultipliers[kind];
  return kinds.reduce<TargetKind>(
    (most, next) => (worth(next) > worth(most) ? next : most),
    'minnow',
  );
}
