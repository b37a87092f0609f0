import { privacyClose } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { closeAccount } from './close.service.ts';

export const privacyCloseRoute = defineRoute(privacyClose, closeAccount);
