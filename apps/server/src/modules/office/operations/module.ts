import { tendTables } from '@pavilion/database';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { forgetOldEvents } from '../../../realtime/prune-events.service.ts';
import { pruneAdVisits } from '../../site/content/index.ts';
import { pruneOutbox } from '../../support/outbox/index.ts';
import { pruneIncidents } from '../../money/payments/index.ts';
import { prunePrivacy } from '../../account/privacy/index.ts';
import { createSiteOffice } from './create-site.office.ts';
import { registerHealth } from './health.http.ts';
import { registerMetrics } from './metrics.http.ts';
import { registerOpenApi } from './openapi.http.ts';

/** What operations adds to the server. */
export const operationsModule = defineModule({
  office: [createSiteOffice],
  http: async (app, context) => {
    registerHealth(app, context);
    registerMetrics(app, context);
    await registerOpenApi(app, context);
  },
  jobs: [
    /** Gives back what was held longer than its time. */
    defineJob({
      name: 'expire-holds',
      everyMs: 60_000,
      leader: true,
      run: async (context) => {
        await context.ledger.expireHolds();
      },
    }),
    /** Forgets events older than an hour: a socket away for longer fetches anew. */
    defineJob({
      name: 'prune-realtime-events',
      everyMs: 5 * 60 * 1000,
      leader: true,
      run: forgetOldEvents,
    }),
    /** Adds the house's collected movements to its balances, so that reading one stays one row. */
    defineJob({
      name: 'roll-up-ledger',
      everyMs: 5_000,
      leader: true,
      run: async (context) => {
        await context.ledger.rollUp();
      },
    }),
    /**
     * The embedded engine has nobody who vacuums and analyses by himself; without, plans are made
     * for empty tables.
     */
    defineJob({
      name: 'tend-tables',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      run: async ({ database }) => {
        if (database.embedded) await tendTables(database.embedded);
      },
    }),
    /** Removes records that strangers can make grow and that are kept long enough. */
    defineJob({
      name: 'prune-records',
      everyMs: 60 * 60 * 1000,
      leader: true,
      async run(context) {
        await pruneOutbox(context);
        await pruneAdVisits(context);
        await pruneIncidents(context);
        await prunePrivacy(context);
      },
    }),
  ],
});
