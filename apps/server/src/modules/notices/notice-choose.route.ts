import { noticeChoose } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { choose } from './choices.service.ts';

export const noticeChooseRoute = defineRoute(noticeChoose, choose);
