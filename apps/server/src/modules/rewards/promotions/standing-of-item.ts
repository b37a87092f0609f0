import type { PlayerFacts } from '@pavilion/rewards/audience';
import { reasonAgainst, stateOfItem, type RewardItem } from '../campaigns/index.ts';
import type { Standing } from './opt-in.store.ts';
import { ruleAgainstMoment } from './trigger-moment.ts';

export type MineState = 'eligible' | 'not_eligible' | 'opted_in' | 'used';

/**
 * How an item stands with a player: used as often as may, agreed to, or for them and not, with the
 * rule they do not meet.
 */
export function standingOfItem(
  item: RewardItem,
  facts: PlayerFacts,
  { optedIn, given }: Standing,
  now: Date,
): { state: MineState; reason: string | null } {
  const most = item.fields.budget?.per_player ?? ('trigger' in item.fields ? 1 : null);
  if (most !== null && (given.get(item.code) ?? 0) >= most) return { state: 'used', reason: null };
  if (optedIn.has(item.code)) return { state: 'opted_in', reason: null };
  const reason = reasonAgainst(item.fields, facts, now) ?? ruleAgainstMoment(item, facts);
  if (reason !== null) return { state: 'not_eligible', reason };
  if (stateOfItem(item, now) === 'over') return { state: 'not_eligible', reason: 'over' };
  return { state: 'eligible', reason: null };
}

/** Kinds with a card of their own; what stands on a screen of its own has none. */
const carded: ReadonlySet<string> = new Set([
  ...(['bonus', 'free_bet', 'odds_boost', 'free_rounds', 'tokens', 'promotion'] as const),
  ...(['rakeback', 'cashback', 'reload'] as const),
]);

/** Whether an item is shown as a card: not one that only a code or a prize gives. */
export const isCard = ({ fields }: RewardItem): boolean =>
  carded.has(fields.kind) && !('trigger' in fields && fields.trigger.on === 'code');
