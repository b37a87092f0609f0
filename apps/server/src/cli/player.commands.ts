import { changePlayerStatus } from '../modules/identity/index.ts';
import { describeProtection, type ProtectionLimits } from '../modules/protection/index.ts';
import { resetSecondStep } from '../modules/security/index.ts';
import { defineCommand, requireOption, UsageError } from './command.ts';
import { findSite } from './find-site.ts';

const statuses = { block: 'BLOCKED', close: 'CLOSED', open: 'ACTIVE' } as const;

const statusCommand = defineCommand({
  name: 'player status',
  usage: '<site> <account id> block|close|open',
  summary: 'Blocks, closes or reopens an account; its sessions end at once',
  async run(input) {
    const site = findSite(input);
    const [, accountId = '', wanted = ''] = input.words;
    if (!Object.hasOwn(statuses, wanted)) throw new UsageError('say `block`, `close` or `open`');
    const status = statuses[wanted as keyof typeof statuses];
    const player = { siteId: site.id, accountId: accountId.toLowerCase() };
    const isKnown = await changePlayerStatus(input.context, input.actor, player, status);
    if (!isKnown) throw new UsageError(`there is no account ${accountId} on ${site.externalId}`);
    input.print(`${accountId} is ${status}`);
  },
});

const limitsCommand = defineCommand({
  name: 'player limits',
  usage: '<site> <account id>',
  summary: 'What a player bounds for himself, with what is used, and every change he made',
  async run(input) {
    const { context, print } = input;
    const site = findSite(input);
    const accountId = (input.words[1] ?? '').toLowerCase();
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
});

function limitLine(limit: ProtectionLimits['value'][number]): string {
  const of = (value: { amount: string | null; minutes: number | null }): string =>
    value.amount ?? (value.minutes === null ? 'none' : `${value.minutes} minutes`);
  const { kind, period, used, room, pending } = limit;
  const next = pending ? `, ${of(pending)} may be confirmed from ${pending.active_at}` : '';
  return `${kind} per ${period}: ${of(limit)}, used ${used}, room ${room}${next}`;
}

const secondStepCommand = defineCommand({
  name: 'player second-step',
  usage: '<site> <account id> reset --reason <text>',
  summary:
    'Takes app, passkeys and recovery codes of a player who lost them out of use; his sessions end and he is told by mail',
  async run(input) {
    const site = findSite(input);
    const [, accountId = '', wanted = ''] = input.words;
    if (wanted !== 'reset') throw new UsageError('say `reset`');
    const by = { actor: input.actor, reason: requireOption(input, 'reason') };
    const before = await resetSecondStep(input.context, by, site, accountId.toLowerCase());
    if (!before) throw new UsageError(`there is no account ${accountId} on ${site.externalId}`);
    const app = before.totp_since === null ? 'no app' : 'an app';
    const { passkeys, recovery_left: left } = before;
    input.print(
      `${accountId} had ${app}, ${passkeys} passkeys, ${left} recovery codes; has none now`,
    );
  },
});

export const playerCommands = [statusCommand, limitsCommand, secondStepCommand];
