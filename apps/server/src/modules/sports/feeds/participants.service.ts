import { teamKey } from '@pavilion/domain/fixtures';
import type { FixtureMessage, NamedId, Sport } from '@pavilion/sports';
import { ensureLeague, ensureTeam, findTeam } from '../sportsbook/index.ts';
import type { About, Desk } from './desk.ts';
import {
  addTeamPlayer,
  findLeague,
  findLeagueCalled,
  findTeamPlayers,
} from './known-names.store.ts';
import type { OurEvent } from './our-event.store.ts';
import { resolveName, type Resolved } from './resolve-name.ts';

/** A league as a source tells of it: what it can be made from. */
export interface ToldLeague extends NamedId {
  sport: Sport;
  country: string | null;
}

/** A team as a source tells of it, in the country of its league. */
interface ToldTeam extends NamedId {
  sport: Sport;
  country: string;
}

/** A player as a source tells of it, of one of our teams. */
export interface ToldPlayer extends NamedId {
  teamId: string;
}

const portsOf = ({ context: { ids }, now }: Desk) => ({ ids, now });

/** What the source's league means to us. */
function resolveLeague(desk: Desk, about: About, league: ToldLeague): Promise<Resolved> {
  return resolveName(desk, about, {
    ...{ kind: 'league', key: league.id, name: league.name },
    detail: { sport: league.sport, country: league.country },
    find: () => findLeagueCalled(desk.trx, league),
    make: () => makeLeague(desk, league),
  });
}

/** Makes a league as the source calls it; gives our id. */
export const makeLeague = (desk: Desk, { id, name, sport, country }: ToldLeague): Promise<string> =>
  ensureLeague(desk.trx, portsOf(desk), {
    ...{ code: `${desk.source.name}:${id}`, name: name || id, sport, country: country ?? '' },
  });

/** Clubs of several sports may have one name; the plain one is that of football. */
const keyOfTeam = ({ id, name, sport }: ToldTeam, source: string): string => {
  const key = teamKey(name) || `${source}:${id}`;
  return sport === 'football' ? key : `${sport}:${key}`;
};

/** What the source's team means to us. */
function resolveTeam(desk: Desk, about: About, team: ToldTeam): Promise<Resolved> {
  const { trx, source } = desk;
  return resolveName(desk, about, {
    ...{ kind: 'team', key: team.id, name: team.name },
    detail: { sport: team.sport, country: team.country },
    find: () => findTeam(trx, team.country, keyOfTeam(team, source.name), source.name),
    make: () => makeTeam(desk, team),
  });
}

/** Makes a team as the source calls it; gives our id. */
export const makeTeam = (desk: Desk, team: ToldTeam): Promise<string> =>
  ensureTeam(desk.trx, portsOf(desk), {
    ...{ key: keyOfTeam(team, desk.source.name), name: team.name || team.id },
    ...{ sport: team.sport, country: team.country },
  });

/** What the source's player means to us: whoever of the team is called so. */
function resolvePlayer(desk: Desk, about: About, player: ToldPlayer): Promise<Resolved> {
  return resolveName(desk, about, {
    ...{ kind: 'player', key: player.id, name: player.name },
    detail: { teamId: player.teamId },
    find: async () => {
      const team = await findTeamPlayers(desk.trx, player.teamId);
      const key = teamKey(player.name);
      const called = team?.players.filter(({ name }) => key !== '' && teamKey(name) === key) ?? [];
      return called.length === 1 ? (called[0]?.id ?? null) : null;
    },
    make: () => makePlayer(desk, player),
  });
}

/** Makes a player of a team as the source calls it; gives our id. */
export async function makePlayer(desk: Desk, told: ToldPlayer): Promise<string> {
  const { teamId } = told;
  const name = told.name || told.id;
  const id = desk.context.ids.next();
  const player = { id, name, names: { EN: name }, number: null, position: null };
  await addTeamPlayer(desk.trx, teamId, player);
  return id;
}

/** Who takes part in a fixture, by our ids; null while somebody of them is not known. */
export interface KnownFixture {
  leagueId: string;
  leagueName: string;
  /** Null of an event of runners. */
  teams: { homeTeamId: string; awayTeamId: string } | null;
}

/** Looks up who takes part; `ignored` where a person said that the league or a team is. */
export async function knowFixture(
  desk: Desk,
  about: About,
  fixture: FixtureMessage & { sport: Sport },
): Promise<KnownFixture | 'ignored' | null> {
  const { sport, home, away } = fixture;
  const league = await resolveLeague(desk, about, { ...fixture.league, sport });
  if (league === null || league === 'ignored') return league;
  const known = await findLeague(desk.trx, league.id);
  if (!known) throw new Error(`league ${league.id} is mapped and is not there`);
  const whole = { leagueId: league.id, leagueName: known.name };
  if (home === null || away === null) return { ...whole, teams: null };
  // Both are looked up: a person is told of all that is not known at once.
  const { country } = known;
  const homeTeam = await resolveTeam(desk, about, { ...home, sport, country });
  const awayTeam = await resolveTeam(desk, about, { ...away, sport, country });
  if (homeTeam === 'ignored' || awayTeam === 'ignored') return 'ignored';
  if (homeTeam === null || awayTeam === null) return null;
  return { ...whole, teams: { homeTeamId: homeTeam.id, awayTeamId: awayTeam.id } };
}

/** Looks up the players a fixture names, among those of the event's teams. */
export async function knowPlayers(
  desk: Desk,
  about: About,
  { players }: FixtureMessage,
  { row }: OurEvent,
): Promise<void> {
  for (const { side, ...player } of players) {
    const teamId = side === 'home' ? row.home_team_id : row.away_team_id;
    if (teamId !== null) await resolvePlayer(desk, about, { ...player, teamId });
  }
}
