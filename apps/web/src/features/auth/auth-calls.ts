import { forgotPassword } from '@pavilion/contracts/auth/forgot-password.contract';
import { loginTac } from '@pavilion/contracts/auth/login-tac.contract';
import { login } from '@pavilion/contracts/auth/login.contract';
import { resetPassword } from '@pavilion/contracts/auth/reset-password.contract';
import { signup } from '@pavilion/contracts/auth/signup.contract';
import { tacRequestLogin } from '@pavilion/contracts/auth/tac-request-login.contract';
import { tacRequestNewRegister } from '@pavilion/contracts/auth/tac-request-new-register.contract';
import { tacVerify } from '@pavilion/contracts/auth/tac-verify.contract';
import { call, type CallArguments } from '../../core/api.ts';
import { signIn } from '../../core/session/sign-in.ts';
import { visitOrigin } from './visit-origin.ts';

/** The forms show failures at their fields or hand them to the shared handler themselves. */
const handled = { handled: true } as const;

export async function loginWithPassword(account_id: string, password: string): Promise<void> {
  signIn(await call(login, { account_id, password }, handled));
}

/** Signs a self-excluded player in, to take his money out. */
export async function loginToWithdraw(account_id: string, password: string): Promise<void> {
  signIn(await call(login, { account_id, password, only_to_withdraw: true }, handled));
}

export async function loginWithCode(account_id: string, tac: string): Promise<void> {
  signIn(await call(loginTac, { account_id, tac }, handled));
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

/** Creates the pending account; where the visitor came from goes with it. Gives the account id as stored. */
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
