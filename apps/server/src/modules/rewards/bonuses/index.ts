export { viewOfBonus } from './bonus-list.service.ts';
export type { BonusView } from './bonus-view.ts';
export { readLiveBonuses, type BonusRow } from './bonus.store.ts';
export { revokeBonusesOf } from './revoke-bonuses.service.ts';
export { isFunded, offerBonus, stackingProblem, startBonus } from './offer-bonus.service.ts';
