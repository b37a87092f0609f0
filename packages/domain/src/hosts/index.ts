/** Labels under which countries give names away: `example.co.uk` is somebody's, `co.uk` nobody's. */
const everywhere = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'mil', 'net', 'org']);

/** What some countries have besides. */
const byCountry: Readonly<Record<string, readonly string[]>> = {
  au: ['asn', 'id'],
  id: ['biz', 'desa', 'go', 'my', 'or', 'sch', 'web'],
  in: ['firm', 'gen', 'ind', 'nic', 'res'],
  jp: ['ad', 'ed', 'go', 'gr', 'lg', 'ne', 'or'],
  kr: ['go', 'ne', 'or', 'pe', 're'],
  my: ['name'],
  nz: ['geek', 'gen', 'iwi', 'kiwi', 'maori', 'school'],
  ph: ['i', 'ngo'],
  th: ['go', 'in', 'mi', 'or'],
  tw: ['club', 'ebiz', 'game', 'idv'],
  uk: ['ltd', 'me', 'nhs', 'plc', 'police', 'sch'],
  vn: ['biz', 'health', 'id', 'info', 'int', 'io', 'name', 'pro'],
  za: ['law', 'nom', 'school', 'web'],
};

/**
 * Root domain of a host, in small letters (cookie clientDomain, specification, point 9): its last two labels, three where
 * the last two are a country's own (`co.uk`). Addresses and names of one label stay as they are. Takes a host without port.
 */
export function rootDomainOf(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (isAddress(name)) return name;
  const labels = name.split('.');
  const [country = '', second = ''] = labels.toReversed();
  return labels.slice(isCountrySuffix(country, second) ? -3 : -2).join('.');
}

const isAddress = (name: string): boolean => name.includes(':') || /^\d+(\.\d+){3}$/.test(name);

function isCountrySuffix(country: string, second: string): boolean {
  if (country.length !== 2) return false;
  return everywhere.has(second) || (byCountry[country] ?? []).includes(second);
}
