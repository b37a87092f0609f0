import {
  forgotPassword,
  login,
  loginTac,
  logout,
  resetPassword,
  sessionEnd,
  sessionList,
  signup,
  tacRequestLogin,
  tacRequestNewRegister,
  tacVerify,
  updatePassword,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { identityOffice } from './identity.office.ts';
import { activate } from './activation.service.ts';
import { requestCode } from './code-request.service.ts';
import { signIn, signInWithCode } from './login.service.ts';
import { endOwnSessions, listSessions } from './own-sessions.service.ts';
import { changePassword, requestReset, resetPasswordByCode, signOut } from './password.service.ts';
import { pruneIdentity } from './prune.service.ts';
import { startSessionCache } from './session-cache.ts';
import { signUp } from './signup.service.ts';
import { deviceNew, playerWelcomed } from './notices.ts';
import { personalData } from './personal-data.ts';

/** What identity adds to the server. */
export const identityModule = defineModule({
  personal: personalData,
  notices: [deviceNew, playerWelcomed],
  office: identityOffice,
  routes: [
    defineRoute(signup, async (context, input) => ({
      account_id: await signUp(context, input),
    })),
    defineRoute(tacVerify, async (context, input) => {
      await activate(context, input);
      return {};
    }),
    defineRoute(tacRequestNewRegister, async (context, input) => {
      await requestCode(context, {
        accountId: input.account_id,
        purpose: 'register',
        isMeant: (player) => player.status === 'PENDING',
      });
      return {};
    }),
    defineRoute(login, signIn),
    defineRoute(tacRequestLogin, async (context, input) => {
      await requestCode(context, {
        accountId: input.account_id,
        purpose: 'login',
        isMeant: (player) => player.status === 'ACTIVE',
      });
      return {};
    }),
    defineRoute(loginTac, signInWithCode),
    defineRoute(logout, async (context) => {
      await signOut(context);
      return {};
    }),
    defineRoute(forgotPassword, async (context, input) => {
      await requestReset(context, input);
      return {};
    }),
    defineRoute(resetPassword, async (context, input) => {
      await resetPasswordByCode(context, input);
      return {};
    }),
    defineRoute(updatePassword, async (context, input) => {
      await changePassword(context, input);
      return {};
    }),
    defineRoute(sessionList, listSessions),
    defineRoute(sessionEnd, async (context, input) => {
      await endOwnSessions(context, input);
      return {};
    }),
  ],
  /** Keeps the memory of sessions as long as the server runs. */
  http: async (app, context) => {
    const stop = startSessionCache(context);
    app.addHook('onClose', async () => stop());
  },
  jobs: [
    /** Removes sign-ins that ended long ago and throttles that are over. */
    defineJob({
      name: 'prune-sessions',
      everyMs: 60 * 60 * 1000,
      leader: true,
      run: (context) => pruneIdentity(context),
    }),
  ],
});
