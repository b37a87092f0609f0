import { defineModule } from '../../../module.ts';
import { registerSiteFiles } from './site-files.http.ts';
import { registerPagePictures } from './titled/page-pictures.http.ts';
import { registerStaticFiles } from './static-files.http.ts';

/** What pages adds to the server. */
export const pagesModule = defineModule({
  http: async (app, context) => {
    registerSiteFiles(app, context);
    registerPagePictures(app, context);
    await registerStaticFiles(app, context);
  },
});
