import { trimDecimals } from './wire-number.ts';

/** One unit of a currency is 100,000 on this wire. */
const decimals = 5;

/** Micro-units of the wire as a decimal amount. */
export function amountOfMicro(micro: number): string {
  const digits = String(micro).padStart(decimals + 1, '0');
  return trimDecimals(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/**
 * A decimal amount in micro-units; what is finer than the wire is left out, so that a balance is
 * never told too high.
 */
export function microOfAmount(amount: string): string {
  const [units = '0', fraction = ''] = amount.split('.');
  return String(BigInt(units + fraction.padEnd(decimals, '0').slice(0, decimals)));
}
