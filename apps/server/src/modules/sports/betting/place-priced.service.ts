import type { Executor } from '@pavilion/database';
import { priceBuilders } from './price-builders.service.ts';
import { callPlaceSlip, type SlipAnswer, type SlipOrder } from './slip.store.ts';

/** Prices move some times a second: a builder is as good as never worked out in vain this often. */
const attempts = 4;

/**
 * Places a slip whose builders are priced here: anew when one of their picks changed meanwhile.
 * `contended` also where they would not hold still.
 */
export async function placePriced(
  executor: Executor,
  order: SlipOrder,
  isExclusive: boolean,
): Promise<Exclude<SlipAnswer, { status: 'stale' }>> {
  const builders = order.bets.flatMap(({ legs }) =>
    legs.flatMap(({ pickIds }) => (pickIds ? [pickIds] : [])),
  );
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const priced = await priceBuilders(executor, builders);
    const answer = await callPlaceSlip(executor, order, isExclusive, priced);
    if (answer.status !== 'stale') return answer;
  }
  return { status: 'contended' };
}
