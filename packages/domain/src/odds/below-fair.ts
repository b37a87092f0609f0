/**
 * True when the prices of all outcomes of one market (thousandths) add up to less than 100 % in
 * inverse odds: whoever bets on every outcome gains whatever happens, so nobody meant to offer
 * them. In whole numbers, because exactly 100 % is a fair price and a rounded sum could not tell.
 * Prices of a part of the outcomes say nothing here: the rest can still lose.
 */
export function isBelowFair(oddsMilli: readonly number[]): boolean {
  const odds = oddsMilli.map((price) => BigInt(price));
  const product = odds.reduce((whole, price) => whole * price, 1n);
  const inverses = odds.reduce((sum, price) => sum + product / price, 0n);
  return 1000n * inverses < product;
}

/**
 * No bookmaker keeps a third of what is staked; such prices were put together wrongly, whoever they
 * favour.
 */
const mostOverroundPercent = 150n;

/**
 * True when the prices of all outcomes of one market add up to more inverse odds than any market
 * has: 1.01, 1.01 and 1.01.
 */
export function isFarAboveFair(oddsMilli: readonly number[]): boolean {
  const odds = oddsMilli.map((price) => BigInt(price));
  const product = odds.reduce((whole, price) => whole * price, 1n);
  const inverses = odds.reduce((sum, price) => sum + product / price, 0n);
  return 100n * 1000n * inverses > mostOverroundPercent * product;
}
