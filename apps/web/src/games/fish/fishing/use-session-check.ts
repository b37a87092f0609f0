import { fishingBatchList } from '@pavilion/contracts/player/games/fishing-batch-list.contract';
import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { isBatchSound, isPromised, type KeptBatch, type SessionSeeds } from './check-session.ts';

/** What a check found: how many batches came out again, or that the seed is still secret. */
export type Found =
  { kind: 'secret' } | { kind: 'sound'; count: number } | { kind: 'wrong'; seq: number };

/** Deals a session again in this browser, batch by batch. */
export const useSessionCheck = (sessionId: string) =>
  useMutation({ mutationFn: () => checkSession(sessionId), meta: { handled: true } });

async function checkSession(sessionId: string): Promise<Found> {
  const { value: round } = await call(roundGet, { round_id: sessionId }, { handled: true });
  const { server_seed: serverSeed, fairness, currency, params } = round;
  if (serverSeed === null || !isCurrencyCode(currency)) return { kind: 'secret' };
  const seeds: SessionSeeds = {
    ...{ serverSeed, currency, serverSeedHash: fairness.server_seed_hash ?? '' },
    ...{ clientSeed: fairness.client_seed ?? '', seaSeed: String(params['sea_seed']) },
  };
  const batches = await allBatches(sessionId);
  if (!isPromised(seeds)) return { kind: 'wrong', seq: 0 };
  const wrong = batches.find((batch) => !isBatchSound(batch, seeds));
  return wrong ? { kind: 'wrong', seq: wrong.seq } : { kind: 'sound', count: batches.length };
}

async function allBatches(sessionId: string): Promise<KeptBatch[]> {
  const batches: KeptBatch[] = [];
  for (let after: number | null = 0; after !== null;) {
    const asked = { session_id: sessionId, after_seq: after };
    const page: { value: KeptBatch[]; next_seq: number | null } = await call(
      fishingBatchList,
      asked,
      { handled: true },
    );
    batches.push(...page.value);
    after = page.next_seq;
  }
  return batches;
}
