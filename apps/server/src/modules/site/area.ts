import type { ServerModule } from '../../module.ts';
import { adaptersModule } from './adapters/module.ts';
import { contentModule } from './content/module.ts';
import { mediaModule } from './media/module.ts';
import { pagesModule } from './pages/module.ts';
import { sitesModule } from './sites/module.ts';
import { statisticsModule } from './statistics/module.ts';

/** Brands: their hosts, look, content, pages and figures. */
export const siteArea: readonly ServerModule[] = [
  adaptersModule,
  contentModule,
  mediaModule,
  sitesModule,
  statisticsModule,
  pagesModule,
];
