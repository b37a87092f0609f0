import {
  fishingSeaList,
  fishingSessionClose,
  fishingSessionGet,
  fishingSessionOpen,
  type CallResponse,
} from '@pavilion/contracts';
import { seaAt, type Spawn } from '@pavilion/games/fishing/index';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';

export type Sea = CallResponse<typeof fishingSeaList>['value'][number];
type SeaKind = Sea['kind'];

/** The first sea of a kind on the first site, opened where there is none yet. */
export async function seaOf(server: TestServer, kind: SeaKind): Promise<string> {
  return (await openSea(server, kind)).sea_id;
}

export async function openSea(server: TestServer, kind: SeaKind): Promise<Sea> {
  await server.runJob('open-seas');
  const { value } = await server.call(fishingSeaList, {});
  const sea = value.find((one) => one.kind === kind && one.seated < one.seats);
  if (!sea) throw new Error(`no free ${kind}`);
  return sea;
}

/** Opens a session of 100.00 in the shallows; its id. */
export async function fish(server: TestServer, { me }: TestPlayer): Promise<string> {
  const sea_id = await seaOf(server, 'shallows');
  const { value } = await server.call(fishingSessionOpen, { ...me, sea_id, buy_in: '100.00' });
  return value.session_id;
}

/** Ends the session a player may have. */
export async function stopFishing(server: TestServer, { me }: TestPlayer): Promise<void> {
  const { value } = await server.call(fishingSessionGet, me);
  if (value) await server.call(fishingSessionClose, { ...me, session_id: value.session_id });
}

/** What swims so long after the sea began, by default a minute, and that time. */
export function swimming(
  sea: Pick<Sea, 'sea_seed'>,
  at_ms = 60_000,
): { at_ms: number; spawns: readonly Spawn[] } {
  return { at_ms, spawns: seaAt(sea.sea_seed, at_ms) };
}
