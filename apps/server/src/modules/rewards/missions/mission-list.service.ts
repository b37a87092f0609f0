import type { CallInput } from '@pavilion/contracts';
import type { missionList } from '@pavilion/contracts/player/rewards/mission-list.contract';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { factsOf, reasonAgainst } from '../campaigns/index.ts';
import { playerOf } from '../promotions/index.ts';
import type { MissionItem } from './mission-rule.ts';
import { liveSpans } from './mission-spans.ts';
import {
  standingOf,
  standingsOfPlayer,
  type MissionFacts,
  type MissionStanding,
  type WantedMission,
} from './mission-standing.service.ts';
import { missionView } from './mission-view.ts';
import { missionsOfSite } from './missions-of-site.service.ts';
import { seasonView } from './season-view.ts';

/**
 * Missions of the site: the period that runs, and earlier ones that can be claimed; to a player
 * with how far they are.
 */
export async function missionsOf(context: RequestContext, input: CallInput<typeof missionList>) {
  const { server, site, now, language } = context;
  const missions = await missionsOfSite(server, site.id);
  const player = await playerOf(context, input);
  const shown = player ? await missionsFor(player, missions) : missions;
  const wanted = shown.flatMap((item) =>
    liveSpans(item, site.timeZone, now).map((span) => ({ item, span })),
  );
  const { standings, facts } = player
    ? await standingsOfPlayer(
        server,
        server.database.db,
        { site, playerId: player.player.id, wanted },
        missions,
      )
    : { standings: guestStandings(context, wanted, missions), facts: nothingDone };
  const current = standings.filter(isShown(now));
  return {
    value: current.map((standing) => missionView(standing, site, language.code)),
    season: seasonView(current, missions, facts.claims, language.code),
  };
}

/** The period that runs is shown in any state, one before it while it can be claimed. */
const isShown =
  (now: Date) =>
  ({ span, state }: MissionStanding): boolean =>
    now < span.endsAt || state === 'done';

/** Those that are for a player. */
async function missionsFor(
  { server, site, player, now }: PlayerContext,
  missions: readonly MissionItem[],
): Promise<MissionItem[]> {
  const facts = await factsOf(server.database.db, site, player.id, now);
  return missions.filter(({ fields }) => reasonAgainst(fields, facts, now) === null);
}

const nothingDone: MissionFacts = {
  plays: [],
  deposits: [],
  spins: [],
  verifiedLevel: 0,
  claims: [],
};

const guestStandings = (
  { site, now }: RequestContext,
  wanted: readonly WantedMission[],
  missions: readonly MissionItem[],
): MissionStanding[] => wanted.map((one) => standingOf(one, nothingDone, missions, { site, now }));
