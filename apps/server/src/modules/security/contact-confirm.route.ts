import { contactConfirm } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { confirmContactChange } from './contact.service.ts';

export const contactConfirmRoute = defineRoute(contactConfirm, confirmContactChange);
