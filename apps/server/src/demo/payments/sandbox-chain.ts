import { networks } from '../../modules/money/payments/index.ts';
import type { SandboxPayment } from './sandbox-payment.store.ts';

/** Between two blocks. */
const blockMs = 1500;
/** It tells of each so many. */
const toldEvery = 3;

/** How many confirmations make it final; none for what is no crypto. */
function neededOf({ kind, network }: SandboxPayment): number {
  return kind === 'crypto' && network ? networks[network].confirmations : 0;
}

/** How often the chain has confirmed a payment that was sent; null once it is final. */
export function confirmationsOf(payment: SandboxPayment, now: Date): number | null {
  const { status, decided_at: sentAt } = payment;
  if (status !== 'paid' || sentAt === null) return null;
  const seen = Math.floor((now.getTime() - sentAt.getTime()) / blockMs);
  return seen >= neededOf(payment) ? null : Math.max(0, seen);
}

/**
 * When it tells what of a payment, from the moment it was sent: of crypto the confirmations, and at
 * last that it is paid.
 */
export function newsOf(
  payment: SandboxPayment,
): { afterMs: number; confirmations: number | null }[] {
  const needed = neededOf(payment);
  const steps = payment.status === 'paid' ? needed : 0;
  const counts = Array.from({ length: steps }, (_, index) => index).filter(
    (count) => count % toldEvery === 1,
  );
  return [
    ...counts.map((count) => ({ afterMs: count * blockMs, confirmations: count })),
    { afterMs: steps * blockMs, confirmations: null },
  ];
}
