export {
  audienceRules,
  ineligibility,
  type Audience,
  type AudienceRule,
  type PlayerFacts,
} from './audience.ts';
