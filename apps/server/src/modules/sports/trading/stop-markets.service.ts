import type { Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  announceChanges,
  findHeldPlace,
  holdMarkets,
  lockEvent,
  releaseMarkets,
  type HeldPlace,
} from '../sportsbook/index.ts';

/** A market or an event that a person stopped or opened. */
interface StoppedPlace {
  eventId: string;
  /** How many markets changed. */
  markets: number;
}

/**
 * Stops a market, or all of an event and whatever is made of it later, until a person opens it. No
 * bet is accepted meanwhile, and prices of its source do not open it. Throws {@link OperatorError}.
 */
export const stopMarkets = (
  context: ServerContext,
  actor: string,
  wish: { place: string; reason: string },
): Promise<StoppedPlace> =>
  change(context, actor, { ...wish, action: 'trading.stop' }, holdMarkets);

/** Opens what a person stopped. Throws {@link OperatorError}. */
export const openMarkets = (
  context: ServerContext,
  actor: string,
  wish: { place: string; reason: string },
): Promise<StoppedPlace> =>
  change(context, actor, { ...wish, action: 'trading.open' }, releaseMarkets);

function change(
  context: ServerContext,
  actor: string,
  { place: id, reason, action }: { place: string; reason: string; action: string },
  work: (executor: Executor, place: HeldPlace) => Promise<number>,
): Promise<StoppedPlace> {
  return changeAsOperator(context, actor, {
    action,
    subject: { siteId: null, subject: id },
    reason,
    lock: async (trx) => {
      const place = isUuid(id) ? await findHeldPlace(trx, id) : null;
      if (!place)
        throw new OperatorError(`there is no event and no market ${id}; see \`event list\``);
      await lockEvent(trx, place.eventId);
      return place;
    },
    work: async (trx, place) => {
      const { eventId, marketId } = place;
      const markets = await work(trx, place);
      const answer = { eventId, markets };
      if (markets === 0 && marketId !== null) return { answer };
      await announceChanges(context, trx, [
        { eventId, isStateChanged: false, isOddsChanged: true },
      ]);
      return { answer, before: null, after: { ...place, markets } };
    },
  });
}
