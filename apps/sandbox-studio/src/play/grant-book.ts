import type {
  createFreeRounds,
  listFreeRounds,
  ProviderInput,
  ProviderResponse,
} from '@pavilion/contracts/provider';
import type { Clock } from '@pavilion/domain/ids';
import { formatMinor } from '@pavilion/domain/money';
import type { FreeRounds } from './free-rounds.types.ts';

export type Grant = ProviderResponse<typeof listFreeRounds>['grants'][number];
type Order = ProviderInput<typeof createFreeRounds>;

interface Held {
  order: Order;
  exponent: number;
  isCancelled: boolean;
  /** Of all games of the grant together; null until one of them opens. */
  free: FreeRounds | null;
}

const keptMax = 20_000;

/** Free rounds that the wallet told us of, the oldest forgotten first. */
export function createGrantBook(clock: Clock) {
  const grants = new Map<string, Held>();

  function stateOf({ order, isCancelled, free }: Held): Grant['state'] {
    if (free && free.played >= order.rounds) return 'finished';
    if (isCancelled) return 'cancelled';
    return Date.parse(order.validUntil) > clock.now().getTime() ? 'active' : 'expired';
  }

  const told = (held: Held): Grant => ({
    ...held.order,
    state: stateOf(held),
    played: held.free?.played ?? 0,
    won: formatMinor(held.free?.wonMinor ?? 0n, held.exponent),
  });

  return {
    write(order: Order, exponent: number): void {
      const { free = null, isCancelled = false } = grants.get(order.grantId) ?? {};
      grants.set(order.grantId, { order, exponent, isCancelled, free });
      const [oldest] = grants.keys();
      if (grants.size > keptMax && oldest !== undefined) grants.delete(oldest);
    },
    /**
     * The rounds of a grant, one and the same in every game that it is open in; the wallet's count
     * holds where it is ahead.
     */
    share(free: FreeRounds): FreeRounds {
      const held = grants.get(free.grantId);
      if (!held) return free;
      if (!held.free || held.free.played < free.played) held.free = free;
      return held.free;
    },
    cancel(grantId: string): boolean {
      const held = grants.get(grantId);
      if (held) held.isCancelled = true;
      return held !== undefined;
    },
    find(grantId: string, player: string): Grant | null {
      const held = grants.get(grantId);
      return held?.order.player === player ? told(held) : null;
    },
    all: (): Grant[] => [...grants.values()].map(told),
  };
}
export type GrantBook = ReturnType<typeof createGrantBook>;
