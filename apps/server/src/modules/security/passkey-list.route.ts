import { passkeyList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listPasskeys } from './passkeys.service.ts';

export const passkeyListRoute = defineRoute(passkeyList, listPasskeys);
