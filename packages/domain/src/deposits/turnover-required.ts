/**
 * What has to be staked before a deposit may leave again, in minor units: a share in percent of
 * what reached the balance, rounded down as `open_turnover_lock` does; zero where nothing has to.
 */
export function turnoverRequired(creditedMinor: bigint, percent: number): bigint {
  return creditedMinor > 0n ? (creditedMinor * BigInt(percent)) / 100n : 0n;
}
