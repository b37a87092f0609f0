import type { Route } from '../../http/route.ts';
import { contactBeginRoute } from './contact-begin.route.ts';
import { contactConfirmRoute } from './contact-confirm.route.ts';
import { passkeyBeginRoute } from './passkey-begin.route.ts';
import { passkeyFinishRoute } from './passkey-finish.route.ts';
import { passkeyListRoute } from './passkey-list.route.ts';
import { passkeyRemoveRoute } from './passkey-remove.route.ts';
import { passkeyRenameRoute } from './passkey-rename.route.ts';
import { recoveryRenewRoute } from './recovery-renew.route.ts';
import { secondStepRoute } from './second-step.route.ts';
import { totpBeginRoute } from './totp-begin.route.ts';
import { totpConfirmRoute } from './totp-confirm.route.ts';
import { totpDisableRoute } from './totp-disable.route.ts';

export { resetSecondStep } from './reset-second-step.service.ts';

export const routes: readonly Route[] = [
  secondStepRoute,
  totpBeginRoute,
  totpConfirmRoute,
  totpDisableRoute,
  recoveryRenewRoute,
  passkeyBeginRoute,
  passkeyFinishRoute,
  passkeyListRoute,
  passkeyRenameRoute,
  passkeyRemoveRoute,
  contactBeginRoute,
  contactConfirmRoute,
];
