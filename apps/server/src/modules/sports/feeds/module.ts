import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { feedsOffice } from './feeds.office.ts';
import { watchFeeds } from './watch-feeds.service.ts';

/** What feeds add to the server. */
export const feedsModule = defineModule({
  office: feedsOffice,
  jobs: [
    /** Stops what silent sources offer, and believes prices that waited long enough. */
    defineJob({
      name: 'watch-feeds',
      everyMs: 1_000,
      onStart: true,
      leader: true,
      async run(context) {
        await watchFeeds(context);
      },
    }),
  ],
});
