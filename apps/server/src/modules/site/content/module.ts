import {
  adsvisit,
  contentFooter,
  contentLegal,
  contentLegalAccept,
  contentPage,
  faqList,
  faqSearch,
  fetchAnnounment,
  fetchSlide,
  getAnalytics,
  marquee,
  newsGet,
  newsList,
  partners,
  referral,
  seo,
  siteinfodetail,
  socialAccount,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { authenticateSession } from '../../account/identity/index.ts';
import { contentOffice } from './content.office.ts';
import { noteAdVisit } from './ad-visit.service.ts';
import {
  analyticsScriptsOf,
  announcementsOf,
  marqueesOf,
  partnersOf,
  siteInfoOf,
  slidesOf,
  socialAccountsOf,
} from './content.service.ts';
import { faqsOf, searchFaqs } from './faqs/faqs.service.ts';
import { countSearch } from './faqs/search-rate.ts';
import { footerOf } from './footer/footer.service.ts';
import { acceptLegal, legalOf } from './legal/legal.service.ts';
import { newsArticleOf, newsListOf } from './news/news.service.ts';
import { promotionsTold } from './promotions.service.ts';
import { contentPageOf } from './pages.service.ts';
import { personalData } from './personal-data.ts';
import { scopeOf } from './scope-of.ts';
import { seoOf } from './seo.service.ts';
import { publishDue } from './versions/publish.service.ts';

/** What content adds to the server. */
export const contentModule = defineModule({
  office: contentOffice,
  personal: personalData,
  jobs: [
    /** Brings out what waits and whose time has come. */
    defineJob({
      name: 'publish-content',
      everyMs: 5000,
      onStart: true,
      leader: true,
      run: (context) => publishDue(context),
    }),
  ],
  routes: [
    defineRoute(fetchSlide, async (context) => ({
      value: await slidesOf(scopeOf(context)),
    })),
    defineRoute(fetchAnnounment, async (context) => {
      const scope = scopeOf(context);
      return { value: [...(await announcementsOf(scope)), ...(await promotionsTold(scope))] };
    }),
    defineRoute(newsList, (context, { preview, ...input }) =>
      newsListOf(scopeOf(context, preview), input),
    ),
    defineRoute(newsGet, async (context, { preview, slug }) => ({
      value: await newsArticleOf(scopeOf(context, preview), slug),
    })),
    defineRoute(faqList, async (context, { preview }) => ({
      value: await faqsOf(scopeOf(context, preview)),
    })),
    defineRoute(faqSearch, async (context, { text }) => {
      countSearch(context);
      return { value: await searchFaqs(scopeOf(context), text) };
    }),
    defineRoute(contentPage, async (context, { preview, page }) => ({
      value: await contentPageOf(scopeOf(context, preview), page),
    })),
    defineRoute(contentFooter, async (context) => ({ value: await footerOf(scopeOf(context)) })),
    defineRoute(contentLegal, async (context, { account_id: accountId, auth: token }) => {
      const { server, site } = context;
      // Half of what proves a player proves none: that is no guest.
      const isGuest = accountId === undefined && token === undefined;
      const proof = { accountId: accountId ?? '', token: token ?? '' };
      const player = isGuest ? null : await authenticateSession(server, site, proof);
      return { value: await legalOf(context, player?.id ?? null) };
    }),
    defineRoute(contentLegalAccept, async (context, { document, version }) => {
      await acceptLegal(context, context.player.id, { document, version });
      return {};
    }),
    defineRoute(marquee, async (context) => ({
      value: await marqueesOf(scopeOf(context)),
    })),
    defineRoute(referral, async (context) => ({
      setting_value: context.site.referralSetting,
    })),
    defineRoute(seo, async (context, input) => ({
      value: await seoOf(scopeOf(context), input.page_name),
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
      await noteAdVisit(context, {
        ...{ fbp: input.fbp, appsflyerId: input.appsflyer_id },
        ...{ affiliateCode: input.affiliate_code, clickId: input.click_id },
      });
      return {};
    }),
  ],
});
