import {
  getHotGames,
  partners,
  siteinfodetail,
  socialAccount,
  type PageFrame,
} from '@pavilion/contracts';
import type { PageRequest } from './page-request.types.ts';
import type { PageCalls } from './page-calls.ts';

/**
 * What the frame of a page shows: the answers of the calls the browser would make once the page
 * stands.
 */
export async function frameOf(calls: PageCalls, page: PageRequest): Promise<PageFrame> {
  const [hot, socials, info, shownPartners] = await Promise.all([
    calls.ask(page, getHotGames),
    calls.ask(page, socialAccount),
    calls.ask(page, siteinfodetail),
    calls.ask(page, partners),
  ]);
  const { cms, show_app_download, show_bf_ann_modal, show_referral } = info;
  const statuses = Object.entries(cms).map(([name, { status }]) => [name, status] as const);
  return {
    hasHotGames: hot.value.length > 0,
    socials: socials.value,
    partners: shownPartners.value,
    show_app_download,
    show_bf_ann_modal,
    show_referral,
    cms_status: Object.fromEntries(statuses),
  };
}
