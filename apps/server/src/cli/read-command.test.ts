import { officeCalls } from '@pavilion/contracts/office';
import { describe, expect, it } from 'vitest';
import { commandCatalogue } from './command-catalogue.ts';
import { parseArguments } from './parse-arguments.ts';
import { readCommand, usageOf } from './read-command.ts';
import { findCommand } from './run-command.ts';

const commandOf = (line: string) => {
  const command = findCommand(line.split(' '));
  if (!command) throw new Error(`no command ${line}`);
  return command;
};

/** What a line asks for, or how it is refused. */
async function read(line: string): Promise<unknown> {
  const command = commandOf(line);
  const { words, options } = parseArguments(line.split(' '));
  const nameLength = command.call.name.split(' ').length;
  try {
    return await readCommand(command, { words: words.slice(nameLength), options }, '.');
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the tool', () => {
  it('has one command for each call of the office', () => {
    const names = (calls: ReadonlyArray<{ name: string }>) => calls.map(({ name }) => name);
    expect(names(commandCatalogue.map(({ call }) => call)).toSorted()).toEqual(
      names(Object.values(officeCalls)).toSorted(),
    );
  });

  it('takes by place what the call has, and a list at the end alone', () => {
    for (const { call, words } of commandCatalogue)
      expect(Object.keys(call.request._zod.def.shape)).toEqual(expect.arrayContaining([...words]));
  });
});

it.each<[string, unknown]>([
  ['payout list', {}],
  ['payout list alpha --state sent', { site: 'alpha', state: 'sent' }],
  ['payout list --state old', '--state must be one of requested, checking, approved'],
  ['payout refuse w1 --note x', '--reason <value> is missing'],
  ['payout refuse w1 --reason', '--reason <value> is missing'],
  ['payout refuse --reason other', 'which withdrawal?'],
  ['payout settings s --open 3 --cancellable no', { site: 's', open: 3, cancellable: false }],
  ['payout settings s --open many', '--open must be a whole number from 0 to 999999'],
  ['payout settings s --open -1', '--open must be a whole number'],
  ['payout settings s --cancellable maybe', '--cancellable must be `yes` or `no`'],
  ['payout settings s --auto-max 1e3', '--auto-max must be an amount'],
  ['payout settings s --shut 3', '`payout settings` has no option --shut; say: payout settings'],
  ['site maintenance s', 'which state?: on, off'],
  ['site maintenance s half', '`half` must be one of on, off'],
  ['site maintenance s on --from 8', '--from must be a time such as 2026-11-21T12:00:00Z'],
  ['site jurisdiction s gb', { site: 's', jurisdiction: 'GB' }],
  ['site jurisdiction s xx', '`xx` must be one of CW, PH'],
  ['site featured s A/b C/d', { site: 's', games: ['A/b', 'C/d'] }],
  ['site featured s --none', { site: 's', games: [], none: true }],
  ['site featured s --none=no', '--none must be given without a value'],
  ['site method s m --quick 1,2.5', { site: 's', method: 'm', quick: ['1', '2.5'] }],
  ['site method s m --quick none', { site: 's', method: 'm', quick: [] }],
  ['site method s m --quick 1,x', '--quick must be an amount'],
  ['kyc level s 2 --deposit none', { site: 's', level: 2, deposit: null }],
  ['kyc level s 2 --required identity,shoe', '--required must be kinds of documents'],
  ['kyc level s ten', '`ten` must be a whole number from 0 to 9'],
  ['jackpot stop s', 'which jackpot?'],
])('%s → %j', async (line, expected) => {
  if (typeof expected === 'string') expect(await read(line)).toContain(expected);
  else expect(await read(line)).toEqual(expected);
});

it('reads a text in its languages', async () => {
  const rest = '--share 0.5 --opening 10 --minutes 60';
  expect(await read(`jackpot add s j --name Pot --name-php Palayok ${rest}`)).toMatchObject({
    name: { EN: 'Pot', PHP: 'Palayok' },
  });
  expect(await read(`jackpot add s j --name-php Palayok ${rest}`)).toBe(
    '--name <value> is missing',
  );
  expect(await read(`jackpot add s j --names-php Palayok ${rest}`)).toContain(
    'no option --names-php',
  );
});

it.each([
  [
    'payout refuse',
    '<withdrawal> --reason holder|unverified|rules|destination|other [--note <text>]',
  ],
  ['site theme', '<site> [--theme <casino1>] --color <gold>'],
  ['kyc list', '[<site>] [--state checking|approved|refused|expired]'],
  ['jackpot stop', '<site> <jackpot>'],
  [
    'kyc settings',
    '<site> [--automatic yes|no] [--period-days <n>] [--valid-days <n>] [--checker <name of a checker, or none>]',
  ],
])('says how %s is used: %s', (name, usage) => {
  expect(usageOf(commandOf(name))).toBe(usage);
});
