import type { CallResponse, spinState } from '@pavilion/contracts';
import { addDays, localDateOf, startOfDate } from '@pavilion/domain/time-zones';
import { streakCalendar, totalWeight } from '@pavilion/rewards/wheel';
import type { PlayerContext } from '../../../http/route.ts';
import { areRewardsOff, countVersions } from '../campaigns/index.ts';
import { budgetProblem, prizeView } from '../prizes/index.ts';
import { readLastSpin, type SpinRow } from './spin.store.ts';
import { streakNow } from './spin.service.ts';
import { nextAfter, spinView } from './spin-view.ts';
import { reasonAgainstSpin, streakLength, wheelOf, type Wheel } from './wheel-of-site.service.ts';

type WheelView = CallResponse<typeof spinState>['value'];

/**
 * The wheel as it stands for the player: its odds, whether and when it can be spun, and the streak.
 */
export async function wheelState(context: PlayerContext): Promise<CallResponse<typeof spinState>> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const wheel = await wheelOf(context);
  const last = await readLastSpin(db, { siteId: site.id, playerId: player.id }, wheel.code);
  const today = localDateOf(site.timeZone)(now);
  const next = last && nextAfter(site, last);
  const waits = next !== null && now < next;
  const reason = waits ? 'alreadySpun' : await reasonNow(context, wheel, last);
  return {
    value: {
      wheel_code: wheel.code,
      version: await countVersions(db, { siteId: site.id, code: wheel.code }),
      ...oddsOf(wheel),
      eligible: reason === null,
      reason,
      local_date: today,
      time_zone: site.timeZone,
      next_at: (waits ? next : startOfDate(site.timeZone, addDays(today, 1))).toISOString(),
      streak: streakView(wheel, last, today),
      last: last && spinView(site, last),
    },
  };
}

const oddsOf = ({ fields }: Wheel): Pick<WheelView, 'segments' | 'total_weight'> => ({
  segments: fields.segments.map(({ label, weight, prize }, index) => ({
    ...{ index, label, weight },
    prize: prizeView(prize),
  })),
  // Files are refused above 2^53.
  total_weight: Number(totalWeight(fields.segments)),
});

/** Why the wheel cannot be spun now though its day has come; null: it can. */
async function reasonNow(
  context: PlayerContext,
  wheel: Wheel,
  last: SpinRow | null,
): Promise<string | null> {
  const { server, site, player } = context;
  const { db } = server.database;
  if (await areRewardsOff(db, site.id)) return 'rewardsOff';
  const reason = await reasonAgainstSpin(db, context, wheel);
  if (reason !== null) return reason;
  const { prize } = streakNow(context, wheel, last);
  const problem = await budgetProblem(server, db, {
    ...{ site, playerId: player.id, item: wheel },
    anyOf: wheel.fields.segments.filter(({ weight }) => weight > 0).map((one) => one.prize),
    beside: prize ? [prize] : [],
  });
  return problem === null ? null : 'budgetSpent';
}

function streakView(wheel: Wheel, last: SpinRow | null, today: string): WheelView['streak'] {
  const length = streakLength(wheel);
  const streak = last && { last: last.localDate, days: last.streakDays };
  const calendar = streakCalendar({ prizes: wheel.fields.streak ?? [], length }, streak, today);
  const isAlive = last !== null && last.localDate >= addDays(today, -1);
  return {
    days: isAlive ? last.streakDays : 0,
    length,
    calendar: calendar.map((day) => ({ ...day, prize: day.prize && prizeView(day.prize) })),
  };
}
