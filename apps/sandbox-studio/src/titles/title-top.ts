import { kenoMaxPicks, kenoPays, type KenoRisk } from '@pavilion/games/arcade/keno/keno-tables';
import { minesMultipliers } from '@pavilion/games/arcade/mines/mines.game';
import { towerMultipliers, type TowerDifficulty } from '@pavilion/games/arcade/tower/tower.game';
import {
  largestMultiplier,
  multiplierScale,
  numbersFrom,
  type MultiplierE4,
} from '@pavilion/games';
import { families, type FamilyGame } from './families.ts';
import { layoutFamilies } from './house-families.ts';
import { sampleParams } from './sample-params.ts';
import type { StudioTitle, TitleField } from './title.types.ts';

/**
 * Families whose player decides more than the title's one choice: how far to go, how many numbers
 * to pick.
 */
const topsOfChoice: Partial<
  Record<StudioTitle['family'], (value: string | number) => readonly MultiplierE4[]>
> = {
  mines: (count) => minesMultipliers(Number(count)),
  tower: (difficulty) => towerMultipliers(difficulty as TowerDifficulty),
  keno: (risk) =>
    numbersFrom(1, kenoMaxPicks).flatMap((count) => kenoPays(count, risk as KenoRisk)),
};

/**
 * The most that the title's own choices pay: less than its family's where it does not offer the
 * family's wildest.
 */
export function titleTopMultiplierE4(title: StudioTitle): MultiplierE4 {
  const game: FamilyGame = families[title.family];
  const topsOf = topsOfChoice[title.family];
  if (topsOf) return largestMultiplier(title.fields.flatMap(endsOf).flatMap(topsOf));
  const { topMultiplierE4 } = game;
  // Of one chip.
  if (!topMultiplierE4 || Object.hasOwn(layoutFamilies, title.family)) return game.maxMultiplierE4;
  return largestMultiplier(
    waysToBet(title.fields).flatMap((way) => {
      const parsed = game.parseParams({ ...sampleParams(title, way), ...way, ...title.fixed });
      return parsed.ok ? [topMultiplierE4(parsed.params) / stakesOf(game, parsed.params)] : [];
    }),
  );
}

/** How many stakes a way to bet takes; of a hash game one, the others are only held. */
const stakesOf = (game: FamilyGame, params: unknown): bigint =>
  game.engine === 'hand' || game.category === 'hashgame'
    ? 1n
    : (game.costE4?.(params) ?? multiplierScale) / multiplierScale;

/** Every choice of every field beside every other. */
function waysToBet(fields: readonly TitleField[]): Record<string, string | number>[] {
  return fields.reduce<Record<string, string | number>[]>(
    (ways, field) =>
      ways.flatMap((way) => endsOf(field).map((value) => ({ ...way, [field.name]: value }))),
    [{}],
  );
}

const endsOf = (field: TitleField): readonly (string | number)[] =>
  field.kind === 'choice' ? field.values : [field.min, field.max];
