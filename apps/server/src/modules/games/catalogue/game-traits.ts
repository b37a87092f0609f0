import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { houseGame, houseProviderCode, houseStakeLimits, type AnyGame } from '@pavilion/games';
import type { Site } from '../../../site-directory/index.ts';
import type { GameRow } from './game.store.ts';
import type { GameFeature } from './game-feature.types.ts';

/** What players choose games by, beside what the catalogue says. */
export interface GameTraits {
  features: readonly GameFeature[];
  /** In the site's currency, minor units; null for a game whose studio has not said. */
  leastStakeMinor: bigint | null;
}

/** A game as a site offers it: what its rules forbid is no feature there. */
export function traitsOf(
  game: Pick<GameRow, 'provider_code' | 'code' | 'told_features' | 'told_least_minor'>,
  { jurisdiction, currency }: Pick<Site, 'jurisdiction' | 'currency'>,
): GameTraits {
  const isOurs = game.provider_code === houseProviderCode;
  const features = isOurs ? houseFeatures(houseGame(game.code)) : (game.told_features ?? []);
  const rules = jurisdictionFlags[jurisdiction];
  return {
    features: features.filter((feature) => feature !== 'buy' || rules.isBonusBuyAllowed),
    leastStakeMinor: isOurs ? houseStakeLimits(currency.code).minMinor : game.told_least_minor,
  };
}

/**
 * Whether a game sells its bonus round on this site: the game can, and the rules of the place let
 * it.
 */
export const sellsBonus = ({ traits }: { traits: GameTraits }): boolean =>
  traits.features.includes('buy');

/** Null: a game that is played in a room, such as fishing. */
function houseFeatures(game: AnyGame | null): GameFeature[] {
  const properties = game?.paramsSchema['properties'];
  const isSold = typeof properties === 'object' && properties !== null && 'buy' in properties;
  return isSold ? ['demo', 'buy'] : ['demo'];
}
