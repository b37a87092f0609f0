import type { ServerContext } from '../../../context.ts';
import { StudioCircuit, type CircuitState } from './studio-circuit.ts';

/** A studio did not answer, or not as its contract says. */
export class StudioUnreachable extends Error {
  override readonly name = 'StudioUnreachable';
}

const circuits = new WeakMap<object, StudioCircuit>();
const gauge: Record<CircuitState, number> = { closed: 0, trying: 1, open: 2 };

/**
 * One call to a studio, through its circuit and into the metrics. `work` throws {@link
 * StudioUnreachable} for silence and nonsense; anything else it throws says nothing about the
 * studio's health and is not caught.
 */
export async function callStudio<Answer>(
  server: ServerContext,
  { connection, call }: { connection: string; call: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { metrics } = server;
  const circuit = circuits.get(metrics) ?? new StudioCircuit();
  circuits.set(metrics, circuit);
  const nowMs = (): number => server.clock.now().getTime();
  if (!circuit.mayAsk(connection, nowMs())) {
    metrics.studioCalls.inc({ connection, call, outcome: 'refused' });
    throw new StudioUnreachable('the studio did not answer several times and is left alone');
  }
  const startedMs = performance.now();
  let isAnswered = true;
  try {
    return await work();
  } catch (error) {
    isAnswered = !(error instanceof StudioUnreachable);
    throw error;
  } finally {
    circuit.tell(connection, isAnswered, nowMs());
    metrics.studioCalls.inc({ connection, call, outcome: isAnswered ? 'ok' : 'failed' });
    metrics.studioSeconds.observe({ connection }, (performance.now() - startedMs) / 1000);
    metrics.studioCircuit.set({ connection }, gauge[circuit.stateOf(connection)]);
  }
}
