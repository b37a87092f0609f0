import { fetchSlide } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { scopeOf } from './scope-of.ts';
import { slidesOf } from './content.service.ts';

export const fetchSlideRoute = defineRoute(fetchSlide, async (context) => ({
  value: await slidesOf(scopeOf(context)),
}));
