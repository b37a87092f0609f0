import {
  contactBegin,
  contactConfirm,
  mailCode,
  mailConfirm,
  passkeyBegin,
  passkeyFinish,
  passkeyList,
  passkeyRemove,
  passkeyRename,
  recoveryRenew,
  secondStep,
  totpBegin,
  totpConfirm,
  totpDisable,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { securityOffice } from './security.office.ts';
import { beginContactChange, confirmContactChange } from './contact.service.ts';
import { confirmMail, requestMailCode } from './mail-proof.service.ts';
import {
  beginPasskey,
  finishPasskey,
  listPasskeys,
  namePasskey,
  removePasskey,
} from './passkeys.service.ts';
import {
  confirmTotp,
  disableTotp,
  renewRecovery,
  secondStepOf,
  startTotp,
} from './second-step.service.ts';

/** What security adds to the server. */
export const securityModule = defineModule({
  office: securityOffice,
  routes: [
    defineRoute(secondStep, secondStepOf),
    defineRoute(totpBegin, startTotp),
    defineRoute(totpConfirm, confirmTotp),
    defineRoute(totpDisable, disableTotp),
    defineRoute(recoveryRenew, renewRecovery),
    defineRoute(passkeyBegin, beginPasskey),
    defineRoute(passkeyFinish, finishPasskey),
    defineRoute(passkeyList, listPasskeys),
    defineRoute(passkeyRename, namePasskey),
    defineRoute(passkeyRemove, removePasskey),
    defineRoute(contactBegin, beginContactChange),
    defineRoute(contactConfirm, confirmContactChange),
    defineRoute(mailCode, (context) => requestMailCode(context)),
    defineRoute(mailConfirm, confirmMail),
  ],
});
