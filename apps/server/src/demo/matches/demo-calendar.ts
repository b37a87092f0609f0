import { cupMatchOf } from './demo-cup.ts';
import { leagueMatchOf, type DemoMatch, type DemoSettings } from './demo-schedule.ts';

/** The match of a source key, or null when it is not one of the demo's football. */
export const demoMatchOf = (settings: DemoSettings, sourceKey: string): DemoMatch | null =>
  cupMatchOf(settings, sourceKey) ?? leagueMatchOf(settings, sourceKey);
