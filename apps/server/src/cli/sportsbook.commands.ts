import { officeCalls, type OfficeAnswer, type OfficeInput } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Events = OfficeAnswer<typeof officeCalls.eventList>;
type Asked = OfficeInput<typeof officeCalls.eventList>;

function eventLines({ value, total, known_leagues }: Events, asked: Asked): string[] {
  if (value.length === 0) return [nothingFound(known_leagues, asked)];
  const more = total - value.length;
  return [
    ...value.map(eventLine),
    ...(more > 0
      ? [`and ${more} more; --limit ${total} shows all, --team, --league and --state fewer`]
      : []),
  ];
}

function nothingFound(known: Events['known_leagues'], { team, league, state }: Asked): string {
  if (known !== null) return `there is no league ${league}; there are: ${known.join(', ')}`;
  const isOfWaiting = team === undefined && league === undefined && state === undefined;
  return isOfWaiting ? 'no match waits for a result' : 'no such match';
}

/** Id, kick-off, state, league, teams, score with its revision, open bets. */
function eventLine(event: Events['value'][number]): string {
  const { start_time, start_day, home_score, away_score } = event;
  return [
    event.event_id,
    start_day === null ? start_time : `${start_day} (time not told)`,
    event.state,
    event.league,
    `${event.home} – ${event.away}`,
    home_score === null ? '-' : `${home_score}-${away_score}`,
    `r${event.revision}`,
    `${event.open_bets} open bets`,
  ].join('\t');
}

export const sportsbookCommands = [
  defineCommand(officeCalls.eventList, [], eventLines),
  defineCommand(officeCalls.leagueList, [], ({ value }) =>
    value.length === 0
      ? 'no league was ever imported'
      : value.map(({ league, name, country, zone, names }) => {
          const also = names.map((one) => `${one.source}: ${one.name}`).join('; ');
          return [league, name, country || '-', zone ?? '-', also].join('\t');
        }),
  ),
  defineCommand(
    officeCalls.leagueAdd,
    ['league'],
    (_, { league, name, country, zone }) =>
      `${league} is ${name} (${country}), in the clock of ${zone}`,
  ),
  defineCommand(
    officeCalls.leagueAlias,
    ['league'],
    (_, { league, name }) => `${name} is ${league}`,
  ),
  defineCommand(officeCalls.teamList, ['name'], ({ value }) =>
    value.length === 0
      ? 'no such team'
      : value.map(({ team_id, country, name, aliases }) =>
          [team_id, country || '-', name, aliases.join('; ')].join('\t'),
        ),
  ),
  defineCommand(officeCalls.teamAlias, ['team'], (_, { team, name }) => `${name} is ${team}`),
  defineCommand(officeCalls.sportsLimits, ['site'], ({ currency: _currency, ...limits }) =>
    Object.entries(limits).map(
      ([name, amount]) => `${name.replaceAll('_', '-')}\t${amount ?? 'none'}`,
    ),
  ),
];
