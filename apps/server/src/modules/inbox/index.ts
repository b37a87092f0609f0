import type { Route } from '../../http/route.ts';

export { addInboxItem, type InboxDraft } from './inbox.service.ts';
export { sendWelcome } from './welcome.service.ts';
export const routes: readonly Route[] = [];
