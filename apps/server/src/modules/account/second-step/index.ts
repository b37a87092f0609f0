export {
  askForNewPasskey,
  keepPasskey,
  passkeysMax,
  takeNewPasskey,
} from './make-passkey.service.ts';
export {
  dropSecondStep,
  dropTotp,
  forgetUnneededRecovery,
  overviewOf,
  type SecondStepOverview,
} from './overview.service.ts';
export { askForPasskey } from './passkey-proof.service.ts';
export {
  countPasskeys,
  deletePasskeys,
  findOwnPasskey,
  readPasskeys,
  readPasskeysAt,
  renamePasskey,
  type PasskeyRow,
} from './passkey.store.ts';
export { proveStep, type SecondStepProof } from './prove-step.service.ts';

export { firstRecoveryCodes, renewRecoveryCodes } from './recovery.service.ts';
export { otpauthUrl } from './totp-code.ts';
export { beginTotp, confirmPending } from './totp.service.ts';
