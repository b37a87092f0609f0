import { passkeyBegin } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { beginPasskey } from './passkeys.service.ts';

export const passkeyBeginRoute = defineRoute(passkeyBegin, beginPasskey);
