import { otherSide, type SetsProcess, type UnitState } from '../sets/process.ts';
import { gameChance, tieBreakChance, type ServeChances } from './points.ts';

const isTieBreak = ({ home, away }: UnitState): boolean => home === 6 && away === 6;

/** Six games, two clear, a tie-break at 6–6 in every set. */
function isSetOver(_: number, home: number, away: number): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return most === 7 || (most === 6 && least <= 4);
}

/** A tennis match: games won by the server's chance for a point, serve changing with every game. */
export function tennisProcess(serve: ServeChances, bestOf: 3 | 5): SetsProcess {
  const games = { home: gameChance(serve.home), away: 1 - gameChance(serve.away) };
  const tieBreaks = {
    home: tieBreakChance(serve, 'home'),
    away: tieBreakChance(serve, 'away'),
  };
  return {
    bestOf,
    unit: 'games',
    set: 'sets',
    prefix: 's',
    homeChance: (state) => (isTieBreak(state) ? tieBreaks : games)[state.server],
    isSetOver,
    serverAfter: ({ server }) => otherSide(server),
    firstServer: (_, carried) => carried,
    hadTieBreak: (home, away) => home + away === 13,
  };
}

/**
 * The smallest number of games with which a set at this score can end naturally (wire contract, 7).
 */
export function leastGames(home: number, away: number): number {
  const fewer = Math.min(home, away);
  if (fewer <= 4) return 6 + fewer;
  return fewer === 5 ? 12 : 13;
}
