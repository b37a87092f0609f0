import { privacyGet } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { consentsOf } from './consents.service.ts';

export const privacyGetRoute = defineRoute(privacyGet, consentsOf);
