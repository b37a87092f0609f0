import { passkeyRename } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { namePasskey } from './passkeys.service.ts';

export const passkeyRenameRoute = defineRoute(passkeyRename, namePasskey);
