import { passkeyFinish } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { finishPasskey } from './passkeys.service.ts';

export const passkeyFinishRoute = defineRoute(passkeyFinish, finishPasskey);
