export { removeAbandoned } from './abandoned.store.ts';
export { createActivePlayer, createComputerPlayer } from './operator.service.ts';
export { beginSession, refuseByState, type LoginAnswer } from './begin-session.service.ts';
export { callerKey, callerOf } from './caller.service.ts';
export { forgiveCode, requestCode } from './code-request.service.ts';
export { hashOfNoPassword, hashPassword } from './password.ts';
export { takeNumber } from './code-number.service.ts';
export { countryOfPhone, parsePhone } from './phone.ts';
export { readExcludedUntil } from './exclusion.store.ts';
export {
  findPlayerById,
  findTaken,
  lockPlayerById,
  updatePlayer,
  type PlayerRow,
} from './player.store.ts';
export {
  accountsOpenedBy,
  closeForGood,
  computerPlayers,
  type DemoPlayer,
} from './public-password.service.ts';
export { relyingPartyOf, type RelyingParty } from './relying-party.ts';
export { passSecondStep, waitingSignIn } from './second-step.service.ts';
export { tellOfSecurity, type SecurityNews } from './security-mail.service.ts';
export { readSecondStepState, type SecondStepState } from './sign-in-challenge.store.ts';
export {
  authenticateSession,
  endSessions,
  forgetSessions,
  openSession,
  peekSession,
} from './session.service.ts';
export { sessionEndedChannel, type SessionsEnded } from './session-cache.ts';
export { pruneIdentity } from './prune.service.ts';
export { proveTac, sendTac } from './tac.service.ts';
export { endTacs } from './tac.store.ts';
export { verifyOwnPassword } from './password.service.ts';
export {
  countWithin,
  forgive,
  refuseUntilEnd,
  throttle,
  throttleAddress,
  throttleRules,
} from './throttle.service.ts';
export { countTry, forgetTries, readTries } from './throttle.store.ts';
export { accountMeant } from './which-account.ts';
export { playerOfAccount } from './player-of-account.ts';
