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
export {
  documentKinds,
  documentReasons,
  documentStates,
  flagKinds,
  isDocumentKind,
  type DocumentKind,
  type DocumentReason,
  type DocumentState,
  type FlagKind,
} from './words.ts';
export { canonicalMail, personKey } from './same-person.ts';
