export { demoLeagues, type DemoLeague, type DemoTeam } from './demo-leagues.ts';
export { drawTeamStrengths } from './demo-strengths.ts';
export { localName, type LocalNames } from './local-names.ts';
export { stateAt, type MatchPhase, type MatchState } from './match-state.ts';
export { roundRobin, type Pairing } from './round-robin.ts';
export { generateSeason, type Season, type SeasonMatch, type SeasonOptions } from './season.ts';
export {
  breakMinutes,
  halfMinutes,
  matchLengthMinutes,
  playMinutes,
  simulateMatch,
  type Goal,
  type MatchSeed,
  type Side,
  type SimulatedMatch,
} from './simulate-match.ts';
