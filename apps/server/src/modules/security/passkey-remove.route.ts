import { passkeyRemove } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { removePasskey } from './passkeys.service.ts';

export const passkeyRemoveRoute = defineRoute(passkeyRemove, removePasskey);
