import { tendTables } from '@pavilion/database';
import { defineJob } from './job.ts';

/** The embedded engine has nobody who vacuums and analyses by himself; without, plans are made for empty tables. */
export const tendEmbeddedTables = defineJob({
  name: 'tend-tables',
  everyMs: 60_000,
  onStart: true,
  leader: true,
  run: async ({ database }) => {
    if (database.embedded) await tendTables(database.embedded);
  },
});
