import { aboutMarket } from '../odds/market-about.ts';
import type { SelectionWords } from '../odds/selection-text.ts';
import { useOwnName } from '../sports/event-name.ts';
import { useTeamNames } from '../sports/team-names.ts';
import type { BetLeg } from './standing-of-pick.ts';

/** Gives the picks of a leg with what names them in the page's language. */
export function usePickWords(): (leg: BetLeg) => SelectionWords[] {
  const teamNames = useTeamNames();
  const ownName = useOwnName();
  return (leg) =>
    leg.picks.map(({ names, ...pick }) => {
      const about = aboutMarket(pick.sport, pick);
      const name = ownName({ ...pick, names });
      return {
        ...pick,
        ...teamNames(leg),
        ...(about && { about }),
        ...(name !== undefined && { name }),
      };
    });
}
