import { noticeChoices } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { choicesOf } from './choices.service.ts';

export const noticeChoicesRoute = defineRoute(noticeChoices, (context) => choicesOf(context));
