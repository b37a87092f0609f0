import type { CallResponse, roundGet } from '@pavilion/contracts';
import type { Engine } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { handEvidence, handView } from '../hands/index.ts';
import type { RoundRow, RoundView } from '../plays/index.ts';
import { playView, readKeptPlay } from '../purse/index.ts';
import { sharedPlayEvidence, sharedPlayView } from '../rounds/index.ts';

/** How plays of an engine are shown again. */
interface PlayEngine {
  /**
   * A play of the database as it goes over the wire. An open one shows no more than its player may
   * know.
   */
  view(server: ServerContext, row: RoundRow): Promise<RoundView>;
  /** What it was played with, beside its record. */
  evidence(
    server: ServerContext,
    row: RoundRow,
  ): Promise<Pick<CallResponse<typeof roundGet>['value'], 'played' | 'chain' | 'block'>>;
}

/** Every engine's plays can be recalled: a new engine does not compile without its row. */
export const playEngines: Readonly<Record<Engine, PlayEngine>> = {
  instant: {
    view: async (server, row) => playView(await readKeptPlay(server, row, 0)),
    evidence: async () => ({}),
  },
  hand: { view: handView, evidence: handEvidence },
  round: { view: sharedPlayView, evidence: sharedPlayEvidence },
};
