import type { PlayerFacts } from '@pavilion/rewards/audience';
import type { RewardItem } from '../campaigns/index.ts';

/** What may bring a reward by itself: the sign-up, or levels reached (above one, up to another). */
export type Moment = { on: 'signup'; at: Date } | { on: 'level'; above: number; upTo: number };

type Timed = Pick<RewardItem, 'fields' | 'startsAt' | 'endsAt'>;

/** Whether an item is given for a moment. */
export function answersMoment(item: Timed, moment: Moment): boolean {
  if (!('trigger' in item.fields)) return false;
  const { on, level = 0 } = item.fields.trigger;
  if (on !== moment.on) return false;
  return moment.on === 'signup'
    ? isWithin(item, moment.at)
    : level > moment.above && level <= moment.upTo;
}

/**
 * The rule of a sign-up or a level that a player can no more meet; null: they can, or the item has
 * none.
 */
export function ruleAgainstMoment(item: Timed, { registeredAt }: PlayerFacts): 'signup' | null {
  const isOfSignup = 'trigger' in item.fields && item.fields.trigger.on === 'signup';
  return isOfSignup && !isWithin(item, registeredAt) ? 'signup' : null;
}

/** Whether agreeing gives an item at once: what it asks for besides has come already. */
export function isGivenByAgreeing(item: Timed, facts: PlayerFacts): boolean {
  if (!('trigger' in item.fields)) return false;
  const { on, level = 0 } = item.fields.trigger;
  if (on === 'claim') return true;
  if (on === 'signup') return isWithin(item, facts.registeredAt);
  return on === 'level' && facts.level >= level;
}

const isWithin = ({ startsAt, endsAt }: Timed, at: Date): boolean => at >= startsAt && at < endsAt;
