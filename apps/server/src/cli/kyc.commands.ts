import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount } from '@pavilion/domain/money';
import {
  approveByOperator,
  askForDocument,
  distinguishByOperator,
  listForChecking,
  refuseByOperator,
  setLevel,
  setVerification,
  showDocument,
} from '../modules/account/verification/index.ts';
import { amountOf } from './amount-of.ts';
import { defineCommand } from './command.ts';
import { playerIdOf } from './find-player.ts';
import { findSite } from './find-site.ts';

type Shown = Awaited<ReturnType<typeof showDocument>>;
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

const listCommand = defineCommand(officeCalls.kycList, ['site'], async (input, { site, state }) => {
  const siteId = site === undefined ? undefined : findSite(input, site).id;
  const rows = await listForChecking(input.context, { siteId, state });
  for (const row of rows) input.print(lineOf(row));
  input.print(`${rows.length} documents`);
});

const showCommand = defineCommand(
  officeCalls.kycShow,
  ['document'],
  async (input, { document, out }) => {
    const shown = await showDocument(input.context, input.actor, document);
    const { row, person, level, flags, paused, documents, bytes } = shown;
    input.print(lineOf(row));
    input.print(`level ${level}, ${row.media_type}, ${row.byte_count} bytes`);
    const verified = person?.verified_at ? 'verified' : 'as he says';
    input.print(
      person ? `${person.full_name}, born ${person.birth_date} (${verified})` : 'no name',
    );
    for (const { kind, other, created_at: at } of flags)
      input.print(`${at.toISOString()}\tflag ${kind}\t${other ?? '-'}`);
    for (const self of paused) input.print(pauseLine(self, row));
    for (const other of documents.filter(({ id }) => id !== row.id))
      input.print(`${other.created_at.toISOString()}\t${other.kind}\t${other.state}\t${other.id}`);
    if (out === undefined) return;
    await writeFile(resolve(input.folder, out), bytes, { flag: 'wx', mode: 0o600 });
    input.print(`written to ${out}`);
  },
);

/** What holds the player though his own account says nothing of it, and how to say otherwise. */
function pauseLine(
  { account, excludedUntil, timeOutUntil }: Shown['paused'][number],
  { external_id: site, account_id: mine }: Row,
): string {
  const until = excludedUntil
    ? `EXCLUDED until ${excludedUntil.toISOString()}`
    : `TIME-OUT until ${timeOutUntil?.toISOString() ?? '-'}`;
  return `${until}\tthe same person as ${account} by the papers; if not: kyc distinguish ${site} ${mine} ${account}`;
}

const distinguishCommand = defineCommand(
  officeCalls.kycDistinguish,
  ['site', 'account', 'other'],
  async (input, { account, other, note = '', ...asked }) => {
    const site = findSite(input, asked.site);
    const playerId = await playerIdOf(input, site, account);
    const otherId = await playerIdOf(input, site, other);
    const pair = { siteId: site.id, playerId, otherId, subject: `${account}/${other}` };
    await distinguishByOperator(input.context, input.actor, pair, note);
    input.print(`${account} and ${other} are two people`);
  },
);

const approveCommand = defineCommand(
  officeCalls.kycApprove,
  ['document'],
  async (input, { document, valid_until: until, note = '' }) => {
    const validUntil = until === undefined ? null : new Date(until);
    await approveByOperator(input.context, input.actor, document, { note, validUntil });
    input.print('approved');
  },
);

const refuseCommand = defineCommand(
  officeCalls.kycRefuse,
  ['document'],
  async (input, { document, reason, note = '' }) => {
    await refuseByOperator(input.context, input.actor, document, { reason, note });
    input.print('refused');
  },
);

const askCommand = defineCommand(
  officeCalls.kycAsk,
  ['site', 'account'],
  async (input, { account, kind, reason, ...asked }) => {
    const site = findSite(input, asked.site);
    const playerId = await playerIdOf(input, site, account);
    await askForDocument(
      input.context,
      input.actor,
      { siteId: site.id, playerId },
      { kind, reason },
    );
    input.print(`${account} was asked for it`);
  },
);

const levelCommand = defineCommand(
  officeCalls.kycLevel,
  ['site', 'level'],
  async (input, { level, deposit, withdrawal, required = [], ...asked }) => {
    const site = findSite(input, asked.site);
    const rules = await setLevel(input.context, input.actor, site, {
      level,
      depositMaxMinor: amountOf(site, 'deposit', deposit ?? undefined) ?? null,
      withdrawalMaxMinor: amountOf(site, 'withdrawal', withdrawal ?? undefined) ?? null,
      required,
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
);

const settingsCommand = defineCommand(
  officeCalls.kycSettings,
  ['site'],
  async (input, { automatic, period_days, valid_days, checker, ...asked }) => {
    const settings = await setVerification(
      input.context,
      input.actor,
      findSite(input, asked.site),
      {
        ...(automatic === undefined ? {} : { is_automatic: automatic }),
        ...(period_days === undefined ? {} : { period_days }),
        ...(valid_days === undefined ? {} : { valid_days }),
        ...(checker === undefined ? {} : { provider: checker }),
      },
    );
    for (const [name, value] of Object.entries(settings)) input.print(`${name}\t${String(value)}`);
  },
);

export const kycCommands = [
  listCommand,
  showCommand,
  approveCommand,
  refuseCommand,
  distinguishCommand,
  askCommand,
  levelCommand,
  settingsCommand,
];
