/**
 * What staff may be allowed, one word per kind of action and not per thing: who reads payouts does
 * not decide them, who decides them does not set their rules.
 */
export const permissions = [
  ...(['books.audit', 'changes.read', 'demo.remove'] as const),
  ...(['sites.read', 'sites.create', 'sites.look', 'sites.maintain', 'sites.scripts'] as const),
  ...(['sites.games', 'sites.jurisdiction', 'sites.deposits', 'sites.adapters'] as const),
  ...(['sites.zone', 'rewards.read', 'rewards.publish', 'rewards.switch'] as const),
  ...(['referrals.read', 'referrals.decide', 'affiliates.read', 'affiliates.change'] as const),
  ...(['content.read', 'content.write', 'content.publish'] as const),
  ...(['players.status', 'players.limits.read', 'players.second-step.reset'] as const),
  ...(['players.sports-factor'] as const),
  ...(['identity.read', 'identity.decide', 'identity.rules'] as const),
  ...(['deposits.charge-back'] as const),
  ...(['payouts.read', 'payouts.decide', 'payouts.rules'] as const),
  ...(['offers.read', 'offers.send', 'vip.rules'] as const),
  ...(['promotions.read', 'promotions.change'] as const),
  ...(['sports.read', 'sports.import', 'sports.results', 'sports.names', 'sports.limits'] as const),
  ...(['trading.read', 'trading.publish', 'trading.markets'] as const),
  ...(['trading.errors.propose', 'trading.errors.decide'] as const),
  ...(['sports.feeds'] as const),
  ...(['providers.read', 'providers.connect', 'providers.keys', 'providers.switch'] as const),
  ...(['providers.terms', 'providers.reconcile', 'providers.rounds.cancel'] as const),
  ...(['providers.pools.pay'] as const),
  ...(['lotteries.read', 'lotteries.change', 'lotteries.void'] as const),
  ...(['bingo.read', 'bingo.change', 'bingo.void'] as const),
  ...(['fishing.read', 'fishing.settle'] as const),
  ...(['poker.read', 'poker.tables', 'poker.hands.open'] as const),
  ...(['support.read', 'support.answer', 'support.erase', 'support.rules'] as const),
  ...(['free-rounds.read', 'free-rounds.grant', 'sessions.end'] as const),
] as const;

export type Permission = (typeof permissions)[number];
