import type { ServerContext } from '../../../context.ts';
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
  TX_MISSING_HERE:
    'The studio says that the wallet took this transaction, and the wallet does not have it. Have the studio send it again; if its player has long had it, correct by hand.',
  TX_MISSING_THERE:
    'The wallet moved money by this transaction, and the studio does not have it. Ask the studio what it was; a stake without a round goes back by a correction.',
  TX_DIFFERS:
    'The studio has this transaction otherwise than the wallet: `provider transaction` shows both. Agree with the studio which of the two is right; correct by hand.',
} as const;

export type IncidentCode = keyof typeof nextSteps;

export interface Incident {
  connectionCode: string;
  siteId: string;
  providerCode: string;
  roundId: string;
  /** Of one that is about a single transaction. */
  txId?: string;
  code: IncidentCode;
  detail: Record<string, unknown>;
}

/**
 * Keeps what somebody has to look at: once per round, transaction and kind, however often it
 * happens.
 */
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
