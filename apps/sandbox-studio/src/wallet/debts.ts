import * as z from 'zod/mini';
import { transact, type ProviderRequest } from '@pavilion/contracts/provider';
import type { KeptFile } from '../kept/kept-file.ts';
import type { StudioPorts } from '../ports.ts';
import type { WalletClient } from './wallet-client.ts';

type Movement = ProviderRequest<typeof transact>;

interface Debt {
  movement: Movement;
  tries: number;
  dueMs: number;
}

/**
 * Movements that must reach the wallet and have not been answered yet: the same request, again and
 * again, further and further apart. They are kept: who starts next pays what is owed.
 */
export interface Debts {
  owe(movement: Movement): void;
  readonly count: number;
  /** Sends what is due. */
  work(): Promise<void>;
}

const firstPauseMs = 1_000;
const longestPauseMs = 5 * 60_000;

export function createDebts(
  wallet: WalletClient,
  { clock }: Pick<StudioPorts, 'clock'>,
  kept: KeptFile,
): Debts {
  const nowMs = (): number => clock.now().getTime();
  const debts = new Set<Debt>(
    readMovements(kept).map((movement) => ({ movement, tries: 0, dueMs: nowMs() })),
  );
  const keep = (): void => kept.write([...debts].map(({ movement }) => movement));
  let working: Promise<void> | null = null;

  async function pay(debt: Debt): Promise<void> {
    const answer = await wallet.send(transact, debt.movement);
    // A refusal for good: the wallet knows better, and its reconciliation has the last word.
    if (answer.kind === 'ok' || (answer.kind === 'refused' && answer.retry === 'never')) {
      debts.delete(debt);
      keep();
      return;
    }
    debt.tries += 1;
    debt.dueMs = nowMs() + Math.min(longestPauseMs, firstPauseMs * 2 ** debt.tries);
  }

  async function workOff(): Promise<void> {
    for (const debt of [...debts]) if (debt.dueMs <= nowMs()) await pay(debt);
  }

  return {
    owe(movement) {
      debts.add({ movement, tries: 0, dueMs: nowMs() + firstPauseMs });
      keep();
    },
    get count() {
      return debts.size;
    },
    work: () => (working ??= workOff().finally(() => (working = null))),
  };
}

function readMovements(kept: KeptFile): Movement[] {
  const found = kept.read();
  return found === null ? [] : z.parse(z.array(transact.request), found);
}
