export { writeConsents } from './consents.service.ts';
export { makeWaitingExports } from './exports.service.ts';
export { prunePrivacy } from './prune.service.ts';
