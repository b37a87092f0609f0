export { leastSportsEdgeBp } from './campaign-site.service.ts';
export { factsOf, reasonAgainst } from './eligibility.service.ts';
export { readTerms, type RewardItem } from './item.store.ts';
export {
  findItem,
  itemsOfKind,
  itemsOfSite,
  openItems,
  readItem,
  stateOfItem,
  textOf,
  type ItemOfKind,
  type ItemState,
} from './live-items.service.ts';
export { codeKey, publishCampaign } from './publish-campaign.service.ts';
export { areRewardsOff } from './switch.store.ts';
