export { ageOn, isBirthDate } from './age.ts';
export {
  grantOf,
  missingKinds,
  roomOf,
  standingOf,
  type HeldDocument,
  type LevelRule,
  type Standing,
} from './levels.ts';
export { openRequests, warningDays, type DocumentRequest } from './requests.ts';
export {
  askReasons,
  documentKinds,
  documentReasons,
  documentStates,
  flagKinds,
  isDocumentKind,
  type AskReason,
  type DocumentKind,
  type DocumentReason,
  type DocumentState,
  type FlagKind,
} from './words.ts';
export { personKey } from './same-person.ts';
