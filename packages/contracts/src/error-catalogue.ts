/**
 * The closed catalogue of failure codes (wire page, "Manner"). A code is a translation key of the group `errors`;
 * `status` is the HTTP status H of the envelope `statusCode: -H`.
 */
export interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Codes of the session family make the client log out (specification, point 8). */
  isSessionFamily?: true;
}

const code = (status: ErrorEntry['status']): ErrorEntry => ({ status });
const session = (status: ErrorEntry['status']): ErrorEntry => ({ status, isSessionFamily: true });

export const errorCatalogue = {
  // session family
  sessionExpired: session(401),
  BLOCK: session(403),
  CLOSE: session(403),
  permissionDenied: session(403),
  // every call
  serviceUnavailable: code(503),
  internalServerError: code(500),
  siteNotFound: code(404),
  invalidSite: code(400),
  invalidInput: code(400),
  malformedJson: code(400),
  payloadTooLarge: code(413),
  // Not 408, on which browsers send the whole request once more before they say anything.
  requestTooSlow: code(400),
  unsupportedMediaType: code(415),
  methodNotAllowed: code(405),
  notFound: code(404),
  tooManyRequests: code(429),
  requestIdReused: code(409),
  // identity
  accountTaken: code(409),
  phoneTaken: code(409),
  emailTaken: code(409),
  invalidTac: code(400),
  expiredTac: code(400),
  invalidCredentials: code(401),
  accountPending: code(403),
  selfExcluded: code(403),
  wrongPassword: code(400),
  weakPassword: code(400),
  samePassword: code(400),
  invalidReferrer: code(400),
  underage: code(400),
  // games, inbox
  gameNotFound: code(404),
  inboxNotFound: code(404),
  alreadyClaimed: code(409),
  nothingToClaim: code(409),
  noticeFixed: code(409),
  accountInUse: code(409),
  // play
  gameUnavailable: code(403),
  invalidParams: code(400),
  roundNotFound: code(404),
  tableNotFound: code(404),
  ticketNotFound: code(404),
  otherGameOpen: code(409),
  handOpen: code(409),
  handFinished: code(409),
  roundClosed: code(409),
  roundTooSoon: code(409),
  tooLate: code(409),
  tooManyBets: code(409),
  demoNotFound: code(404),
  invalidClientSeed: code(400),
  // money
  insufficientFunds: code(409),
  depositNotFound: code(404),
  methodNotFound: code(404),
  savedMethodNotFound: code(404),
  amountTooLow: code(400),
  amountTooHigh: code(400),
  limitReached: code(409),
  depositLimitNeeded: code(409),
  limitNotDeclinable: code(409),
  limitNotPending: code(409),
  limitTooEarly: code(409),
  providerUnavailable: code(503),
  // second step before something that matters
  stepUpRequired: code(403),
  secondStepRequired: code(401),
  challengeExpired: code(401),
  secondStepSet: code(409),
  secondStepNotSet: code(409),
  invalidPasskey: code(400),
  passkeyNotFound: code(404),
  tooManyPasskeys: code(409),
  fieldLocked: code(409),
  sameContact: code(409),
  // withdrawals
  invalidDestination: code(400),
  nameMismatch: code(400),
  destinationTaken: code(409),
  tooManyDestinations: code(409),
  destinationNotFound: code(404),
  destinationInUse: code(409),
  destinationNotReady: code(409),
  amountLocked: code(409),
  identityRequired: code(403),
  withdrawalNotFound: code(404),
  notCancellable: code(409),
  // identity checks
  invalidFile: code(400),
  documentNotNeeded: code(409),
  tooManyDocuments: code(409),
  // sports
  eventNotFound: code(404),
  selectionNotFound: code(404),
  marketSuspended: code(409),
  marketClosed: code(409),
  eventStarted: code(409),
  priceChanged: code(409),
  stakeTooLow: code(400),
  stakeTooHigh: code(409),
  payoutTooHigh: code(409),
  slipEmpty: code(400),
  slipTooLong: code(400),
  duplicateSelection: code(400),
  tooManyLegs: code(400),
  tooManyLines: code(400),
  invalidSystem: code(400),
  relatedSelections: code(409),
  notCombinable: code(409),
  notEachWay: code(409),
  oddsTooHigh: code(409),
  slipNotFound: code(404),
  betNotFound: code(404),
  roundNotShown: code(404),
  // rewards
  bonusNotFound: code(404),
  bonusOver: code(409),
  bonusStacking: code(409),
  bonusMaxBet: code(409),
  bonusNotForGame: code(409),
  bonusForfeits: code(409),
  voucherNotFound: code(404),
  voucherNotUsable: code(409),
  promotionNotFound: code(404),
  promotionOver: code(409),
  notEligible: code(409),
  budgetSpent: code(409),
  termsChanged: code(409),
  quoteChanged: code(409),
  codeNotValid: code(400),
  insufficientTokens: code(409),
  alreadySpun: code(409),
  missionNotFound: code(404),
  missionNotDone: code(409),
  missionOver: code(409),
  raceNotFound: code(404),
  raceOver: code(409),
  rewardOver: code(409),
  jackpotNotFound: code(404),
  // support
  conversationNotFound: code(404),
  assistantNotFound: code(404),
  assistantUnavailable: code(503),
  chatOffline: code(409),
  conversationClosed: code(409),
  tooManyFiles: code(409),
  ticketClosed: code(409),
  guestsNotAllowed: code(403),
  formExpired: code(400),
  // content
  contentNotFound: code(404),
  consentRequired: code(403),
  previewExpired: code(403),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value);
}

/** Failures that any call may answer, whatever its contract lists. */
export const commonErrorCodes = [
  'serviceUnavailable',
  'internalServerError',
  'siteNotFound',
  'invalidSite',
  'invalidInput',
  'malformedJson',
  'payloadTooLarge',
  'requestTooSlow',
  'unsupportedMediaType',
  'methodNotAllowed',
  'tooManyRequests',
] as const satisfies readonly ErrorCode[];
