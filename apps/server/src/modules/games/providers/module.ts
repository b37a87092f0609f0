import { freeRoundsLeft } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { providersOffice } from './providers.office.ts';
import { registerDialectDoor } from './adapters/dialect-door.http.ts';
import { pullCatalogues } from './catalogue.service.ts';
import { registerConformDesk } from './conform-desk.http.ts';
import { freeRoundsOfPlayer } from './free-rounds.service.ts';
import { registerGameFrame } from './game-frame.http.ts';
import { pullJackpots } from './jackpot-feed.service.ts';
import { registerProviderDoor } from './provider-door.http.ts';
import { compareTransactions } from './compare-transactions.service.ts';
import { providerOpenApiDocument } from './provider-openapi.ts';
import { closeAbandonedRounds } from './reconcile.service.ts';
import { pruneLaunches } from './session.service.ts';
import { pruneNonces } from './verify-request.service.ts';
import { personalData } from './personal-data.ts';

/** What providers adds to the server. */
export const providersModule = defineModule({
  personal: personalData,
  office: providersOffice,
  routes: [
    defineRoute(freeRoundsLeft, async ({ server, site, player }) => {
      return { value: await freeRoundsOfPlayer(server, { siteId: site.id, playerId: player.id }) };
    }),
  ],
  /** The door of studios, and its contract for readers and generators. */
  http: async (app, context) => {
    let document: string | null = null;
    app.get('/provider/v1/openapi.json', async (_request, reply) => {
      document ??= JSON.stringify(providerOpenApiDocument());
      return reply.type('application/json; charset=utf-8').send(document);
    });
    registerGameFrame(app, context);
    await app.register(async (scope) => registerConformDesk(scope, context));
    await app.register(async (scope) => registerProviderDoor(scope, context));
    await app.register(async (scope) => registerDialectDoor(scope, context));
  },
  jobs: [
    /** Rounds of studios that stay open are asked about and closed, or reported, within a day. */
    defineJob({
      name: 'close-abandoned-rounds',
      everyMs: 5 * 60_000,
      onStart: true,
      leader: true,
      run: async (context) => {
        await closeAbandonedRounds(context);
      },
    }),
    /** What studios have in their books, beside what the wallet moved. */
    defineJob({
      name: 'compare-transactions',
      everyMs: 60 * 60_000,
      leader: true,
      run: async (context) => {
        await compareTransactions(context);
      },
    }),
    /** Nonces outside the window of signatures and launch tokens that are over. */
    defineJob({
      name: 'prune-provider-records',
      everyMs: 60_000,
      leader: true,
      run: async (context) => {
        await pruneNonces(context);
        await pruneLaunches(context);
      },
    }),
    /** What changed at the studios: status, stakes and facts of their games. */
    defineJob({
      name: 'pull-catalogues',
      everyMs: 10 * 60_000,
      onStart: true,
      leader: true,
      run: (context) => pullCatalogues(context),
    }),
    /**
     * What stands in the jackpots of studios: their tiles show it, and no longer than it is fresh.
     */
    defineJob({
      name: 'pull-jackpots',
      everyMs: 30_000,
      onStart: true,
      leader: true,
      run: pullJackpots,
    }),
  ],
});
