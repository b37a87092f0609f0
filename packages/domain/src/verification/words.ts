/**
 * What a document shows: who somebody is, that it is he, where he lives, whose the means of payment
 * is.
 */
export const documentKinds = ['identity', 'selfie', 'address', 'payment'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(text: string): text is DocumentKind {
  return documentKinds.some((kind) => kind === text);
}

/** `expired` is an approved one whose time is over. */
export const documentStates = ['checking', 'approved', 'refused', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document was refused; the player reads it, and what to do about it. */
export const documentReasons = [
  'unreadable',
  'cutOff',
  'wrongKind',
  'outOfDate',
  'nameDiffers',
  'birthDateDiffers',
  'tooOld',
  'altered',
  'underage',
  'other',
] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** Why an operator asks for one more document; the player reads it. */
export const askReasons = ['largeSums', 'detailsChanged', 'unclear', 'lawAsks'] as const;
export type AskReason = (typeof askReasons)[number];

/** What an operator should look at before he says yes. */
export const flagKinds = [
  'underage',
  'samePerson',
  'samePhone',
  'sameMail',
  'sameDestination',
  'sameDevice',
  'sameFile',
  'nameDiffers',
] as const;
export type FlagKind = (typeof flagKinds)[number];
