export { crowdNames, type CrowdName } from './crowd-names.ts';
export { actionsDue, crowdPace, isCrowdBurst } from './crowd-pace.ts';
export {
  planCrowdAction,
  type CrowdAction,
  type CrowdOffer,
  type CrowdPlayer,
  type CrowdSituation,
} from './crowd-plan.ts';
