import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import {
  addKey,
  allSites,
  closeAbandonedRounds,
  compareTransactions,
  connectStudio,
  describeConnections,
  kickPlayer,
  listKeys,
  makeForeignKey,
  openIncidents,
  pullCatalogues,
  readBetLevels,
  reconcilePools,
  reconcileTotals,
  resolveByOperator,
  retireKey,
  switchPlay,
  validateStudio,
  type Switched,
} from '../modules/games/providers/index.ts';
import { defineOldCommand, UsageError, type CommandInput } from './command.ts';
import { playerIdOf } from './find-player.ts';
import { findSite } from '../operator/find-site.ts';
import { providerPoolCommands } from './provider-pool.commands.ts';
import { providerRoundsCommands } from './provider-rounds.commands.ts';
import { providerTermsCommands } from './provider-terms.commands.ts';
import { readImportFile } from './read-import-file.ts';

const dayMs = 24 * 60 * 60_000;

const listCommand = defineOldCommand(officeCalls.providerList, [], async ({ context, print }) => {
  const connections = await describeConnections(context);
  for (const { code, name, dialect, is_enabled, providers, ...at } of connections) {
    const [launch, studio] = [at.launch_address, at.studio_address ?? '-'];
    print([code, name, dialect, is_enabled ? 'on' : 'off', launch, studio].join('\t'));
    for (const provider of providers)
      print(['', provider.code, provider.name, provider.is_enabled ? 'on' : 'off'].join('\t'));
  }
  print(`${connections.length} connections`);
});

const connectCommand = defineOldCommand(
  officeCalls.providerConnect,
  ['connection'],
  async (input, { connection: code, dialect = 'pavilion', ...asked }) => {
    await connectStudio(input.context, input.actor, {
      code,
      name: asked.name ?? code,
      launchAddress: asked.launch,
      studioAddress: asked.studio ?? null,
      dialect,
      providerCodes: asked.providers,
    });
    input.print(`${code} is connected; make it a key with \`provider key-add ${code}\``);
    if (dialect !== 'pavilion')
      input.print(`it calls /provider/${dialect}/${code}/<site, or "${allSites}">/…`);
  },
);

const keysCommand = defineOldCommand(
  officeCalls.providerKeys,
  ['connection'],
  async (input, { connection }) => {
    for (const key of await listKeys(input.context, connection)) {
      const site = key.site_id === null ? null : input.context.sites.byId(key.site_id);
      const ends = key.ends_at?.toISOString() ?? 'no end';
      input.print(
        [key.id, site?.externalId ?? 'all sites', key.created_at.toISOString(), ends].join('\t'),
      );
    }
  },
);

const keyAddCommand = defineOldCommand(
  officeCalls.providerKeyAdd,
  ['connection'],
  async (input, { connection: connectionCode, site: name, ...asked }) => {
    const site = name === undefined ? null : input.context.sites.byExternalId(name);
    if (name !== undefined && site === null) throw new UsageError(`there is no site ${name}`);
    const foreign = await foreignKeyOf(input, connectionCode, asked);
    const key = await addKey(input.context, input.actor, {
      connectionCode,
      siteId: site?.id ?? null,
      ...(foreign && { given: foreign }),
    });
    input.print(`key\t${key.id}`);
    input.print(foreign ? foreign.tell : `secret\t${key.secret}`);
  },
);

const keyEndCommand = defineOldCommand(
  officeCalls.providerKeyEnd,
  ['key'],
  async (input, { key: keyId, in_hours: hours = 0 }) => {
    const endsAt = new Date(input.context.clock.now().getTime() + hours * 60 * 60_000);
    await retireKey(input.context, input.actor, { keyId, endsAt });
    input.print(`it ends at ${endsAt.toISOString()}`);
  },
);

type Which = OfficeInput<typeof officeCalls.providerOn>;

const onCommand = defineOldCommand(officeCalls.providerOn, [], async (input, asked) => {
  await switchPlay(input.context, input.actor, switchedOf(asked), true);
  input.print('switched on');
});

const offCommand = defineOldCommand(officeCalls.providerOff, [], async (input, asked) => {
  await switchPlay(input.context, input.actor, switchedOf(asked), false);
  input.print('switched off');
});

function switchedOf({ connection, provider, game, version }: Which): Switched {
  if (connection !== undefined) return { connection };
  if (provider === undefined) throw new UsageError('--connection or --provider says what');
  if (game === undefined) {
    if (version !== undefined) throw new UsageError('--game says of what --version is one');
    return { provider };
  }
  return { provider, game, ...(version !== undefined && { version }) };
}

const kickCommand = defineOldCommand(
  officeCalls.providerKick,
  ['site', 'account'],
  async (input, { account, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const playerId = await playerIdOf(input, site, account);
    const order = { siteId: site.id, playerId, reason: 'operator' as const };
    input.print(`${await kickPlayer(input.context, order)} sessions ended`);
  },
);

const reconcileCommand = defineOldCommand(
  officeCalls.providerReconcile,
  [],
  async ({ context, print }, { days = 1 }) => {
    const { asked, closed, waiting } = await closeAbandonedRounds(context);
    print(`open for an hour or more: ${asked}, closed now: ${closed}, still open: ${waiting}`);
    print(`transactions that differ, new ones: ${await compareTransactions(context)}`);
    const since = new Date(context.clock.now().getTime() - days * dayMs);
    for (const row of await reconcileTotals(context, since)) {
      const amount = (minor: bigint): string => formatAmount(minor, row.currency as CurrencyCode);
      const ggr = amount(row.staked_minor - row.returned_minor);
      print(
        `${row.site}\t${row.provider_code}\t${row.rounds} rounds, ${row.open} open\t${amount(row.staked_minor)} staked, ${amount(row.returned_minor)} returned, ${ggr} ${row.currency}`,
      );
    }
    for (const { site, pool, currency, balance_minor } of await reconcilePools(context)) {
      const balance = formatAmount(balance_minor, currency as CurrencyCode);
      print(`${site}\tjackpot ${pool}\t${balance} ${currency} of the operator's`);
    }
    const incidents = await openIncidents(context);
    for (const incident of incidents) {
      print(
        [
          incident.id,
          incident.code,
          incident.provider_code,
          incident.round_id,
          incident.tx_id,
          incident.created_at.toISOString(),
        ].join('\t'),
      );
      print(`\t${incident.next_step}`);
    }
    print(`${incidents.length} incidents wait for a person`);
    return incidents.length === 0;
  },
);

const resolveCommand = defineOldCommand(
  officeCalls.providerResolve,
  ['incident'],
  async (input, { incident: id, note: resolution }) => {
    await resolveByOperator(input.context, input.actor, { id, resolution });
    input.print('closed');
  },
);

const catalogueCommand = defineOldCommand(
  officeCalls.providerCatalogue,
  [],
  async ({ context, print }, { since }) => {
    await pullCatalogues(context, { since: since === undefined ? undefined : new Date(since) });
    print('pulled');
  },
);

const validateCommand = defineOldCommand(
  officeCalls.providerValidate,
  ['connection'],
  async (input, { connection }) => {
    const report = await validateStudio(input.context, connection);
    input.print(`version ${report.version}, its time ${report.serverTime}`);
    for (const { name, ok, detail } of report.checks)
      input.print([ok ? 'ok' : 'WRONG', name, detail].join('\t'));
    return report.checks.every(({ ok }) => ok);
  },
);

const betLevelsCommand = defineOldCommand(
  officeCalls.providerBetLevels,
  ['provider', 'game', 'currency'],
  async ({ context, print }, { provider, game, currency }) => {
    const { levels, default: opening } = await readBetLevels(context, { provider, game, currency });
    if (levels === null) throw new UsageError(`${provider}/${game} is not served in ${currency}`);
    print(levels.length === 0 ? 'any sum' : levels.join(' '));
    if (opening !== null) print(`it opens with ${opening}`);
  },
);

/** A key for a connection that speaks a dialect of its own; null for one that speaks ours. */
async function foreignKeyOf(
  { context }: CommandInput,
  connectionCode: string,
  files: { public_key?: string | undefined; secret_file?: string | undefined },
) {
  const connections = await describeConnections(context);
  const dialect = connections.find(({ code }) => code === connectionCode)?.dialect ?? 'pavilion';
  if (dialect === 'pavilion') return null;
  const read = async (path: string | undefined): Promise<string | undefined> =>
    path === undefined ? undefined : (await readImportFile(path)).trim();
  const key = makeForeignKey(dialect, {
    publicKey: await read(files.public_key),
    secret: await read(files.secret_file),
  });
  return { id: `k_${context.ids.next()}`, ...key };
}

export const providerCommands = [
  ...providerTermsCommands,
  ...providerRoundsCommands,
  ...providerPoolCommands,
  listCommand,
  connectCommand,
  keysCommand,
  keyAddCommand,
  keyEndCommand,
  onCommand,
  offCommand,
  kickCommand,
  reconcileCommand,
  resolveCommand,
  catalogueCommand,
  validateCommand,
  betLevelsCommand,
];
