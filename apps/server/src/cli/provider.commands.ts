import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import {
  addKey,
  allSites,
  closeAbandonedRounds,
  compareTransactions,
  connectStudio,
  describeConnections,
  foreignDialects,
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
  type DialectName,
  type Switched,
} from '../modules/providers/index.ts';
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';
import { timeOf } from './time-of.ts';
import { playerIdOf } from './find-player.ts';
import { findSite } from './find-site.ts';
import { providerRoundsCommands } from './provider-rounds.commands.ts';
import { providerTermsCommands } from './provider-terms.commands.ts';
import { readImportFile } from './read-import-file.ts';

const dayMs = 24 * 60 * 60_000;

const listCommand = defineCommand({
  name: 'provider list',
  usage: '',
  summary: 'Connected studios, their addresses and providers',
  async run({ context, print }) {
    const connections = await describeConnections(context);
    for (const { code, name, dialect, is_enabled, providers, ...at } of connections) {
      const [launch, studio] = [at.launch_address, at.studio_address ?? '-'];
      print([code, name, dialect, is_enabled ? 'on' : 'off', launch, studio].join('\t'));
      for (const provider of providers)
        print(['', provider.code, provider.name, provider.is_enabled ? 'on' : 'off'].join('\t'));
    }
    print(`${connections.length} connections`);
  },
});

const connectCommand = defineCommand({
  name: 'provider connect',
  usage:
    '<connection> --launch <address> [--studio <address>] --providers <code,code…> [--name <name>] [--dialect pavilion|hub88|pragmatic]',
  summary: 'Connects a studio, or changes its addresses, providers and dialect',
  async run(input) {
    const code = wordOf(input, 'connection');
    const dialect = dialectOf(input.options['dialect'] ?? 'pavilion');
    await connectStudio(input.context, input.actor, {
      code,
      name: input.options['name'] ?? code,
      launchAddress: requireOption(input, 'launch'),
      studioAddress: input.options['studio'] ?? null,
      dialect,
      providerCodes: requireOption(input, 'providers').split(','),
    });
    input.print(`${code} is connected; make it a key with \`provider key-add ${code}\``);
    if (dialect !== 'pavilion')
      input.print(`it calls /provider/${dialect}/${code}/<site, or "${allSites}">/…`);
  },
});

const keysCommand = defineCommand({
  name: 'provider keys',
  usage: '<connection>',
  summary: 'Keys of a connection, without their secrets',
  async run(input) {
    for (const key of await listKeys(input.context, wordOf(input, 'connection'))) {
      const site = key.site_id === null ? null : input.context.sites.byId(key.site_id);
      const ends = key.ends_at?.toISOString() ?? 'no end';
      input.print(
        [key.id, site?.externalId ?? 'all sites', key.created_at.toISOString(), ends].join('\t'),
      );
    }
  },
});

const keyAddCommand = defineCommand({
  name: 'provider key-add',
  usage: '<connection> [--site <external id>] [--public-key <file>] [--secret-file <file>]',
  summary:
    'Makes a key and shows this once what the studio has to know of it; two may be active. Dialects: --public-key is the PEM of a studio that signs with RSA, --secret-file a secret it chose',
  async run(input) {
    const name = input.options['site'];
    const site = name === undefined ? null : input.context.sites.byExternalId(name);
    if (name !== undefined && site === null) throw new UsageError(`there is no site ${name}`);
    const connectionCode = wordOf(input, 'connection');
    const foreign = await foreignKeyOf(input, connectionCode);
    const key = await addKey(input.context, input.actor, {
      connectionCode,
      siteId: site?.id ?? null,
      ...(foreign && { given: foreign }),
    });
    input.print(`key\t${key.id}`);
    input.print(foreign ? foreign.tell : `secret\t${key.secret}`);
  },
});

const keyEndCommand = defineCommand({
  name: 'provider key-end',
  usage: '<key> [--in-hours <n>]',
  summary: 'Ends a key, at once or after so many hours',
  async run(input) {
    const hours = input.options['in-hours'] ?? '0';
    if (!/^\d{1,4}$/.test(hours)) throw new UsageError('--in-hours must be a whole number');
    const endsAt = new Date(input.context.clock.now().getTime() + Number(hours) * 60 * 60_000);
    await retireKey(input.context, input.actor, { keyId: wordOf(input, 'key'), endsAt });
    input.print(`it ends at ${endsAt.toISOString()}`);
  },
});

const switchCommand = (name: 'on' | 'off') =>
  defineCommand({
    name: `provider ${name}`,
    usage: '--connection <code> | --provider <code> [--game <code> [--version <maths version>]]',
    summary:
      name === 'off'
        ? 'Kill switch: no stakes, no launches; wins and rollbacks go on'
        : 'Lets a studio, a provider, a game or a version of it be played again',
    async run(input) {
      await switchPlay(input.context, input.actor, switchedOf(input), name === 'on');
      input.print(`switched ${name}`);
    },
  });

function switchedOf({ options }: CommandInput): Switched {
  const { connection, provider, game, version } = options;
  if (connection !== undefined) return { connection };
  if (provider === undefined) throw new UsageError('--connection or --provider says what');
  if (game === undefined) {
    if (version !== undefined) throw new UsageError('--game says of what --version is one');
    return { provider };
  }
  return { provider, game, ...(version !== undefined && { version }) };
}

const kickCommand = defineCommand({
  name: 'provider kick',
  usage: '<site> <account>',
  summary: "Ends a player's game sessions at every studio; wins of rounds that run are still paid",
  async run(input) {
    const site = findSite(input);
    const [, account = ''] = input.words;
    const playerId = await playerIdOf(input, site, account);
    const order = { siteId: site.id, playerId, reason: 'operator' as const };
    input.print(`${await kickPlayer(input.context, order)} sessions ended`);
  },
});

const reconcileCommand = defineCommand({
  name: 'provider reconcile',
  usage: '[--days <n>]',
  summary:
    'Asks studios about open rounds, compares transactions; shows totals and what needs a person (ends with 1 if something does)',
  async run({ context, options, print }) {
    const days = options['days'] ?? '1';
    if (!/^\d{1,3}$/.test(days)) throw new UsageError('--days must be a whole number');
    const { asked, closed, waiting } = await closeAbandonedRounds(context);
    print(`open for an hour or more: ${asked}, closed now: ${closed}, still open: ${waiting}`);
    print(`transactions that differ, new ones: ${await compareTransactions(context)}`);
    const since = new Date(context.clock.now().getTime() - Number(days) * dayMs);
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
});

const resolveCommand = defineCommand({
  name: 'provider resolve',
  usage: '<incident> --note <text>',
  summary: 'Closes an incident with what was done about it',
  async run(input) {
    const id = wordOf(input, 'incident');
    await resolveByOperator(input.context, input.actor, {
      id,
      resolution: requireOption(input, 'note'),
    });
    input.print('closed');
  },
});

const catalogueCommand = defineCommand({
  name: 'provider catalogue',
  usage: '[--since <time>]',
  summary: 'Pulls what changed at the studios now, since the last time or since a moment',
  async run({ context, options, print }) {
    const since = timeOf(options['since']);
    await pullCatalogues(context, { since });
    print('pulled');
  },
});

const validateCommand = defineCommand({
  name: 'provider validate',
  usage: '<connection>',
  summary: 'Asks a studio how it sees the connection (ends with 1 if something is wrong)',
  async run(input) {
    const report = await validateStudio(input.context, wordOf(input, 'connection'));
    input.print(`version ${report.version}, its time ${report.serverTime}`);
    for (const { name, ok, detail } of report.checks)
      input.print([ok ? 'ok' : 'WRONG', name, detail].join('\t'));
    return report.checks.every(({ ok }) => ok);
  },
});

const betLevelsCommand = defineCommand({
  name: 'provider bet-levels',
  usage: '<provider> <game> <currency>',
  summary: 'The stakes that a game lets choose, as its studio says',
  async run({ context, words, print }) {
    const [provider, game, currency] = words;
    if (provider === undefined || game === undefined || currency === undefined)
      throw new UsageError('which provider, game and currency?');
    const { levels, default: opening } = await readBetLevels(context, { provider, game, currency });
    if (levels === null) throw new UsageError(`${provider}/${game} is not served in ${currency}`);
    print(levels.length === 0 ? 'any sum' : levels.join(' '));
    if (opening !== null) print(`it opens with ${opening}`);
  },
});

function dialectOf(text: string): DialectName {
  const known = ([...foreignDialects, 'pavilion'] as const).find((name) => name === text);
  if (!known) throw new UsageError(`${text} is no dialect`);
  return known;
}

/** A key for a connection that speaks a dialect of its own; null for one that speaks ours. */
async function foreignKeyOf({ context, options }: CommandInput, connectionCode: string) {
  const connections = await describeConnections(context);
  const dialect = connections.find(({ code }) => code === connectionCode)?.dialect ?? 'pavilion';
  if (dialect === 'pavilion') return null;
  const read = async (path: string | undefined): Promise<string | undefined> =>
    path === undefined ? undefined : (await readImportFile(path)).trim();
  const key = makeForeignKey(dialect, {
    publicKey: await read(options['public-key']),
    secret: await read(options['secret-file']),
  });
  return { id: `k_${context.ids.next()}`, ...key };
}

function wordOf({ words: [word] }: CommandInput, what: string): string {
  if (word === undefined) throw new UsageError(`which ${what}?`);
  return word;
}

export const providerCommands = [
  ...providerTermsCommands,
  ...providerRoundsCommands,
  listCommand,
  connectCommand,
  keysCommand,
  keyAddCommand,
  keyEndCommand,
  switchCommand('on'),
  switchCommand('off'),
  kickCommand,
  reconcileCommand,
  resolveCommand,
  catalogueCommand,
  validateCommand,
  betLevelsCommand,
];
