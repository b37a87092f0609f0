import { privacyConsent } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { changeConsents } from './consents.service.ts';

export const privacyConsentRoute = defineRoute(privacyConsent, changeConsents);
