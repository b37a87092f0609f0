import {
  addLeague,
  importSources,
  listLeaguesForOperator,
  nameLeagueByHand,
  type ImportSource,
} from '../modules/sportsbook/index.ts';
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';

const listCommand = defineCommand({
  name: 'league list',
  usage: '',
  summary: 'Leagues with country, time zone and the further names sources have for them',
  async run({ context, print }) {
    const leagues = await listLeaguesForOperator(context.database.db);
    for (const { code, name, country, zone, names } of leagues) {
      const also = names.map((one) => `${one.source}: ${one.name}`).join('; ');
      print([code, name, country || '-', zone ?? '-', also].join('\t'));
    }
    if (leagues.length === 0) print('no league was ever imported');
  },
});

const addCommand = defineCommand({
  name: 'league add',
  usage: '<code> --name <name> --country <TR> --zone <Europe/Istanbul>',
  summary: 'Adds a league, or changes its name, country and the clock its kick-offs are told in',
  async run(input) {
    const { context, actor, words } = input;
    const [code = ''] = words;
    const name = requireOption(input, 'name');
    const [country, zone] = [requireOption(input, 'country'), requireOption(input, 'zone')];
    await addLeague(context, actor, { code, name, country, zone });
    input.print(`${code} is ${name} (${country}), in the clock of ${zone}`);
  },
});

const aliasCommand = defineCommand({
  name: 'league alias',
  usage: '<code> --name <as the file writes it> [--source football-data|football-json|fixtures]',
  summary: 'From now on this name in files means the league',
  async run(input) {
    const [code = ''] = input.words;
    const name = requireOption(input, 'name');
    await nameLeagueByHand(input.context, input.actor, code, {
      source: sourceOption(input) ?? '*',
      name,
    });
    input.print(`${name} is ${code}`);
  },
});

/** `--source`, or null when it is left out. */
export function sourceOption({ options }: CommandInput): ImportSource | null {
  const { source } = options;
  if (source === undefined) return null;
  const known = importSources.find((one) => one === source);
  if (known === undefined)
    throw new UsageError(`--source must be one of ${importSources.join(', ')}`);
  return known;
}

export const leagueCommands = [listCommand, addCommand, aliasCommand];
