import type { RegisterHttp } from '../../http/http-module.ts';
import type { Route } from '../../http/route.ts';
import { registerExport } from './export.http.ts';
import { privacyCloseRoute } from './privacy-close.route.ts';
import { privacyConsentRoute } from './privacy-consent.route.ts';
import { privacyExportRoute } from './privacy-export.route.ts';
import { privacyGetRoute } from './privacy-get.route.ts';

export { writeConsents } from './consents.service.ts';
export { makeWaitingExports } from './exports.service.ts';
export { prunePrivacy } from './prune.service.ts';
export const registerHttp: RegisterHttp = registerExport;
export const routes: readonly Route[] = [
  privacyGetRoute,
  privacyConsentRoute,
  privacyExportRoute,
  privacyCloseRoute,
];
