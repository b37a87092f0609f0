export {
  pathText,
  problemText,
  type CampaignCode,
  type CampaignProblem,
} from './campaign-problem.ts';
export {
  campaignSchema,
  type Campaign,
  type CampaignItem,
  type ItemKind,
  type ItemOf,
} from './campaign-schema.ts';
export type { CampaignSite, PlaceRules } from './campaign-site.ts';
export { changesOfRunning } from './compare-campaigns.ts';
export { oddsMilliOf } from './fields/simple.ts';
export { readCampaign, type ReadCampaign } from './read-campaign.ts';
