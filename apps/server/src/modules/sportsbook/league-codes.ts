/** Competitions of the sources we import, by the code we keep them under. */
export interface LeagueInfo {
  code: string;
  name: string;
  /** ISO 3166 alpha-2, empty when not known. */
  country: string;
}

const leagues: readonly (LeagueInfo & { division: string; titles: readonly string[] })[] = [
  {
    code: 'en.1',
    name: 'Premier League',
    country: 'GB',
    division: 'E0',
    titles: ['English Premier League'],
  },
  {
    code: 'en.2',
    name: 'Championship',
    country: 'GB',
    division: 'E1',
    titles: ['English Championship'],
  },
  {
    code: 'de.1',
    name: 'Bundesliga',
    country: 'DE',
    division: 'D1',
    titles: ['Deutsche Bundesliga'],
  },
  {
    code: 'de.2',
    name: '2. Bundesliga',
    country: 'DE',
    division: 'D2',
    titles: ['Deutsche 2. Bundesliga'],
  },
  {
    code: 'es.1',
    name: 'La Liga',
    country: 'ES',
    division: 'SP1',
    titles: ['Primera División', 'Primera Division', 'Spain Primera División'],
  },
  {
    code: 'it.1',
    name: 'Serie A',
    country: 'IT',
    division: 'I1',
    titles: ['Italian Serie A', 'Serie A'],
  },
  {
    code: 'fr.1',
    name: 'Ligue 1',
    country: 'FR',
    division: 'F1',
    titles: ['French Ligue 1', 'Ligue 1'],
  },
  {
    code: 'nl.1',
    name: 'Eredivisie',
    country: 'NL',
    division: 'N1',
    titles: ['Dutch Eredivisie', 'Netherlands Eredivisie', 'Eredivisie'],
  },
  {
    code: 'pt.1',
    name: 'Primeira Liga',
    country: 'PT',
    division: 'P1',
    titles: ['Portuguese Primeira Liga', 'Primeira Liga'],
  },
];

/**
 * The league a source means: by our code (`de.1`), by the division of football-data (`D1`), or by the title of a
 * football.json file (`Deutsche Bundesliga 2025/26`). Unknown ones are kept under a code made of their name.
 */
export function leagueOf(competition: string): LeagueInfo {
  const title = competition.replace(/\s+\d{4}\/\d{2,4}$/, '').trim();
  const known = leagues.find(
    ({ code, division, titles }) => code === title || division === title || titles.includes(title),
  );
  if (known) return { code: known.code, name: known.name, country: known.country };
  return { code: slug(title), name: title, country: '' };
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The year a season began: seasons turn in July. */
export function seasonOf(kickoff: Date): number {
  const july = 6;
  return kickoff.getUTCMonth() >= july ? kickoff.getUTCFullYear() : kickoff.getUTCFullYear() - 1;
}
