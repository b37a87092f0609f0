import { officeCalls } from '@pavilion/contracts/office';
import {
  addLeague,
  listLeaguesForOperator,
  nameLeagueByHand,
} from '../modules/sports/sportsbook/index.ts';
import { defineOldCommand } from './command.ts';

const listCommand = defineOldCommand(officeCalls.leagueList, [], async ({ context, print }) => {
  const leagues = await listLeaguesForOperator(context.database.db);
  for (const { code, name, country, zone, names } of leagues) {
    const also = names.map((one) => `${one.source}: ${one.name}`).join('; ');
    print([code, name, country || '-', zone ?? '-', also].join('\t'));
  }
  if (leagues.length === 0) print('no league was ever imported');
});

const addCommand = defineOldCommand(
  officeCalls.leagueAdd,
  ['league'],
  async ({ context, actor, print }, { league: code, name, country, zone }) => {
    await addLeague(context, actor, { code, name, country, zone });
    print(`${code} is ${name} (${country}), in the clock of ${zone}`);
  },
);

const aliasCommand = defineOldCommand(
  officeCalls.leagueAlias,
  ['league'],
  async ({ context, actor, print }, { league: code, name, source }) => {
    await nameLeagueByHand(context, actor, code, { source: source ?? '*', name });
    print(`${name} is ${code}`);
  },
);

export const leagueCommands = [listCommand, addCommand, aliasCommand];
