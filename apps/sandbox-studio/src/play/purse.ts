import type { FallenPot } from '../jackpots/jackpots.ts';

/**
 * What came of moving money. `unclear`: it is being settled with the wallet, and the picture must
 * not tell a result yet.
 */
export type PurseAnswer =
  | { kind: 'ok'; balanceMinor: bigint }
  | { kind: 'refused'; code: string; clientAction: string }
  | { kind: 'unclear' };

/** Part of a stake that goes into a pot of the operator's. */
export interface PotShare {
  jackpotId: string;
  amountMinor: bigint;
  /** The stake was taken, or is owed to the wallet: it is in the pot. */
  keep(): void;
}

/** Where the stakes of a session come from and its wins go to. */
export interface Purse {
  /** As last heard. */
  readonly balanceMinor: bigint;
  /** Takes a stake and pays its win, and a pot that fell to it, in one step. */
  settle(
    roundId: string,
    money: { costMinor: bigint; winMinor: bigint; pot: FallenPot | null; share: PotShare | null },
  ): Promise<PurseAnswer>;
  /**
   * Pays a round that cost nothing, 0 included, and counts it; unclear: it is paid as soon as the
   * wallet can be reached.
   */
  payFree(roundId: string, grantId: string, winMinor: bigint): Promise<PurseAnswer>;
  /** Takes a stake, of a round with several the so-manieth; unclear: it is given back. */
  stake(roundId: string, costMinor: bigint, number?: number): Promise<PurseAnswer>;
  /**
   * Pays what these stakes of a round won and closes it; unclear: it is paid as soon as the wallet
   * can be reached.
   */
  pay(roundId: string, winMinor: bigint, stakes?: readonly number[]): Promise<PurseAnswer>;
  refresh(): Promise<PurseAnswer>;
  /** The player left. */
  leave(): Promise<void>;
}

/** Play money: kept here, gone with the session, known to no wallet. */
export function createDemoPurse(startMinor: bigint): Purse {
  let balanceMinor = startMinor;
  const ok = (): PurseAnswer => ({ kind: 'ok', balanceMinor });
  const change = (costMinor: bigint, winMinor: bigint): PurseAnswer => {
    if (balanceMinor < costMinor)
      return { kind: 'refused', code: 'INSUFFICIENT_FUNDS', clientAction: 'none' };
    balanceMinor += winMinor - costMinor;
    return ok();
  };
  return {
    get balanceMinor() {
      return balanceMinor;
    },
    settle: (_roundId, { costMinor, winMinor }) => Promise.resolve(change(costMinor, winMinor)),
    payFree: (_roundId, _grantId, winMinor) => Promise.resolve(change(0n, winMinor)),
    stake: (_roundId, costMinor) => Promise.resolve(change(costMinor, 0n)),
    pay: (_roundId, winMinor) => Promise.resolve(change(0n, winMinor)),
    refresh: () => Promise.resolve(ok()),
    leave: () => Promise.resolve(),
  };
}
