import type { RegisterHttp } from '../../http/http-module.ts';
import { registerSiteFiles } from './site-files.http.ts';
import { registerStaticFiles } from './static-files.http.ts';

export { pageHandler } from './page-handler.ts';

export const registerHttp: RegisterHttp = async (app, context) => {
  registerSiteFiles(app, context);
  await registerStaticFiles(app, context);
};
