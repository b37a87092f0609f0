import { measureUnsettledBets } from '../modules/betting/index.ts';
import { defineJob } from './job.ts';

/** Keeps the figures of waiting bets fresh, so that whoever reads the metrics does not wait for the database. */
export const measureWaitingBets = defineJob({
  name: 'measure-unsettled-bets',
  everyMs: 15_000,
  onStart: true,
  // Each process shows what it read itself: one that once led would go on showing its last figure.
  leader: false,
  run: measureUnsettledBets,
});
