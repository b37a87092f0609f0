import { networkOf } from '../caller-network.ts';

/** Counts the open sockets of each address. */
export interface SocketCount {
  /** Counts one more; gives the function that takes it back, null when the address has its fill. */
  enter(address: string): (() => void) | null;
}

/** `max` 0: no limit. */
export function createSocketCount(max: number): SocketCount {
  const open = new Map<string, number>();
  return {
    enter(address) {
      const network = networkOf(address);
      const before = open.get(network) ?? 0;
      if (max > 0 && before >= max) return null;
      open.set(network, before + 1);
      return () => {
        const count = (open.get(network) ?? 1) - 1;
        if (count === 0) open.delete(network);
        else open.set(network, count);
      };
    },
  };
}
