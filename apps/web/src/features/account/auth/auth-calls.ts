import { forgotPassword } from '@pavilion/contracts/player/account/forgot-password.contract';
import { loginTac } from '@pavilion/contracts/player/account/login-tac.contract';
import { login } from '@pavilion/contracts/player/account/login.contract';
import { loginSecond } from '@pavilion/contracts/player/account/login-second.contract';
import { passkeyLogin } from '@pavilion/contracts/player/account/passkey-login.contract';
import { passkeySignInBegin } from '@pavilion/contracts/player/account/passkey-sign-in-begin.contract';
import { resetPassword } from '@pavilion/contracts/player/account/reset-password.contract';
import { signup } from '@pavilion/contracts/player/account/signup.contract';
import { tacRequestLogin } from '@pavilion/contracts/player/account/tac-request-login.contract';
import { tacRequestNewRegister } from '@pavilion/contracts/player/account/tac-request-new-register.contract';
import { tacVerify } from '@pavilion/contracts/player/account/tac-verify.contract';
import { call, type CallArguments } from '../../../core/api.ts';
import { signWithPasskey } from '../../../core/second-step/passkeys.ts';
import { signIn, type LoginResult } from '../../../core/session/sign-in.ts';
import { visitOrigin } from './visit-origin.ts';

/** The forms show failures at their fields or hand them to the shared handler themselves. */
const handled = { handled: true } as const;

/** The sign-in before this one, to be shown; null at the first. */
export type LastLogin = LoginResult['last_login'];

function take(answer: LoginResult): LastLogin {
  signIn(answer);
  return answer.last_login;
}

export async function loginWithPassword(account_id: string, password: string): Promise<LastLogin> {
  return take(await call(login, { account_id, password }, handled));
}

/** Signs a self-excluded player in, to take his money out. */
export async function loginToWithdraw(account_id: string, password: string): Promise<LastLogin> {
  return take(await call(login, { account_id, password, only_to_withdraw: true }, handled));
}

export async function loginWithCode(account_id: string, tac: string): Promise<LastLogin> {
  return take(await call(loginTac, { account_id, tac }, handled));
}

/** Ends a sign-in that asked for a second step. */
export async function loginSecondStep(
  challenge: string,
  step_up: CallArguments<typeof loginSecond>['step_up'],
): Promise<LastLogin> {
  return take(await call(loginSecond, { challenge, step_up }, handled));
}

/** Signs in with a passkey the browser has for this site. */
export async function loginWithPasskey(): Promise<LastLogin> {
  const { options } = await call(passkeySignInBegin, {}, handled);
  const response = await signWithPasskey(options);
  return take(await call(passkeyLogin, { response }, handled));
}

export async function requestLoginCode(account_id: string): Promise<void> {
  await call(tacRequestLogin, { account_id }, handled);
}

export async function requestRegisterCode(account_id: string): Promise<void> {
  await call(tacRequestNewRegister, { account_id }, handled);
}

export async function verifyRegisterCode(account_id: string, tac: string): Promise<void> {
  await call(tacVerify, { account_id, tac }, handled);
}

export type SignupFields = Pick<
  CallArguments<typeof signup>,
  'account_id' | 'password' | 'contact_phone' | 'contact_email' | 'referrer_code' | 'age_confirmed'
>;

/**
 * Creates the pending account; where the visitor came from goes with it. Gives the account id as
 * stored.
 */
export async function signUp(fields: SignupFields): Promise<string> {
  return (await call(signup, { ...visitOrigin(), ...fields }, handled)).account_id;
}

export async function requestResetCode(account_id: string, contact_phone: string): Promise<void> {
  await call(forgotPassword, { account_id, contact_phone }, handled);
}

export async function setNewPassword(
  account_id: string,
  tac: string,
  new_password: string,
): Promise<void> {
  await call(resetPassword, { account_id, tac, new_password }, handled);
}
