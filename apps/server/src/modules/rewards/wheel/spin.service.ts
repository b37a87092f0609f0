import type { CallInput, spin } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { createRandomStream } from '@pavilion/domain/fair-stream';
import { localDateOf } from '@pavilion/domain/time-zones';
import { spinWheel, streakAfter, streakPrize } from '@pavilion/rewards/wheel';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { seedToLock, takeNonce } from '../../games/fairness/index.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { countVersions } from '../campaigns/index.ts';
import { budgetProblem, givePrize } from '../prizes/index.ts';
import { insertSpin, readLastSpin, type SpinDraft, type SpinRow } from './spin.store.ts';
import { nextAfter, spinView } from './spin-view.ts';
import {
  lockedWheel,
  reasonAgainstSpin,
  streakLength,
  wheelOf,
  type Wheel,
} from './wheel-of-site.service.ts';

const ownerOf = ({ site, player }: PlayerContext) => ({ siteId: site.id, playerId: player.id });

/**
 * Spins the wheel, once a date of the site's zone, and gives what it stops on and what the streak
 * gives. Fails with `gameUnavailable`, `alreadySpun` (detail: when again), `notEligible` (detail:
 * the rule) and `budgetSpent`; nothing is drawn then.
 */
export async function spinOnce(context: PlayerContext, input: CallInput<typeof spin>) {
  const { server, site } = context;
  const owner = ownerOf(context);
  const { code } = await wheelOf(context);
  const lockSeed = await seedToLock(server, owner);
  return answerOnce(
    context,
    input,
    async (executor) => {
      const wheel = await lockedWheel(executor, context, code);
      const last = await readLastSpin(executor, owner, code);
      await refuse(executor, context, wheel, last);
      const row = await draw(executor, context, wheel, last);
      await give(executor, context, wheel, row);
      const of = { ...owner, currency: site.currency.code };
      return { value: spinView(site, row), ...(await balanceOf(server, of, executor)) };
    },
    { lockFirst: lockSeed },
  );
}

async function refuse(
  executor: Executor,
  context: PlayerContext,
  wheel: Wheel,
  last: SpinRow | null,
): Promise<void> {
  const { site, now } = context;
  const nextAt = last && nextAfter(site, last);
  if (nextAt && now < nextAt) fail('alreadySpun', { statusDetail: nextAt.toISOString() });
  const reason = await reasonAgainstSpin(executor, context, wheel);
  if (reason !== null) fail('notEligible', { statusDetail: reason });
}

/** The streak that a spin now makes, and what it gives beside the spin's own prize. */
export function streakNow(
  { site, now }: Pick<PlayerContext, 'site' | 'now'>,
  wheel: Wheel,
  last: Pick<SpinRow, 'localDate' | 'streakDays'> | null,
) {
  const localDate = localDateOf(site.timeZone)(now);
  const before = last && { last: last.localDate, days: last.streakDays };
  const { days } = streakAfter(before, localDate);
  return {
    localDate,
    days,
    prize: streakPrize(wheel.fields.streak ?? [], streakLength(wheel), days),
  };
}

/** Draws with the player's next nonce, after the budget was seen to hold whatever comes. */
async function draw(
  executor: Executor,
  context: PlayerContext,
  wheel: Wheel,
  last: SpinRow | null,
): Promise<SpinRow> {
  const { server, site, player, now } = context;
  const owner = ownerOf(context);
  const { segments } = wheel.fields;
  const streak = streakNow(context, wheel, last);
  const problem = await budgetProblem(server, executor, {
    ...{ site, playerId: player.id, item: wheel },
    anyOf: segments.filter(({ weight }) => weight > 0).map(({ prize }) => prize),
    beside: streak.prize ? [streak.prize] : [],
  });
  if (problem !== null) fail(problem === 'spent' ? 'budgetSpent' : 'gameUnavailable');
  const seed = await takeNonce(server, executor, owner);
  const segment = spinWheel(segments, createRandomStream(seed));
  const drawn: SpinDraft = {
    id: server.ids.next(),
    wheelCode: wheel.code,
    version: await countVersions(executor, { siteId: site.id, code: wheel.code }),
    localDate: streak.localDate,
    timeZone: site.timeZone,
    weights: segments.map(({ weight }) => weight),
    segment,
    prize: segments[segment]?.prize ?? { kind: 'none' },
    streakDays: streak.days,
    streakPrize: streak.prize,
    seedId: seed.id,
    nonce: seed.nonce,
    spunAt: now,
  };
  await insertSpin(executor, owner, drawn);
  return { ...drawn, seedHash: seed.hash, clientSeed: seed.clientSeed };
}

async function give(
  executor: Executor,
  { server, site, player }: PlayerContext,
  item: Wheel,
  row: SpinRow,
): Promise<void> {
  const key = `${player.id}:${row.localDate}`;
  const grant = { site, playerId: player.id, item, source: 'spin', subject: row.id };
  await givePrize(server, executor, { ...grant, claimKey: key, prize: row.prize });
  if (row.streakPrize)
    await givePrize(server, executor, {
      ...grant,
      claimKey: `${key}:streak`,
      prize: row.streakPrize,
    });
}
