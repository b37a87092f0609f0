import type { CallInput, CallResponse, fishingShots } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { createRandomStream } from '@pavilion/games';
import {
  batchKind,
  fishingGames,
  playBatch,
  readShots,
  rememberShots,
  shotsTaken,
  weapons,
  type BatchResult,
  type Shot,
} from '@pavilion/games/fishing/index';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { takeNonce } from '../fairness/index.ts';
import { insertBatch, readBatch, type BatchRow, type KeptShot } from './batch.store.ts';
import { refuseFisher, type Fisher } from './fisher.service.ts';
import { askGate } from './meter.store.ts';
import { ownSession } from './own-session.service.ts';
import { insertCaught, lockSea, type SeaRow } from './sea.store.ts';
import { seaTerms } from './sea-terms.ts';
import { tellShots } from './sea-news.ts';
import { currencyOf } from './sea-view.ts';
import { seedOfSession } from './session-view.ts';
import { lockSession, writeShot, type SessionRow } from './session.store.ts';
import { aimedAt } from './swimming.service.ts';

type Answer = CallResponse<typeof fishingShots>;

interface Batch {
  seq: number;
  shots: readonly Shot[];
  requestHash: Buffer;
}

/**
 * Plays a batch: its shots, what they caught, the meter and the log in one transaction, while
 * nobody else shoots in this sea. A batch that was played is answered as it was then.
 */
export async function shoot(
  context: RequestContext,
  input: CallInput<typeof fishingShots>,
): Promise<Answer> {
  const { server } = context;
  const { row, sea, fisher } = await ownSession(context, input);
  const currency = currencyOf(row);
  const { betLevels } = seaTerms(sea.kind, currency);
  const read = readShots(input.shots, { currency, betLevels });
  if (!read.ok) return fail('invalidParams', { errors: read.problems });
  const { seq } = input;
  const batch = { seq, shots: read.params, requestHash: canonicalHash({ shots: input.shots }) };
  const of = { siteId: row.site_id, sessionId: row.id };
  const played = await inTransaction(server.database, async (executor) => {
    await lockSea(executor, { siteId: row.site_id, seaId: row.sea_id });
    const session = await lockSession(executor, of);
    const known = await knownBatch(executor, session, batch);
    return known ?? playNext(context, executor, { session, sea, fisher }, batch);
  }).catch(refuseFisher(context, fisher, dearestOf(batch.shots)));
  return { value: answerOf(played, (minor) => formatAmount(minor, currency)) };
}

/**
 * The batch as it was played before; null: it is the next one. Fails with requestIdReused, seqGap,
 * sessionNotFound.
 */
async function knownBatch(
  executor: Executor,
  session: SessionRow,
  { seq, requestHash }: Batch,
): Promise<BatchRow | null> {
  const kind = batchKind(session, seq);
  if (kind === 'again') {
    const of = { siteId: session.site_id, sessionId: session.id, seq };
    const known = await readBatch(executor, of);
    if (!known) throw new Error('a batch that was played is not in the log');
    return requestHash.equals(known.request_hash) ? known : fail('requestIdReused');
  }
  if (session.state !== 'open') return fail('sessionNotFound');
  if (kind === 'gap') return fail('seqGap', { statusDetail: String(session.seq + 1) });
  return null;
}

/** The most that shots cost. */
const dearestOf = (shots: readonly Shot[]): bigint =>
  shots.reduce((sum, { weapon, betMinor }) => sum + betMinor * BigInt(weapons[weapon].cost), 0n);

interface Place {
  session: SessionRow;
  sea: SeaRow;
  fisher: Fisher;
}

async function playNext(
  { server, now }: RequestContext,
  executor: Executor,
  { session, sea, fisher }: Place,
  { seq, shots, requestHash }: Batch,
): Promise<BatchRow> {
  const of = { siteId: session.site_id, sessionId: session.id };
  const nowMs = now.getTime();
  const taken = shotsTaken(session.recent_shots, nowMs, shots.length);
  const inTime = shots.slice(0, taken);
  const { stream, nonce } = await dealt(server, executor, session);
  if (fisher.player) {
    const owed = session.cost_minor - session.flushed_cost_minor;
    const { version } = fishingGames.fishing;
    const amountMinor = owed + dearestOf(inTime);
    await askGate(executor, { ...of, playerId: fisher.player.id, amountMinor, version, now });
  }
  const { aimed, kindOf } = await aimedAt(executor, sea, inTime, now);
  const result = playBatch(aimed, session.balance_minor, kindOf, stream);
  const kept = keptShots(shots, result, currencyOf(session));
  const { costMinor, winMinor, caught } = result;
  await insertCaught(executor, { ...of, seaId: sea.id, ids: caught, now });
  const row = {
    ...{ session_id: session.id, seq, site_id: session.site_id, nonce, shots: kept },
    ...{ request_hash: requestHash, cost_minor: costMinor, win_minor: winMinor },
    ...{ meter_minor: result.meterMinor, created_at: now },
  };
  await insertBatch(executor, row);
  const recentMs = rememberShots(session.recent_shots, nowMs, taken);
  const charged = result.results.filter(({ chargedMinor }) => chargedMinor > 0n).length;
  await writeShot(executor, { ...of, seq, shots: charged, costMinor, winMinor, recentMs, now });
  await tellShots(server, executor, session, kept);
  return row;
}

/** The stream of the next batch: one nonce of the player's seed, or of the guest's session. */
async function dealt(server: RequestContext['server'], executor: Executor, row: SessionRow) {
  const seed =
    row.player_id === null
      ? await seedOfSession(server, row)
      : await takeNonce(server, executor, { siteId: row.site_id, playerId: row.player_id });
  return { stream: createRandomStream(seed), nonce: seed.nonce };
}

/** Every shot with what became of it; those beyond the rate stand at the end. */
function keptShots(
  shots: readonly Shot[],
  { results }: BatchResult,
  currency: ReturnType<typeof currencyOf>,
): KeptShot[] {
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  return shots.map(({ shotId, atMs, weapon, betMinor }, place) => {
    const shot = { shot_id: shotId, at_ms: atMs, weapon, bet: amount(betMinor) };
    const result = results[place];
    if (!result) return { ...shot, charged: amount(0n), sharers: [], kills: [], too_fast: true };
    const kills = result.kills.map(({ id, multiplier, winMinor }) => ({
      ...{ id, multiplier, win: amount(winMinor) },
    }));
    return {
      ...{ ...shot, charged: amount(result.chargedMinor), sharers: [...result.sharers], kills },
      ...(result.meterEmpty ? { meter_empty: true as const } : {}),
    };
  });
}

const answerOf = (
  { seq, nonce, shots, meter_minor: meter }: BatchRow,
  amount: (minor: bigint) => string,
): Answer['value'] => ({
  ...{ seq, nonce, meter: amount(meter) },
  results: shots.map(({ weapon: _weapon, bet: _bet, at_ms: _at, ...result }) => result),
});
