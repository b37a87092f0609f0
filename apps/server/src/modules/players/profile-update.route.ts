import { profileUpdate } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { changeProfile } from './profile.service.ts';

export const profileUpdateRoute = defineRoute(profileUpdate, changeProfile);
