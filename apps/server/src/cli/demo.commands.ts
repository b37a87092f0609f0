import { officeCalls } from '@pavilion/contracts/office';
import { removeDemo } from '../demo/seed/index.ts';
import { defineOldCommand } from './command.ts';

const removeCommand = defineOldCommand(
  officeCalls.demoRemove,
  [],
  async ({ context, actor, print }) => {
    const count = await removeDemo(context, actor);
    print(count === 0 ? 'no account of the demo is open' : `${count} accounts of the demo closed`);
  },
);

export const demoCommands = [removeCommand];
