import {
  adsvisit,
  fetchAnnounment,
  fetchSlide,
  getAnalytics,
  marquee,
  partners,
  referral,
  seo,
  siteinfodetail,
  socialAccount,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { contentOffice } from './content.office.ts';
import { noteAdVisit } from './ad-visit.service.ts';
import {
  analyticsScriptsOf,
  announcementsOf,
  marqueesOf,
  partnersOf,
  seoOf,
  siteInfoOf,
  slidesOf,
  socialAccountsOf,
} from './content.service.ts';
import { scopeOf } from './scope-of.ts';

/** What content adds to the server. */
export const contentModule = defineModule({
  office: contentOffice,
  routes: [
    defineRoute(fetchSlide, async (context) => ({
      value: await slidesOf(scopeOf(context)),
    })),
    defineRoute(fetchAnnounment, async (context) => ({
      value: await announcementsOf(scopeOf(context)),
    })),
    defineRoute(marquee, async (context) => ({
      value: await marqueesOf(scopeOf(context)),
    })),
    defineRoute(referral, async (context) => ({
      setting_value: context.site.referralSetting,
    })),
    defineRoute(seo, async (context, input) => ({
      value: await seoOf(context.server, context.site, input.page_name),
    })),
    defineRoute(socialAccount, async (context) => ({
      value: await socialAccountsOf(context),
    })),
    defineRoute(siteinfodetail, (context) => siteInfoOf(scopeOf(context))),
    defineRoute(partners, async (context) => ({
      value: await partnersOf(context),
    })),
    defineRoute(getAnalytics, async (context) => ({
      value: await analyticsScriptsOf(context),
    })),
    defineRoute(adsvisit, async (context, input) => {
      await noteAdVisit(context, { fbp: input.fbp, appsflyerId: input.appsflyer_id });
      return {};
    }),
  ],
});
