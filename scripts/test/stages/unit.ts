import { runVitest } from '../run-vitest.ts';
import type { Stage } from '../stage.ts';

export const unitStage: Stage = {
  name: 'unit',
  title: 'Unit and integration tests (PGlite and PostgreSQL)',
  run: () => runVitest('unit', ['--project', 'unit']),
};
