import * as z from 'zod/mini';

/** What something gives; what does not fit a kind is null. */
export const prize = z.object({
  kind: z.enum(['none', 'cash', 'bonus', 'token', 'free_bet', 'free_rounds']),
  /** Of the site's currency, of tokens whole. */
  amount: z.nullable(z.string()),
  /** The bonus, free bet or free rounds it becomes. */
  template: z.nullable(z.string()),
  rounds: z.nullable(z.int()),
});

/** What decided a spin or a round with tokens: the seeds of the player, as of any bet. */
export const seedsUsed = z.object({
  server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.int(),
});

/** What a movement or a play belongs to. */
export const playReference = z.object({
  type: z.string(),
  id: z.string(),
  provider_code: z.nullable(z.string()),
});

const gameScope = {
  scope: z.enum(['category', 'provider', 'game']),
  ref: z.string(),
};

/** Everything that decides about an item, as it is agreed to; shown before. */
export const terms = z.object({
  version: z.string(),
  published_at: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  places: z.array(z.string()),
  eligibility: z.array(z.object({ rule: z.string(), value: z.string(), text: z.string() })),
  grant: z.object({
    kind: z.string(),
    percent: z.nullable(z.int()),
    max: z.nullable(z.string()),
    amount: z.nullable(z.string()),
  }),
  /** Null: nothing has to be played. */
  wagering: z.nullable(
    z.object({
      multiplier_percent: z.int(),
      base: z.enum(['bonus', 'bonus_and_deposit']),
      counts: z.enum(['all', 'bonus']),
      min_odds: z.nullable(z.string()),
      default_weight_bp: z.int(),
      weights: z.array(z.object({ ...gameScope, weight_bp: z.int() })),
      not_playable: z.array(z.object(gameScope)),
    }),
  ),
  order: z.enum(['cash_first', 'bonus_first']),
  max_bet: z.nullable(z.string()),
  max_cash_out: z.nullable(z.string()),
  expires_hours: z.int(),
  claim_hours: z.nullable(z.int()),
  on_withdrawal: z.enum(['keep', 'forfeit']),
  principal: z.enum(['stays', 'goes']),
  end_below: z.string(),
  stacking_group: z.nullable(z.string()),
  budget: z.object({ shown: z.nullable(z.string()) }),
  notified_by: z.array(z.string()),
  cancel: z.string(),
});

const bonusStates = [
  'offered',
  'queued',
  'active',
  'closing',
  'completed',
  'spent',
  'expired',
  'forfeited',
  'revoked',
] as const;
export const bonusState = z.enum(bonusStates);

export const bonus = z.object({
  bonus_id: z.string(),
  template_code: z.string(),
  title: z.string(),
  state: bonusState,
  order: z.enum(['cash_first', 'bonus_first']),
  granted: z.string(),
  /** What is in the pocket; 0 while it is queued and after its end. */
  balance: z.string(),
  open_stakes: z.object({ count: z.int(), bonus: z.string() }),
  required: z.string(),
  counted: z.string(),
  remaining: z.string(),
  max_bet: z.nullable(z.string()),
  max_cash_out: z.nullable(z.string()),
  converted: z.string(),
  expires_at: z.nullable(z.string()),
  activated_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  terms_version: z.string(),
  source: z.object({ type: z.string(), id: z.string() }),
});

export const promotionCard = z.object({
  promotion_code: z.string(),
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  img_url: z.nullable(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(['soon', 'open', 'over']),
  /** How it stands with the player who asks; null for guests. */
  mine: z.nullable(
    z.object({
      state: z.enum(['eligible', 'not_eligible', 'opted_in', 'used']),
      reason: z.nullable(z.string()),
    }),
  ),
});

export const mission = z.object({
  mission_code: z.string(),
  title: z.string(),
  text: z.string(),
  period: z.enum(['once', 'day', 'week', 'season']),
  period_key: z.string(),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  claim_until: z.nullable(z.string()),
  metric: z.string(),
  unit: z.enum(['count', 'amount', 'level', 'multiplier']),
  target: z.union([z.string(), z.number()]),
  progress: z.union([z.string(), z.number()]),
  filter: z.record(z.string(), z.unknown()),
  requires: z.array(z.string()),
  state: z.enum(['locked', 'open', 'done', 'claimed', 'over']),
  prize,
  season_points: z.int(),
});

const racePlace = z.object({
  place: z.int(),
  name: z.string(),
  score: z.string(),
  prize: z.nullable(prize),
});

export const race = z.object({
  race_code: z.string(),
  title: z.string(),
  metric: z.enum(['turnover', 'points', 'multiplier', 'net_win']),
  unit: z.enum(['amount', 'points', 'multiplier']),
  filter: z.record(z.string(), z.unknown()),
  weights: z.array(z.object({ ...gameScope, weight_bp: z.int() })),
  entry: z.enum(['auto', 'join']),
  /**
   * Of a race to join: from when on the player's plays count. Null: they have not joined, or all
   * are in.
   */
  joined_at: z.nullable(z.string()),
  /** The least score that has a place. */
  min_score: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  freeze_minutes: z.int(),
  state: z.enum(['soon', 'running', 'freezing', 'paid', 'stopped']),
  prizes: z.array(z.object({ from: z.int(), to: z.int(), prize })),
  prize_sum: z.string(),
  players: z.int(),
  leaders: z.array(racePlace),
  mine: z.nullable(racePlace),
  counted_at: z.string(),
  terms_version: z.string(),
});
export const raceRow = racePlace;

export const spinRecord = z.object({
  spin_id: z.string(),
  local_date: z.string(),
  segment: z.int(),
  prize,
  fairness: seedsUsed,
  streak: z.int(),
  streak_prize: z.nullable(prize),
  next_at: z.string(),
});

export const miniRound = z.object({
  round_id: z.string(),
  game: z.enum(['pick', 'scratch', 'match']),
  state: z.enum(['open', 'settled']),
  cost: z.int(),
  params: z.record(z.string(), z.unknown()),
  outcome: z.record(z.string(), z.unknown()),
  actions: z.array(z.union([z.string(), z.int()])),
  prize: z.nullable(prize),
  fairness: seedsUsed,
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});

export const cashReward = z.object({
  reward_code: z.string(),
  kind: z.enum(['rakeback', 'cashback', 'reload']),
  title: z.string(),
  state: z.enum(['running', 'claimable', 'over']),
  period_key: z.nullable(z.string()),
  from: z.string(),
  to: z.nullable(z.string()),
  rate_bp: z.int(),
  level: z.int(),
  /** The sums it is worked out from, so that anybody can. */
  inputs: z.record(z.string(), z.string()),
  accrued: z.string(),
  claimable: z.string(),
  next_at: z.nullable(z.string()),
  claim_until: z.nullable(z.string()),
  pays: z.enum(['cash', 'bonus']),
});
