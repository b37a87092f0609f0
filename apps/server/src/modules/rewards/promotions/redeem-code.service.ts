import type { CallInput } from '@pavilion/contracts';
import type { bonusCode } from '@pavilion/contracts/player/rewards/bonus-code.contract';
import { networkOf } from '../../../caller-network.ts';
import { fail, Failure } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { countTry, readTries, refuseUntilEnd } from '../../account/identity/index.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { stackingProblem, viewOfBonus } from '../bonuses/index.ts';
import {
  codeKey,
  factsOf,
  findItem,
  readItem,
  reasonAgainst,
  stateOfItem,
} from '../campaigns/index.ts';
import { givePrize, prizeView } from '../prizes/index.ts';
import { useCode } from './opt-in.store.ts';
import { prizeOfItem, releaseOf } from './prize-of-item.ts';

/**
 * Takes what a code gives, once. Unknown, used up and over are one answer; wrong codes are counted
 * by player and address, and a right one forgives none of another player's.
 */
export async function redeemCode(context: PlayerContext, input: CallInput<typeof bonusCode>) {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  await refuseGuessing(context);
  return answerOnce(context, input, async (executor) => {
    const itemCode = await useCode(executor, site.id, codeKey(input.code));
    const item = itemCode === null ? null : await readItem(executor, site.id, itemCode);
    if (!item || stateOfItem(item, now) !== 'open') return fail('codeNotValid');
    const reason = reasonAgainst(item.fields, await factsOf(executor, site, player.id, now), now);
    if (reason !== null) fail('notEligible', { statusDetail: reason });
    const prize = prizeOfItem(site, item, null) ?? fail('codeNotValid');
    const bonus = await findItem(server, site.id, item.code, 'bonus', executor);
    const problem = bonus && (await stackingProblem(server, executor, owner, bonus));
    if (problem) fail(problem);
    const { bonusId } = await givePrize(server, executor, {
      ...{ site, playerId: player.id, item, prize, source: 'code' },
      claimKey: player.id,
      ...releaseOf(item),
    });
    const balances = await balanceOf(server, { ...owner, currency: site.currency.code }, executor);
    const bonusView = bonusId === null ? null : await viewOfBonus(context, bonusId, executor);
    const told = bonusView === null ? prizeView(prize) : null;
    return { value: { kind: item.fields.kind, bonus: bonusView, prize: told }, ...balances };
  }).catch((error: unknown) => countWrong(context, error));
}

const windowMs = 15 * 60_000;
/** Wrong codes within the window, after which every further one is refused. */
const wrongMax = { player: 5, address: 20 };

const keysOf = ({ player, ip }: PlayerContext) => [
  { key: `bonus-code:${player.id}`, triesMax: wrongMax.player },
  { key: `bonus-code:ip:${networkOf(ip)}`, triesMax: wrongMax.address },
];

async function refuseGuessing(context: PlayerContext): Promise<void> {
  const { server, now } = context;
  for (const { key, triesMax } of keysOf(context)) {
    const tries = await readTries(server.database.db, key, now, windowMs);
    if (tries && tries.count >= triesMax)
      refuseUntilEnd(tries.windowStartedAt, { triesMax, windowMs }, now);
  }
}

/** A wrong code counts; what else went wrong is no guess. */
async function countWrong(context: PlayerContext, error: unknown): Promise<never> {
  const { server, now } = context;
  if (error instanceof Failure && error.code === 'codeNotValid')
    for (const { key } of keysOf(context)) await countTry(server.database.db, key, now, windowMs);
  throw error;
}
