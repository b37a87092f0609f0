import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import {
  askReasons,
  documentKinds,
  documentReasons,
  documentStates,
  isDocumentKind,
} from '@pavilion/domain/verification';
import {
  approveByOperator,
  askForDocument,
  listForChecking,
  refuseByOperator,
  setLevel,
  setVerification,
  showDocument,
} from '../modules/verification/index.ts';
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';
import { playerIdOf } from './find-player.ts';
import { findSite } from './find-site.ts';
import { timeOption } from './time-option.ts';

type Row = Awaited<ReturnType<typeof listForChecking>>[number];

const lineOf = (row: Row): string =>
  [
    row.id,
    row.external_id,
    row.account_id,
    row.kind,
    row.state,
    row.reason ?? '-',
    `checker ${row.finding ?? '-'}`,
    `${row.flag_count ?? 0} flags`,
    row.created_at.toISOString(),
  ].join('\t');

const listCommand = defineCommand({
  name: 'kyc list',
  usage: '[<site>] [--state checking]',
  summary: 'Documents to be looked at, oldest first, or those of one state',
  async run(input) {
    const wanted = input.options['state'];
    const state = documentStates.find((known) => known === wanted);
    if (wanted !== undefined && !state)
      throw new UsageError(`--state is one of ${documentStates.join(', ')}`);
    const siteId = input.words.length > 0 ? findSite(input).id : undefined;
    const rows = await listForChecking(input.context, { siteId, state });
    for (const row of rows) input.print(lineOf(row));
    input.print(`${rows.length} documents`);
  },
});

const showCommand = defineCommand({
  name: 'kyc show',
  usage: '<id> [--out <file>]',
  summary:
    'A document with its player and open flags; --out writes the file, open it in a safe place',
  async run(input) {
    const shown = await showDocument(input.context, input.actor, idOf(input));
    const { row, person, level, flags, documents, bytes } = shown;
    input.print(lineOf(row));
    input.print(`level ${level}, ${row.media_type}, ${row.byte_count} bytes`);
    const verified = person?.verified_at ? 'verified' : 'as he says';
    input.print(
      person ? `${person.full_name}, born ${person.birth_date} (${verified})` : 'no name',
    );
    for (const { kind, other, created_at: at } of flags)
      input.print(`${at.toISOString()}\tflag ${kind}\t${other ?? '-'}`);
    for (const other of documents.filter(({ id }) => id !== row.id))
      input.print(`${other.created_at.toISOString()}\t${other.kind}\t${other.state}\t${other.id}`);
    const out = input.options['out'];
    if (out === undefined) return;
    await writeFile(resolve(input.folder, out), bytes, { flag: 'wx', mode: 0o600 });
    input.print(`written to ${out}`);
  },
});

const approveCommand = defineCommand({
  name: 'kyc approve',
  usage: '<id> [--valid-until <time>] [--note <text>]',
  summary: 'Approves a document and answers the open flags of its player',
  async run(input) {
    const validUntil = timeOption(input, 'valid-until');
    const note = input.options['note'] ?? '';
    await approveByOperator(input.context, input.actor, idOf(input), { note, validUntil });
    input.print('approved');
  },
});

const refuseCommand = defineCommand({
  name: 'kyc refuse',
  usage: `<id> --reason ${documentReasons.join('|')} [--note <text>]`,
  summary: 'Refuses a document; its player reads the reason and may give another',
  async run(input) {
    const reason = documentReasons.find((known) => known === requireOption(input, 'reason'));
    if (!reason) throw new UsageError(`--reason is one of ${documentReasons.join(', ')}`);
    const note = input.options['note'] ?? '';
    await refuseByOperator(input.context, input.actor, idOf(input), { reason, note });
    input.print('refused');
  },
});

const askCommand = defineCommand({
  name: 'kyc ask',
  usage: `<site> <account> --kind ${documentKinds.join('|')} --reason ${askReasons.join('|')}`,
  summary: 'Asks a player for one more document; he is told which and why, and may give it at once',
  async run(input) {
    const site = findSite(input);
    const [, account = ''] = input.words;
    const kind = documentKinds.find((known) => known === requireOption(input, 'kind'));
    if (!kind) throw new UsageError(`--kind is one of ${documentKinds.join(', ')}`);
    const reason = askReasons.find((known) => known === requireOption(input, 'reason'));
    if (!reason) throw new UsageError(`--reason is one of ${askReasons.join(', ')}`);
    const playerId = await playerIdOf(input, site, account);
    await askForDocument(
      input.context,
      input.actor,
      { siteId: site.id, playerId },
      { kind, reason },
    );
    input.print(`${account} was asked for it`);
  },
});

const levelCommand = defineCommand({
  name: 'kyc level',
  usage:
    '<site> <level> [--deposit <amount>|none] [--withdrawal <amount>|none] [--required identity,…]',
  summary: 'Sets what a level of a site allows within the period and asks for',
  async run(input) {
    const site = findSite(input);
    const level = Number(input.words[1] ?? 'x');
    if (!Number.isInteger(level) || level < 0 || level > 9)
      throw new UsageError('the level is a number from 0 to 9');
    const amount = (name: string): bigint | null => {
      const text = input.options[name] ?? 'none';
      const minor = text === 'none' ? null : parseAmount(text, site.currency.code);
      if (minor === null && text !== 'none')
        throw new UsageError(`--${name} must be an amount in ${site.currency.code}, or none`);
      return minor;
    };
    const rules = await setLevel(input.context, input.actor, site, {
      level,
      depositMaxMinor: amount('deposit'),
      withdrawalMaxMinor: amount('withdrawal'),
      required: kindsOf(input),
    });
    const money = (minor: bigint | null): string =>
      minor === null ? 'none' : formatAmount(minor, site.currency.code);
    for (const rule of rules)
      input.print(
        [
          `level ${rule.level}`,
          `deposit ${money(rule.depositMaxMinor)}`,
          `withdrawal ${money(rule.withdrawalMaxMinor)}`,
          rule.required.join(',') || '-',
        ].join('\t'),
      );
  },
});

const settingsCommand = defineCommand({
  name: 'kyc settings',
  usage:
    '<site> [--automatic yes|no] [--period-days <n>] [--valid-days <n>] [--checker <name>|none]',
  summary: 'Shows or changes how a site checks its players',
  async run(input) {
    const automatic = input.options['automatic'];
    if (automatic !== undefined && automatic !== 'yes' && automatic !== 'no')
      throw new UsageError('--automatic must be `yes` or `no`');
    const settings = await setVerification(input.context, input.actor, findSite(input), {
      ...(automatic === undefined ? {} : { is_automatic: automatic === 'yes' }),
      ...days(input, 'period-days', 'period_days'),
      ...days(input, 'valid-days', 'valid_days'),
      ...(input.options['checker'] === undefined ? {} : { provider: input.options['checker'] }),
    });
    for (const [name, value] of Object.entries(settings)) input.print(`${name}\t${String(value)}`);
  },
});

function days<Name extends string>(
  { options }: CommandInput,
  option: string,
  name: Name,
): Partial<Record<Name, number>> {
  const text = options[option];
  if (text === undefined) return {};
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`--${option} must be a number of days`);
  return { [name]: Number(text) } as Partial<Record<Name, number>>;
}

function kindsOf({ options }: CommandInput) {
  const words = (options['required'] ?? '').split(',').filter((word) => word !== '');
  const kinds = words.filter(isDocumentKind);
  if (kinds.length < words.length) throw new UsageError('--required names kinds of documents');
  return kinds;
}

function idOf({ words: [id] }: CommandInput): string {
  if (id === undefined) throw new UsageError('which document?');
  return id;
}

export const kycCommands = [
  listCommand,
  showCommand,
  approveCommand,
  refuseCommand,
  askCommand,
  levelCommand,
  settingsCommand,
];
