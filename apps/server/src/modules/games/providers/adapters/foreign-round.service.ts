import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../../context.ts';
import type { OpenRound } from '../reconcile.store.ts';
import { askerOf, askForeign, type ForeignConnection } from './ask-foreign.service.ts';
import { roundRequests, type RoundAnswer } from './foreign-round.ts';

/** Asks a studio with a dialect of its own what became of a round. */
export async function askForeignRound(
  server: ServerContext,
  connection: ForeignConnection,
  round: OpenRound,
): Promise<RoundAnswer> {
  const { site_id: siteId, provider_code: providerCode, round_id: roundId } = round;
  const asker = await askerOf(server, connection, { siteId, providerCode });
  const returned = formatAmount(round.returned_minor, round.currency as CurrencyCode);
  const request = roundRequests[connection.dialect]({ ...asker, roundId, returned });
  return askForeign(server, { connection: connection.code, call: 'round-status' }, request);
}
