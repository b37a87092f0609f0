import { runVitest } from '../run-vitest.ts';
import type { Stage } from '../stage.ts';

export const simulationStage: Stage = {
  name: 'simulation',
  title: 'Simulation with an independent auditor',
  budgetSeconds: 300,
  run: () => runVitest('simulation', ['--config', 'vitest.simulation.config.ts']),
};
