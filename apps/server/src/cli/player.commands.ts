import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Protection = OfficeAnswer<typeof officeCalls.playerLimits>;

function limitsLines({ limits, changes }: Protection): string[] {
  const { excluded_until, time_out_until, reality_check_minutes: minutes } = limits;
  return [
    ...(excluded_until === null ? [] : [`self-excluded until ${excluded_until}`]),
    ...(time_out_until === null ? [] : [`time-out until ${time_out_until}`]),
    minutes === 0 ? 'no reality check' : `reality check every ${minutes} minutes`,
    ...limits.value.map(limitLine),
    ...changes.map(({ at, action, before, after }) =>
      [at, action, JSON.stringify(before), JSON.stringify(after)].join('\t'),
    ),
  ];
}

function limitLine(limit: Protection['limits']['value'][number]): string {
  const of = (value: { amount: string | null; minutes: number | null }): string =>
    value.amount ?? (value.minutes === null ? 'none' : `${value.minutes} minutes`);
  const { kind, period, used, room, pending } = limit;
  const next = pending ? `, ${of(pending)} may be confirmed from ${pending.active_at}` : '';
  return `${kind} per ${period}: ${of(limit)}, used ${used}, room ${room}${next}`;
}

export const playerCommands = [
  defineCommand(
    officeCalls.playerStatus,
    ['site', 'account', 'status'],
    ({ status }, { account }) => `${account} is ${status}`,
  ),
  defineCommand(
    officeCalls.playerTest,
    ['site', 'account', 'mark'],
    ({ is_test: isTest }, { account }) =>
      `${account} is ${isTest ? 'a test account' : 'no test account'}`,
  ),
  defineCommand(officeCalls.playerLimits, ['site', 'account'], limitsLines),
  defineCommand(
    officeCalls.playerSecondStep,
    ['site', 'account', 'action'],
    ({ had_app, passkeys, recovery_codes }, { account }) => {
      const app = had_app ? 'an app' : 'no app';
      return `${account} had ${app}, ${passkeys} passkeys, ${recovery_codes} recovery codes; has none now`;
    },
  ),
  defineCommand(
    officeCalls.playerFactor,
    ['site', 'account', 'factor'],
    ({ factor_milli }, { account }) =>
      `${account} may stake and win ${factor_milli / 10} % of the maxima`,
  ),
  defineCommand(officeCalls.vipRules, ['site'], ({ cycle_days, keep_percent }) =>
    cycle_days === null
      ? 'levels are kept for ever'
      : `a level is kept by ${keep_percent} % of its way in ${cycle_days} days`,
  ),
  defineCommand(officeCalls.vipTokens, ['site', 'level'], ({ per_token }, { level }) =>
    per_token === null ? `level ${level} earns no tokens` : `level ${level} earns tokens`,
  ),
];
