import type { MatchSummary } from '@pavilion/templates/props/hero';
import type { SportsLobby } from '@pavilion/templates/props/lobby';
import type { MenuItem } from '@pavilion/templates/props/shell';

type Fixture = [league: string, home: string, away: string, when: string, score?: [number, number]];

const fixtures: Fixture[] = [
  ['Premier League', 'Northbridge United', 'Harbour City', '67’', [2, 1]],
  ['La Liga', 'Atlético Marina', 'Real Sierra', '12’', [0, 0]],
  ['Serie A', 'Torino Nero', 'Laguna', 'Today 20:45'],
  ['NBA', 'Bay Falcons', 'Lakeside Giants', 'Today 23:00'],
  ['ATP Masters', 'J. Hovland', 'A. de la Fuente-Castellanos', 'Tomorrow 11:30'],
  ['Bundesliga', 'Borussia Hafen', 'Eintracht Nord', 'Sat 15:30'],
];

function Prices({ seed }: { seed: number }) {
  const prices = [1.85 + seed * 0.13, 3.4 - seed * 0.07, 4.2 + seed * 0.21];
  return (
    <div className="grid grid-cols-3 gap-1">
      {prices.map((price, index) => (
        <button
          key={index}
          type="button"
          className="flex min-h-10 items-center justify-between gap-2 rounded-control border border-line bg-surface-2 px-2 text-sm hover:bg-surface-3"
        >
          <span className="text-text-muted">{['1', 'X', '2'][index]}</span>
          <span className="numeric font-bold text-accent-text">{price.toFixed(2)}</span>
        </button>
      ))}
    </div>
  );
}

export const sampleMatches: MatchSummary[] = fixtures.map(
  ([league, home, away, when, score], index) => ({
    id: String(index),
    league,
    home,
    away,
    when,
    isLive: score !== undefined,
    homeScore: score?.[0] ?? null,
    awayScore: score?.[1] ?? null,
    to: `/sports?event=${index}`,
    prices: <Prices seed={index} />,
  }),
);

/** Stands where the shell puts its board of leagues. */
export function SampleBoard({ matches = sampleMatches }: { matches?: MatchSummary[] }) {
  return (
    <section
      aria-label="Matches"
      className="overflow-hidden rounded-card border border-line bg-surface-1"
    >
      {matches.map((match) => (
        <div
          key={match.id}
          className="grid items-center gap-2 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[1fr_280px]"
        >
          <div className="min-w-0">
            <p className="truncate text-xs text-text-muted">
              {match.league} · {match.when}
            </p>
            <p className="truncate text-sm font-semibold">
              {match.home} – {match.away}
            </p>
          </div>
          {match.prices}
        </div>
      ))}
    </section>
  );
}

/** Stands where the shell puts the bet slip. */
export function SampleSlip() {
  return (
    <div className="grid gap-3 p-4">
      <h2 className="text-lg font-bold">Bet slip</h2>
      <p className="text-sm text-text-muted">Choose a price to start your bet.</p>
    </div>
  );
}

const leagues: [MenuItem['icon'], string, string[]][] = [
  [
    'football',
    'Football',
    ['Premier League', 'La Liga', 'Serie A', 'Bundesliga', 'UEFA Champions League'],
  ],
  ['basketball', 'Basketball', ['NBA', 'EuroLeague', 'PBA Philippine Cup']],
  ['tennis', 'Tennis', ['ATP Masters', 'WTA Tour']],
  ['volleyball', 'Volleyball', ['V-League']],
  ['e-sports', 'Esports', ['The International', 'World Championship']],
];

export const sampleSportsTree: MenuItem[] = leagues.map(([icon, label, names], index) => ({
  id: label,
  label,
  icon,
  to: `/sports?sport=${label}`,
  isActive: index === 0,
  badge: String(182 - index * 37),
  children: names.map((name, at) => ({
    id: name,
    label: name,
    icon,
    to: `/sports?league=${name}`,
    isActive: false,
    badge: String(24 - at * 4),
  })),
}));

const days = ['Today', 'Tomorrow', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The board in its parts: days, and leagues with their matches. */
export const sampleSports: SportsLobby = {
  days: days.map((label, index) => ({
    id: label,
    label,
    detail: `${21 + index} Nov`,
    count: 48 - index * 5,
  })),
  selectedDay: 'Today',
  onDay: () => undefined,
  leagues: ['Premier League', 'La Liga', 'Serie A', 'NBA'].map((name, index) => ({
    id: name,
    name,
    region: ['England', 'Spain', 'Italy', 'USA'][index],
    count: 3,
    liveCount: index < 2 ? 1 : 0,
    board: <SampleBoard matches={sampleMatches.slice(index, index + 3)} />,
  })),
  slipCount: 2,
  onOpenSlip: () => undefined,
};
