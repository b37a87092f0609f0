import { officeCalls } from '@pavilion/contracts/office';
import { defineOffice } from '../../operator/office.ts';
import { removeDemo } from './remove-demo.ts';

/** What staff do about the demo. */
export const demoOffice = [
  defineOffice(officeCalls.demoRemove, async ({ server, actor }) => ({
    accounts: await removeDemo(server, actor),
  })),
];
