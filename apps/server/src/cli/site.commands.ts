import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Listed = OfficeAnswer<typeof officeCalls.siteList>['value'][number];

/**
 * `ACTIVE`, `maintenance to <time>`, or `ACTIVE, maintenance from <time> to <time>` of a window
 * that is to come.
 */
function stateOf({ status, maintenance }: Listed): string {
  if (maintenance === null) return status;
  const end = maintenance.to === null ? '' : ` to ${maintenance.to}`;
  return maintenance.is_in_force
    ? `maintenance${end}`
    : `${status}, maintenance from ${maintenance.from}${end}`;
}

export const siteCommands = [
  defineCommand(officeCalls.siteList, [], ({ value }) =>
    value.map((site) =>
      [site.site, site.domain, `${site.theme}/${site.color}`, site.currency, stateOf(site)].join(
        '\t',
      ),
    ),
  ),
  defineCommand(officeCalls.siteShow, ['site'], ({ value }) => JSON.stringify(value, null, 2)),
  defineCommand(
    officeCalls.siteCreate,
    [],
    ({ site, site_id }) => `made site ${site} (${site_id})`,
  ),
  defineCommand(
    officeCalls.siteTheme,
    ['site'],
    ({ site, theme, color }) => `${site} now has theme ${theme}, colour ${color}`,
  ),
  defineCommand(
    officeCalls.siteMaintenance,
    ['site', 'state'],
    ({ site }, { state }) => `maintenance of ${site} is ${state}`,
  ),
  defineCommand(
    officeCalls.siteFeatured,
    ['site', 'games'],
    (_, { games }) => `${games.length} games lead`,
  ),
  defineCommand(
    officeCalls.siteTables,
    ['site', 'games'],
    (_, { games }) => `${games.length} tables are always on`,
  ),
  defineCommand(
    officeCalls.siteTable,
    ['site', 'game', 'table'],
    ({ site, game, table, name, dealer, seats, min, max, open, ...rules }) =>
      [
        `${site} ${game}:${table}`,
        name,
        open ? 'open' : 'closed',
        `dealt by ${dealer}`,
        `${seats} seats`,
        `${min} to ${max}`,
        ...(rules.la_partage ? ['la partage'] : []),
        ...(rules.play_money ? ['play money alone'] : []),
      ].join('\t'),
  ),
  defineCommand(
    officeCalls.siteJurisdiction,
    ['site', 'jurisdiction'],
    ({ site, jurisdiction, group, shares_exclusions }) => {
      const inGroup = group === null ? 'no group' : `group ${group}`;
      const shared = shares_exclusions ? 'yes' : 'no';
      return `${site} is under ${jurisdiction}, ${inGroup}, exclusions shared: ${shared}`;
    },
  ),
  defineCommand(
    officeCalls.siteZone,
    ['site', 'zone'],
    ({ site, time_zone }) => `days of ${site} begin by ${time_zone}`,
  ),
  defineCommand(officeCalls.siteAnalytics, ['site'], ({ site, scripts, origins }) => [
    `${site} has ${scripts} measuring scripts`,
    ...origins.map((origin) => `  may load from ${origin}`),
  ]),
  defineCommand(officeCalls.siteMethod, ['site', 'method'], (answer, { method }) => {
    const { min, max, fee, countries, min_level, is_active } = answer;
    const where = countries.length === 0 ? 'in all countries' : `in ${countries.join(', ')}`;
    const level = min_level === 0 ? '' : ` from level ${min_level}`;
    const state = is_active ? 'active' : 'off';
    return `${method} takes ${min} to ${max}, fee ${fee}, ${where}${level}, ${state}`;
  }),
  defineCommand(
    officeCalls.siteAdapter,
    ['site', 'port', 'name'],
    ({ site, setting_names }, { name }) =>
      `${site} speaks to ${name} with ${setting_names.join(', ') || 'no settings'}`,
  ),
];
