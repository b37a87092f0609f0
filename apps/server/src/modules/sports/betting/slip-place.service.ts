import {
  isErrorCode,
  type CallInput,
  type CallResponse,
  type ErrorCode,
  type slipPlace,
} from '@pavilion/contracts';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { limitDetail } from '../../account/protection/index.ts';
import { pocketsView } from '../../money/wallet/index.ts';
import { acceptedView } from './bet-view.ts';
import { rulesVersion } from './rules-version.ts';
import { sendSlip } from './send-slip.service.ts';
import { askedBets } from './slip-bets.ts';
import { byDecision, detailOfRefusal, pathOfRefusal } from './slip-refusals.ts';
import type { SlipOrder, SlipRefusal } from './slip.store.ts';
import { sportDelays } from './sport-delays.ts';

type Input = Pick<CallInput<typeof slipPlace>, 'request_id' | 'odds_change' | 'bets'>;

/**
 * Places the bets of a slip, of one leg or several: all of them or none (wire contract of the
 * sportsbook, 4). A slip with a live pick is pending: its stakes are taken, and `decide-slips`
 * decides it. Fails with the first code in the order of the decision; `errors` names every refused
 * leg and bet.
 */
export async function placeSlip(
  context: PlayerContext,
  input: Input,
): Promise<CallResponse<typeof slipPlace>> {
  const order = orderOf(context, input);
  const answer = await sendSlip(context, order);
  if (answer.status === 'refused') return refuseSlip(context, answer.refusals);
  const { slip_id, state, placed_at, decides_at } = answer;
  return {
    slip: {
      slip_id,
      state,
      placed_at: new Date(placed_at).toISOString(),
      decides_at: decides_at === null ? null : new Date(decides_at).toISOString(),
      decided_at: null,
      refusals: [],
      reoffer: null,
      bets: answer.bets.map((bet) => acceptedView(bet, state)),
    },
    ...pocketsView(answer, context.site.currency.code),
  };
}

function orderOf({ server, site, player, now }: PlayerContext, input: Input): SlipOrder {
  const { bets: asked, odds_change: policy } = input;
  if (asked.length === 0) fail('slipEmpty');
  const bets = askedBets(asked).map(({ shape, fault, ...bet }, index) => {
    if (fault !== null) return fail(fault.code, { errors: [fault] });
    const text = asked[index]?.unit_stake ?? '';
    const unitStakeMinor = parseAmount(text, site.currency.code);
    if (unitStakeMinor === null) return failField(`bets.${index}.unit_stake`, 'invalidAmount');
    const { type: betType, sizes, bankers, isEachWay } = shape;
    return { betType, unitStakeMinor, sizes, bankers, isEachWay, ...bet };
  });
  return {
    siteId: site.id,
    playerId: player.id,
    slipId: server.ids.next(),
    requestId: input.request_id ?? server.ids.next(),
    // Not the bet ids: they are new with every attempt.
    requestHash: canonicalHash({ policy, bets }),
    currency: site.currency.code,
    policy,
    bets: bets.map((bet) => ({ betId: server.ids.next(), ...bet })),
    delays: sportDelays,
    rulesVersion,
    now,
  };
}

/** Fails with the first refusal in the order of the decision. */
export function refuseSlip(
  { site }: Pick<PlayerContext, 'site'>,
  refusals: readonly SlipRefusal[],
): never {
  const currency = site.currency.code;
  const [first] = byDecision(refusals);
  if (!first || !isErrorCode(first.code)) throw new Error('a refusal without a known code');
  const errors = byDecision(refusals).flatMap((refusal) => {
    const path = pathOfRefusal(refusal);
    return path === '' ? [] : [{ path, code: refusal.code }];
  });
  const statusDetail = first.limit
    ? limitDetail(first.limit, currency)
    : (detailOfRefusal(first, (minor) => formatAmount(minor, currency)) ?? undefined);
  return fail(first.code satisfies ErrorCode, { errors, statusDetail });
}
