import { divideFloor, divideHalfUp, formatMinor } from '../money/index.ts';

/**
 * An amount as the wire or the ledger has it: a decimal string in major units, or whole minor
 * units.
 */
export type VipAmount = string | bigint | null | undefined;

const fullTenths = 1000n;

/**
 * Progress towards the next level: (starting + cycle) / next as a percentage with one decimal,
 * capped at 100 (specification, point 9). All three amounts must be in the same unit. 0 when the
 * requirement is missing or not above zero, or an amount is missing or not a number. Rounded half
 * up, but 100 is shown only when it is reached.
 */
export function vipProgressPercent(starting: VipAmount, cycle: VipAmount, next: VipAmount): number {
  const parts = [starting, cycle, next].map(parsed);
  const decimals = Math.max(...parts.map((part) => part?.decimals ?? 0));
  const [start, during, needed] = parts.map((part) =>
    part === null ? null : part.digits * 10n ** BigInt(decimals - part.decimals),
  );
  if (!isAmount(start) || !isAmount(during) || !isAmount(needed) || needed <= 0n) return 0;
  const done = start + during;
  if (done <= 0n) return 0;
  if (done >= needed) return 100;
  const tenths = divideHalfUp(done * fullTenths, needed);
  const shown = tenths >= fullTenths ? divideFloor(done * fullTenths, needed) : tenths;
  return Number(shown) / 10;
}

/**
 * What a player has done in all, starting + cycle, with the decimals of the two; an amount that is
 * none counts as nothing.
 */
export function vipTotal(starting: VipAmount, cycle: VipAmount): string {
  const parts = [starting, cycle].map((amount) => parsed(amount) ?? { digits: 0n, decimals: 0 });
  const decimals = Math.max(...parts.map((part) => part.decimals));
  const scaled = parts.map((part) => part.digits * 10n ** BigInt(decimals - part.decimals));
  return formatMinor(
    scaled.reduce((sum, digits) => sum + digits, 0n),
    decimals,
  );
}

const isAmount = (value: bigint | null | undefined): value is bigint => typeof value === 'bigint';

function parsed(amount: VipAmount): { digits: bigint; decimals: number } | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount ?? ''));
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const digits = BigInt(whole + decimals);
  return { digits: sign === '-' ? -digits : digits, decimals: decimals.length };
}
