import { savedMethodRemove } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { forgetSaved } from './forget-saved.service.ts';

export const savedMethodRemoveRoute = defineRoute(savedMethodRemove, forgetSaved);
