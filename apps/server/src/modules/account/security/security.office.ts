import { officeCalls } from '@pavilion/contracts/office';
import { normaliseAccountId } from '@pavilion/domain/input';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { resetSecondStep } from './reset-second-step.service.ts';

/** What staff do about how players prove that it is them. */
export const securityOffice = [
  defineOffice(officeCalls.playerSecondStep, async ({ server, actor }, { reason, ...asked }) => {
    const site = findSite(server, asked.site);
    const account = normaliseAccountId(asked.account);
    const before = await resetSecondStep(server, { actor, reason }, site, account);
    return {
      had_app: before.totp_since !== null,
      passkeys: before.passkeys,
      recovery_codes: before.recovery_left,
    };
  }),
];
