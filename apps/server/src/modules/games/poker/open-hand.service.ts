import { isUuid } from '@pavilion/domain/ids';
import type { HandRecord } from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readMinors } from './minor-json.ts';
import { readHand } from './poker-hand.store.ts';
import { readDeck } from './poker-vault.store.ts';
import { openDeck } from './seal-cards.ts';

interface OpenedHand {
  table: string;
  hand_no: number;
  root: string;
  deck: string;
}

/**
 * Opens a sealed deck for an auditor. The log says who and why, and holds no card. Throws
 * OperatorError where there is no such hand.
 */
export function openHand(
  server: ServerContext,
  actor: string,
  site: Site,
  { handId, reason }: { handId: string; reason: string },
): Promise<OpenedHand> {
  return changeAsOperator(server, actor, {
    action: 'poker.hand',
    subject: { siteId: site.id, subject: handId },
    reason,
    lock: async (trx) => {
      const of = { siteId: site.id, handId };
      const row = isUuid(handId) ? await readHand(trx, of) : null;
      const sealed = row && (await readDeck(trx, of));
      if (!row || !sealed) throw new OperatorError(`${site.externalId} has no hand ${handId}`);
      return { row, sealed };
    },
    work: (_trx, { row, sealed }) => {
      const { root } = readMinors<HandRecord>(row.record);
      const deck = openDeck(server.appSecret, row.id, sealed);
      const answer = { table: row.table_name, hand_no: row.hand_no, root, deck };
      return Promise.resolve({ answer, before: null, after: { hand_no: row.hand_no } });
    },
  });
}
