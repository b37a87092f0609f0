import type { CallResponse } from '@pavilion/contracts/define-call';
import type { fishingBatchList } from '@pavilion/contracts/player/games/fishing-batch-list.contract';
import { parseAmount } from '@pavilion/domain/money';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { createRandomStream, seedHashOf } from '@pavilion/games';
import { playBatch, spawnById, weapons, type Weapon } from '@pavilion/games/fishing/index';

export type KeptBatch = CallResponse<typeof fishingBatchList>['value'][number];

/** What a session was dealt from, once it is revealed. */
export interface SessionSeeds {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  seaSeed: string;
  currency: CurrencyCode;
}

const isWeapon = (name: string): name is Weapon => Object.hasOwn(weapons, name);

/** Whether the seed is the one that was promised. */
export const isPromised = ({ serverSeed, serverSeedHash }: SessionSeeds): boolean =>
  seedHashOf(serverSeed) === serverSeedHash;

/**
 * Whether a batch comes out again as it is kept: the same targets shared the same shots, the same
 * were caught, and it cost and won the same. The shots carry who shared them, so that nothing but
 * the seeds is needed.
 */
export function isBatchSound(batch: KeptBatch, seeds: SessionSeeds): boolean {
  const minor = (text: string): bigint => parseAmount(text, seeds.currency) ?? -1n;
  const played = batch.shots.filter((shot) => !shot.too_fast && !shot.meter_empty);
  const shots = played.flatMap((shot) =>
    isWeapon(shot.weapon)
      ? {
          ...{ shotId: shot.shot_id, atMs: shot.at_ms, weapon: shot.weapon },
          ...{ betMinor: minor(shot.bet), targets: shot.sharers },
        }
      : [],
  );
  if (shots.length !== played.length) return false;
  const { serverSeed, clientSeed, seaSeed } = seeds;
  const stream = createRandomStream({ serverSeed, clientSeed, nonce: batch.nonce });
  const meter = minor(batch.meter) + minor(batch.cost) - minor(batch.win);
  const kindOf = (id: string) => spawnById(seaSeed, id)?.kind ?? null;
  const again = playBatch(shots, meter, kindOf, stream);
  return (
    again.costMinor === minor(batch.cost) &&
    again.winMinor === minor(batch.win) &&
    again.results.every(({ sharers, kills }, place) => {
      const kept = played[place];
      return (
        sharers.join() === kept?.sharers.join() &&
        kills.map(({ id, multiplier }) => `${id}×${multiplier}`).join() ===
          kept.kills.map(({ id, multiplier }) => `${id}×${multiplier}`).join()
      );
    })
  );
}
