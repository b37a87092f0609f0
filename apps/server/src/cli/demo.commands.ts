import { removeDemo } from '../seed/index.ts';
import { defineCommand } from './command.ts';

const removeCommand = defineCommand({
  name: 'demo remove',
  usage: '',
  summary:
    'Closes the demo account of every site and the players of the computer, and takes their money back',
  async run({ context, actor, print }) {
    const count = await removeDemo(context, actor);
    print(count === 0 ? 'no account of the demo is open' : `${count} accounts of the demo closed`);
  },
});

export const demoCommands = [removeCommand];
