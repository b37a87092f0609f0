import { buildWebIfStale } from '../../lib/web-build.ts';
import { noTests } from '../reports.ts';
import { runPlaywright } from '../run-playwright.ts';
import type { Stage } from '../stage.ts';

export const journeysStage: Stage = {
  name: 'journeys',
  title: 'Web build and browser journeys',
  budgetSeconds: 600,
  run: async () => {
    const exitCode = await buildWebIfStale();
    if (exitCode !== 0) return { counts: noTests, failure: 'the web app does not build' };
    return runPlaywright();
  },
};
