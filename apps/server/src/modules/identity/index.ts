import type { RegisterHttp } from '../../http/http-module.ts';
import type { Route } from '../../http/route.ts';
import { forgotPasswordRoute } from './forgot-password.route.ts';
import { loginTacRoute } from './login-tac.route.ts';
import { loginRoute } from './login.route.ts';
import { logoutRoute } from './logout.route.ts';
import { resetPasswordRoute } from './reset-password.route.ts';
import { sessionEndRoute } from './session-end.route.ts';
import { sessionListRoute } from './session-list.route.ts';
import { startSessionCache } from './session-cache.ts';
import { signupRoute } from './signup.route.ts';
import { tacRequestLoginRoute } from './tac-request-login.route.ts';
import { tacRequestNewRegisterRoute } from './tac-request-new-register.route.ts';
import { tacVerifyRoute } from './tac-verify.route.ts';
import { updatePasswordRoute } from './update-password.route.ts';

export { removeAbandoned } from './abandoned.store.ts';
export {
  changePlayerStatus,
  createActivePlayer,
  createComputerPlayer,
} from './operator.service.ts';
export { forgiveCode, requestCode } from './code-request.service.ts';
export { hashPassword } from './password.ts';
export {
  accountsOpenedBy,
  closeForGood,
  computerPlayers,
  type DemoPlayer,
} from './public-password.service.ts';
export { authenticateSession, openSession, peekSession } from './session.service.ts';
export { sessionEndedChannel, type SessionsEnded } from './session-cache.ts';
export { pruneIdentity } from './prune.service.ts';
export { proveTac } from './tac.service.ts';
export { verifyOwnPassword } from './password.service.ts';
export { countWithin, throttle, throttleRules } from './throttle.service.ts';

export const routes: readonly Route[] = [
  signupRoute,
  tacVerifyRoute,
  tacRequestNewRegisterRoute,
  loginRoute,
  tacRequestLoginRoute,
  loginTacRoute,
  logoutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  updatePasswordRoute,
  sessionListRoute,
  sessionEndRoute,
];

/** Keeps the memory of sessions as long as the server runs. */
export const registerHttp: RegisterHttp = async (app, context) => {
  const stop = await startSessionCache(context);
  app.addHook('onClose', stop);
};
