import type { ServerContext } from '../../context.ts';
import { writeIncident } from './incident.store.ts';

/** What a person does about each kind. */
const nextSteps = {
  TX_CONFLICT:
    'The studio used an id for two different things. Compare the round with the studio; correct by hand if it paid.',
  TX_ROLLED_BACK:
    'The studio pays or stakes on a bet that was rolled back. Ask the studio which of the two is right.',
  STUDIO_SILENT:
    'The studio does not answer about this round. Call it; the stake waits until it does.',
  STUDIO_ODD:
    'The answer of the studio about this round makes no sense. Compare the round with the studio.',
  FREE_ROUNDS_DIFFER:
    'The studio counted these free rounds otherwise than the wallet, which paid what it counted. Compare the grant with the studio.',
} as const;

export type IncidentCode = keyof typeof nextSteps;

export interface Incident {
  connectionCode: string;
  siteId: string;
  providerCode: string;
  roundId: string;
  code: IncidentCode;
  detail: Record<string, unknown>;
}

/** Keeps what somebody has to look at: once per round and kind, however often it happens. */
export async function raiseIncident(server: ServerContext, incident: Incident): Promise<void> {
  await writeIncident(server.database.db, {
    ...incident,
    id: server.ids.next(),
    nextStep: nextSteps[incident.code],
    now: server.clock.now(),
  });
  server.logger.warn(
    { code: incident.code, round: incident.roundId, provider: incident.providerCode },
    'a round of a studio needs a person',
  );
}
