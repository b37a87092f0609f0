import { noTests } from '../reports.ts';
import { runNode } from '../run-command.ts';
import { runPlaywright } from '../run-playwright.ts';
import type { Stage } from '../stage.ts';

export const journeysStage: Stage = {
  name: 'journeys',
  title: 'Web build and browser journeys',
  run: async () => {
    const exitCode = await runNode('scripts/build.ts', ['--if-stale']);
    if (exitCode !== 0) return { counts: noTests, failure: 'the web app does not build' };
    return runPlaywright();
  },
};
