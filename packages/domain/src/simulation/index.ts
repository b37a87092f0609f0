export { demoLeagues, type DemoLeague, type DemoTeam } from './demo-leagues.ts';
export { demoPlaces, keyOfName, namesInScripts } from './demo-places.ts';
export type { NameInScripts } from './club-forms.data.ts';
export { drawTeamStrengths } from './demo-strengths.ts';
export { demoSquads, squadsOf, type DemoPlayer, type SquadPlayer } from './demo-squads.ts';
export { localName, type LocalNames } from './local-names.ts';
export { roundRobin, type Pairing } from './round-robin.ts';
export { generateSeason, type Season, type SeasonMatch, type SeasonOptions } from './season.ts';
