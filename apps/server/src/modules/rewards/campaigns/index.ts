export { leastSportsEdgeBp } from './campaign-site.service.ts';
export { factsOf, reasonAgainst } from './eligibility.service.ts';
export { lockCampaign, stopCampaign } from './campaign.store.ts';
export { countVersions, readTerms, stopItems, type RewardItem } from './item.store.ts';
export {
  findItem,
  forgetItems,
  itemsOfKind,
  itemsOfSite,
  openItems,
  readItem,
  stateOfItem,
  textOf,
  titlesOf,
  type ItemOfKind,
  type ItemState,
} from './live-items.service.ts';
export {
  checkCampaign,
  codeKey,
  publishCampaign,
  type CheckedCampaign,
} from './publish-campaign.service.ts';
export { areRewardsOff } from './switch.store.ts';
export { toldOfFile } from './told-of-file.ts';
