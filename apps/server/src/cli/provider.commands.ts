import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Connection = OfficeAnswer<typeof officeCalls.providerList>['value'][number];

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

const connectionLines = (row: Connection): string[] => [
  [
    row.connection,
    row.name,
    row.dialect,
    onOff(row.is_on),
    row.launch_address,
    row.studio_address ?? '-',
  ].join('\t'),
  ...row.providers.map((one) => ['', one.provider, one.name, onOff(one.is_on)].join('\t')),
];

export const providerCommands = [
  defineCommand(officeCalls.providerList, [], ({ value }) => [
    ...value.flatMap(connectionLines),
    `${value.length} connections`,
  ]),
  defineCommand(officeCalls.providerConnect, ['connection'], ({ door }, { connection }) => [
    `${connection} is connected; make it a key with \`provider key-add ${connection}\``,
    ...(door === null ? [] : [`it calls ${door}`]),
  ]),
  defineCommand(officeCalls.providerKeys, ['connection'], ({ value }) =>
    value.map(({ key, site, created_at, ends_at }) =>
      [key, site ?? 'all sites', created_at, ends_at ?? 'no end'].join('\t'),
    ),
  ),
  defineCommand(officeCalls.providerKeyAdd, ['connection'], ({ key, dialect, secret }) => [
    `key\t${key}`,
    ...(secret === undefined ? [] : [dialect === 'pavilion' ? `secret\t${secret}` : secret]),
  ]),
  defineCommand(officeCalls.providerKeyEnd, ['key'], ({ ends_at }) => `it ends at ${ends_at}`),
  defineCommand(officeCalls.providerOn, [], () => 'switched on'),
  defineCommand(officeCalls.providerOff, [], () => 'switched off'),
  defineCommand(
    officeCalls.providerKick,
    ['site', 'account'],
    ({ sessions }) => `${sessions} sessions ended`,
  ),
  defineCommand(officeCalls.providerResolve, ['incident'], () => 'closed'),
  defineCommand(officeCalls.providerCatalogue, [], () => 'pulled'),
  defineCommand(officeCalls.providerTerms, ['site'], () => 'agreed'),
  defineCommand(officeCalls.providerGameCode, [], () => 'named'),
  defineCommand(
    officeCalls.providerBetLevels,
    ['provider', 'game', 'currency'],
    ({ levels, default: opening }) => [
      levels.length === 0 ? 'any sum' : levels.join(' '),
      ...(opening === null ? [] : [`it opens with ${opening}`]),
    ],
  ),
  defineCommand(
    officeCalls.providerValidate,
    ['connection'],
    ({ version, server_time, checks }) => [
      `version ${version}, its time ${server_time}`,
      ...checks.map(({ name, is_well, detail }) =>
        [is_well ? 'ok' : 'WRONG', name, detail].join('\t'),
      ),
    ],
    ({ checks }) => checks.every(({ is_well }) => is_well),
  ),
];
