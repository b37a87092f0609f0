import { pullCatalogues } from '../modules/providers/index.ts';
import { defineJob } from './job.ts';

/** What changed at the studios: status, stakes and facts of their games. */
export const pullStudioCatalogues = defineJob({
  name: 'pull-catalogues',
  everyMs: 10 * 60_000,
  onStart: true,
  leader: true,
  run: pullCatalogues,
});
