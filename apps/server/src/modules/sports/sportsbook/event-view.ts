import type * as z from 'zod/mini';
import type { eventWithMarkets, market, matchEvent } from '@pavilion/contracts';
import {
  kindsOf,
  lineText,
  marketGroups,
  sportSpec,
  takesEachWay,
  type MarketType,
  type Sport,
} from '@pavilion/sports';
import type { EventRecord, MarketRecord, SelectionRecord } from './event-record.ts';
import { typeOfKind } from './kind-of.ts';
import { oddsText } from './odds-text.ts';
import { placeTermsNow, raceView } from './race-view.ts';

export type MatchEventView = z.output<typeof matchEvent>;
export type EventView = z.output<typeof eventWithMarkets>;
export type MarketView = z.output<typeof market>;
type SelectionView = MarketView['selections'][number];

/** What the players or runners of an event are called, by id. */
export type Names = ReadonlyMap<string, string>;

/** Names of the players of both teams of an event, or of its runners. */
export function namesIn({ home, away, race }: EventRecord): Names {
  const all = [...home.players, ...away.players, ...(race?.runners ?? [])];
  return new Map(all.map(({ id, name }) => [id, name]));
}

/** A market as players see it; outcomes without a price are left out. */
export function marketView(
  event: Pick<EventRecord, 'sport' | 'race'>,
  market: MarketRecord,
  names: Names = new Map(),
): MarketView {
  const type = typeOfKind(event.sport, market.kind);
  const order = typeof type.outcomes === 'string' ? [] : type.outcomes;
  const place = ({ outcome }: SelectionRecord): number => order.indexOf(outcome);
  return {
    market_id: market.id,
    kind: market.kind,
    line: lineText(type, market.lineQuarters),
    status: market.status,
    selections: market.selections
      .filter(({ isOffered }) => isOffered)
      .toSorted((a, b) => place(a) - place(b))
      .map((selection) => selectionView(type, selection, names)),
    base: type.base,
    stat: type.stat,
    period: type.period,
    scope: type.scope,
    param: market.param ?? type.param,
    ...(market.playerId ? { player_id: market.playerId, ...nameOf(names, market.playerId) } : {}),
    counts: type.counts,
    group: type.group,
    position: market.position,
    stop_reason: market.status === 'suspended' ? market.stopReason : null,
    ...(event.race && takesEachWay(type) ? { place_terms: placeTermsNow(event.race) } : {}),
  };
}

function nameOf(names: Names, playerId: string): { name?: string } {
  const name = names.get(playerId);
  return name === undefined ? {} : { name };
}

function selectionView(type: MarketType, selection: SelectionRecord, names: Names): SelectionView {
  const { id, outcome, oddsMilli, version } = selection;
  const isPlayer = type.outcomes === 'players' && outcome !== 'none';
  return {
    selection_id: id,
    outcome,
    odds: oddsText(oddsMilli),
    version,
    ...(isPlayer ? { player_id: outcome, ...nameOf(names, outcome) } : {}),
    ...(type.outcomes === 'runners' ? { runner_id: outcome, ...nameOf(names, outcome) } : {}),
  };
}

export function matchEventView(event: EventRecord): MatchEventView {
  return {
    event_id: event.id,
    sport: event.sport,
    league_id: event.leagueId,
    league_name: event.leagueName,
    league_names: event.leagueNames,
    country: event.country,
    start_time: event.startTime.toISOString(),
    start_day: event.startDay,
    home_team_name: event.home.name,
    away_team_name: event.away.name,
    home_team_names: event.home.names,
    away_team_names: event.away.names,
    state: event.state,
    minute: event.minute,
    home_score: event.homeScore,
    away_score: event.awayScore,
    ...event.play,
    ...(event.race && raceView(event.race)),
  };
}

/** Markets that can be shown: open or suspended, in the order kinds and lines are offered. */
export function shownMarkets(event: EventRecord): MarketRecord[] {
  const place = placesOf(event.sport);
  return event.markets
    .filter(({ status }) => status === 'open' || status === 'suspended')
    .toSorted(
      (a, b) =>
        (place.get(a.kind) ?? 0) - (place.get(b.kind) ?? 0) ||
        (a.lineQuarters ?? 0) - (b.lineQuarters ?? 0) ||
        a.position - b.position,
    );
}

const places = new Map<string, ReadonlyMap<string, number>>();

/** Where each kind stands among those of its sport; what a list shows stands first. */
function placesOf(sport: string): ReadonlyMap<string, number> {
  const known = places.get(sport);
  if (known) return known;
  const { columns } = sportSpec(sport as Sport);
  const kinds = [...columns, ...kindsOf[sport as Sport].map(({ kind }) => kind)];
  const made = new Map([...new Set(kinds)].map((kind, index) => [kind, index]));
  places.set(sport, made);
  return made;
}

/** The event with all its markets. */
export function eventView(event: EventRecord): EventView {
  const markets = shownMarkets(event);
  const names = namesIn(event);
  return {
    ...matchEventView(event),
    market_count: markets.length,
    markets: markets.map((market) => marketView(event, market, names)),
  };
}

/** The event with the main market of each kind that a list shows. */
export function eventSummary(event: EventRecord): EventView {
  const markets = shownMarkets(event);
  const main = sportSpec(event.sport as Sport).columns.flatMap((kind) => {
    const ofKind = markets.filter((market) => market.kind === kind);
    const first = ofKind.toSorted((a, b) => a.position - b.position)[0];
    return first ? [marketView(event, first, event.race ? namesIn(event) : undefined)] : [];
  });
  return { ...matchEventView(event), market_count: markets.length, markets: main };
}

/** The markets of an event by the group a page shows them under, in the order of the groups. */
export function marketGroupsOf({ markets }: EventView): { group: string; market_ids: string[] }[] {
  const byGroup = Map.groupBy(markets, ({ group }) => group);
  return marketGroups.flatMap((group) => {
    const ids = byGroup.get(group)?.map(({ market_id }) => market_id) ?? [];
    return ids.length > 0 ? [{ group, market_ids: ids }] : [];
  });
}
