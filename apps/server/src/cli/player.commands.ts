import { officeCalls } from '@pavilion/contracts/office';
import { normaliseAccountId } from '@pavilion/domain/input';
import { changePlayerStatus } from '../modules/account/identity/index.ts';
import { describeProtection, type ProtectionLimits } from '../modules/account/protection/index.ts';
import { resetSecondStep } from '../modules/account/security/index.ts';
import { defineOldCommand, UsageError } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const statuses = { block: 'BLOCKED', close: 'CLOSED', open: 'ACTIVE' } as const;

const statusCommand = defineOldCommand(
  officeCalls.playerStatus,
  ['site', 'account', 'status'],
  async (input, { account, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const status = statuses[asked.status];
    const player = { siteId: site.id, accountId: normaliseAccountId(account) };
    const isKnown = await changePlayerStatus(input.context, input.actor, player, status);
    if (!isKnown) throw new UsageError(`there is no account ${account} on ${site.externalId}`);
    input.print(`${account} is ${status}`);
  },
);

const limitsCommand = defineOldCommand(
  officeCalls.playerLimits,
  ['site', 'account'],
  async (input, asked) => {
    const { context, print } = input;
    const site = findSite(input.context, asked.site);
    const accountId = normaliseAccountId(asked.account);
    const found = await describeProtection(context, site, accountId);
    if (!found) throw new UsageError(`there is no account ${accountId} on ${site.externalId}`);
    const { limits, changes } = found;
    if (limits.excluded_until) print(`self-excluded until ${limits.excluded_until}`);
    if (limits.time_out_until) print(`time-out until ${limits.time_out_until}`);
    const minutes = limits.reality_check_minutes;
    print(minutes === 0 ? 'no reality check' : `reality check every ${minutes} minutes`);
    for (const limit of limits.value) print(limitLine(limit));
    for (const { created_at: at, action, before, after } of changes)
      print([at.toISOString(), action, JSON.stringify(before), JSON.stringify(after)].join('\t'));
  },
);

function limitLine(limit: ProtectionLimits['value'][number]): string {
  const of = (value: { amount: string | null; minutes: number | null }): string =>
    value.amount ?? (value.minutes === null ? 'none' : `${value.minutes} minutes`);
  const { kind, period, used, room, pending } = limit;
  const next = pending ? `, ${of(pending)} may be confirmed from ${pending.active_at}` : '';
  return `${kind} per ${period}: ${of(limit)}, used ${used}, room ${room}${next}`;
}

const secondStepCommand = defineOldCommand(
  officeCalls.playerSecondStep,
  ['site', 'account', 'action'],
  async (input, { account, reason, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const by = { actor: input.actor, reason };
    const before = await resetSecondStep(input.context, by, site, normaliseAccountId(account));
    if (!before) throw new UsageError(`there is no account ${account} on ${site.externalId}`);
    const app = before.totp_since === null ? 'no app' : 'an app';
    const { passkeys, recovery_left: left } = before;
    input.print(
      `${account} had ${app}, ${passkeys} passkeys, ${left} recovery codes; has none now`,
    );
  },
);

export const playerCommands = [statusCommand, limitsCommand, secondStepCommand];
