import { profile } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { profileOf } from './profile-read.service.ts';

export const profileRoute = defineRoute(profile, profileOf);
