import { formatMinor } from '@pavilion/domain/money';
import {
  fraction,
  multiplierOf,
  multiplierScale,
  ParamReader,
  rtpRow,
  type HandAction,
  type HandGame,
  type HandPart,
  type JsonObject,
} from '@pavilion/games';
import { holdemActions, type HoldemAction } from '@pavilion/games/table/holdem/index';
import { HoldemSeats, holdemSeats, mostBets } from './holdem-seats.ts';

const actions = holdemActions.filter((action) => action !== 'all_in');
const topE4 = BigInt(holdemSeats * mostBets) * multiplierScale;

/** What the player may do now and what the street's total then takes beyond what lies there. */
function choicesOf(table: HoldemSeats): Partial<Record<HoldemAction, bigint>> {
  const { own, hand, seats } = table.view();
  if (!own?.legal || hand?.result) return {};
  const { canCheck, callMinor, wager } = own.legal;
  const lies = seats.find(({ seat }) => seat === table.seat)?.betMinor ?? 0n;
  return {
    ...(canCheck ? { check: 0n } : { fold: 0n }),
    ...(callMinor === null ? {} : { call: callMinor }),
    ...(wager ? { [wager.action]: wager.leastMinor - lies } : {}),
  };
}

/** The table as the player may know it; amounts as decimals. */
function outcomeOf(table: HoldemSeats, exponent: number): JsonObject {
  const { own, hand, seats } = table.view();
  const write = (minor: bigint): string => formatMinor(minor, exponent);
  const shown = new Map(hand?.shown.map(({ seat, cards }) => [seat, cards]));
  return {
    seat: table.seat,
    cards: own?.cards.map(({ card }) => card) ?? [],
    board: hand?.board.map(({ card }) => card) ?? [],
    button: hand?.positions.button ?? 0,
    street: hand?.street ?? '',
    pot: write((hand?.pots ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    seats: seats.map(({ seat, betMinor, state }) => ({
      seat,
      bet: write(betMinor),
      state,
      cards: shown.get(seat)?.map(({ card }) => card) ?? [],
    })),
    winners: [
      ...new Set(
        (hand?.result?.pots ?? []).flatMap(({ shares }) => shares.map(({ seat }) => seat)),
      ),
    ],
  };
}

/**
 * Hold'em with a fixed limit against computers. The stake is the big blind and is held from the
 * start; what a bet takes beyond it is taken with the bet, and what was not put in comes back.
 */
export const fixedHoldem: HandGame<{ exponent: number }> = {
  engine: 'hand',
  code: 'fixed-holdem',
  name: "Texas Hold'em",
  category: 'table',
  version: 1,
  volatility: 'medium',
  maxMultiplierE4: topE4,
  mostStakesE4: BigInt(mostBets) * multiplierScale,
  topMultiplierE4: () => topE4,
  paramsSchema: { type: 'object', properties: {} },
  // No seat has an edge, and five in a hundred of a pot is the most that is kept of it.
  rtp: () => [rtpRow('main', {}, fraction(19n, 20n))],
  parseParams: (raw, exponent = 2) => new ParamReader(raw).done({ exponent }),
  run({ exponent }, done, stream, baseMinor = 10n ** BigInt(exponent)) {
    const table = new HoldemSeats(baseMinor, stream);
    const paidIn = (): bigint => table.buyInMinor - table.chipsMinor();
    let heldMinor = baseMinor;
    let refusal: { path: string; code: string } | null = null;
    for (const action of done) {
      const known = knownOf(action);
      const cost = known && choicesOf(table)[known];
      if (!known || cost === undefined || cost === null) {
        refusal = { path: 'action', code: known ? 'notAllowed' : 'invalidChoice' };
        break;
      }
      const total = paidIn() + cost;
      if (total > heldMinor) heldMinor = total;
      table.act(known);
    }
    const isSettled = Boolean(table.view().hand?.result);
    const choices = choicesOf(table);
    const costs = Object.entries(choices).map(([name, cost]): [string, bigint] => {
      const more = paidIn() + cost - heldMinor;
      return [name, more > 0n ? more : 0n];
    });
    const payoutMinor = isSettled ? heldMinor - paidIn() : null;
    const part: HandPart = { part: 'chips', stakeMinor: heldMinor, payoutMinor };
    return {
      isSettled,
      allowed: Object.keys(choices),
      costs: Object.fromEntries(costs),
      parts: [part],
      multiplierE4: payoutMinor === null ? 0n : multiplierOf(payoutMinor, heldMinor),
      outcome: outcomeOf(table, exponent),
      events: [{ type: 'dealt' }],
      ...(refusal ? { refusal } : {}),
    };
  },
  finishBy({ isSettled, allowed }) {
    if (isSettled) return null;
    return { action: allowed.includes('check') ? 'check' : 'fold', params: {} };
  },
};

const knownOf = ({ action }: HandAction): HoldemAction | null =>
  actions.find((known) => known === action) ?? null;
