import { jackpotList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { jackpotsOf } from './jackpot-list.service.ts';

export const jackpotListRoute = defineRoute(jackpotList, (context) =>
  jackpotsOf(context.server, context.site, context.language.code),
);
