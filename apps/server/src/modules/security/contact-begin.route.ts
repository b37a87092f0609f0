import { contactBegin } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { beginContactChange } from './contact.service.ts';

export const contactBeginRoute = defineRoute(contactBegin, beginContactChange);
