import type { CallInput, CallResponse, fishingBatchList } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { houseProviderCode, multiplierOf, multiplierText } from '@pavilion/games';
import { fishingGames } from '@pavilion/games/fishing/index';
import type { RecallRound } from '../../../declared.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readBatches, type BatchRow } from './batch.store.ts';
import { readSea } from './sea.store.ts';
import { currencyOf } from './sea-view.ts';
import { readSession, type SessionRow } from './session.store.ts';
import { seedOfSession } from './session-view.ts';

/** A recalled session carries so many batches; `batch_list` pages through all. */
const batchesShown = 200;

/** A session as a round: its batches with their nonces, so that anybody deals them again. */
export const recallSession: RecallRound = async (server, { siteId, roundId }) => {
  const { db } = server.database;
  const row = await readSession(db, { siteId, sessionId: roundId });
  const sea = row && (await readSea(db, { siteId, seaId: row.sea_id }));
  if (!row || !sea) return null;
  const of = { siteId, sessionId: row.id, afterSeq: 0, limit: batchesShown };
  const batches = await readBatches(db, of);
  const seed = await seedOfSession(server, row);
  const amount = (minor: bigint): string => formatAmount(minor, currencyOf(row));
  const { code, version } = fishingGames.fishing;
  return {
    round_id: row.id,
    provider_code: houseProviderCode,
    game_code: code,
    version,
    mode: row.player_id === null ? 'demo' : 'real',
    state: row.state === 'open' ? 'open' : 'settled',
    currency: row.currency,
    stake: amount(row.cost_minor),
    payout: amount(row.win_minor),
    multiplier: multiplierText(
      row.cost_minor === 0n ? 0n : multiplierOf(row.win_minor, row.cost_minor),
    ),
    params: { sea_id: sea.id, sea_seed: sea.sea_seed, seat: row.seat },
    outcome: {
      shots: row.shots,
      bought: amount(row.bought_minor),
      batch_count: row.seq,
      batches: batches.map((batch) => batchView(row, batch)),
      next_seq: row.seq > batches.length ? batches.length : null,
    },
    events: [],
    actions: [],
    fairness: {
      server_seed_hash: seed.hash,
      client_seed: seed.clientSeed,
      ...(batches[0] ? { nonce: batches[0].nonce } : {}),
    },
    server_seed: seed.isRevealed && row.state === 'closed' ? seed.serverSeed : null,
    created_at: row.opened_at.toISOString(),
    settled_at: row.closed_at?.toISOString() ?? null,
  };
};

/** A page of a session's batches; `next_seq` goes on after them. */
export async function listBatches(
  { server, site }: RequestContext,
  input: CallInput<typeof fishingBatchList>,
): Promise<CallResponse<typeof fishingBatchList>> {
  const { db } = server.database;
  const { session_id: sessionId, after_seq: afterSeq = 0, limit = batchesShown } = input;
  const row = await readSession(db, { siteId: site.id, sessionId });
  if (!row) return fail('sessionNotFound');
  const batches = await readBatches(db, { siteId: site.id, sessionId: row.id, afterSeq, limit });
  const last = batches.at(-1)?.seq ?? row.seq;
  return {
    value: batches.map((batch) => batchView(row, batch)),
    next_seq: last < row.seq ? last : null,
  };
}

function batchView(row: SessionRow, batch: BatchRow) {
  const amount = (minor: bigint): string => formatAmount(minor, currencyOf(row));
  return {
    ...{ seq: batch.seq, nonce: batch.nonce, shots: [...batch.shots] },
    ...{ cost: amount(batch.cost_minor), win: amount(batch.win_minor) },
    meter: amount(batch.meter_minor),
  };
}
