import type { Random } from '../ids/index.ts';
import { defaultNewcomer, type TeamStrengths } from '../pricing/index.ts';
import { randomNormal } from '../random/index.ts';

/**
 * How far clubs of a league lie apart: quality moves attack and defence together, and each a little
 * on its own.
 */
const spread = { qualityToAttack: 0.24, qualityToDefence: -0.2, own: 0.08 };
const level = { baseGoals: 1.15, homeAdvantage: 1.25, deviation: 0.05 };

/** Draws how strong the teams of a league are, in the terms of the price model. */
export function drawTeamStrengths(random: Random, teamKeys: readonly string[]): TeamStrengths {
  const teams = teamKeys.map((key) => {
    const quality = randomNormal(random, 0, 1);
    const attack = Math.exp(spread.qualityToAttack * quality + randomNormal(random, 0, spread.own));
    const defence = Math.exp(
      spread.qualityToDefence * quality + randomNormal(random, 0, spread.own),
    );
    return [key, { attack, defence }] as const;
  });
  return {
    baseGoals: level.baseGoals + randomNormal(random, 0, level.deviation),
    homeAdvantage: level.homeAdvantage + randomNormal(random, 0, level.deviation),
    teams: new Map(teams),
    newcomer: defaultNewcomer,
  };
}
