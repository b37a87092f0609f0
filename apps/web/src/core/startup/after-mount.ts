// chunk: later
import type { Call, CallResponse } from '@pavilion/contracts/define-call';
import { adsvisit } from '@pavilion/contracts/player/site/adsvisit.contract';
import { getAnalytics } from '@pavilion/contracts/player/site/get-analytics.contract';
import { partners } from '@pavilion/contracts/player/site/partners.contract';
import { siteinfodetail } from '@pavilion/contracts/player/site/siteinfodetail.contract';
import { socialAccount } from '@pavilion/contracts/player/site/social-account.contract';
import { getHotGames } from '@pavilion/contracts/player/games/get-hot-games.contract';
import { replaceEqualDeep } from '@tanstack/react-query';
import { call, type CallArguments } from '../api.ts';
import { queryClient, callQuery } from '../query.ts';
import { useLayoutStore, type LayoutState } from '../stores/layout.store.ts';
import { affiliateClick, affiliateId } from './affiliate.ts';
import { insertScripts } from './analytics.ts';
import { whenConsented } from './measuring-consent.ts';
import { keepOrigin } from './keep-origin.ts';
import { appsFlyerId, trackingId } from './tracking.ts';

/**
 * What the page loads once it is shown, outside maintenance (specification, point 4). Each part
 * fails on its own. `arrivalSearch`: query of the address the visit began with.
 */
export async function loadAfterMount(arrivalSearch: string): Promise<void> {
  // The ad visit asks who sent the visitor: that is kept by now, whatever of the page was loaded
  // first.
  keepOrigin(arrivalSearch);
  if (useLayoutStore.getState().maintenance.is_maintenance) return;
  const loads = [loadHotGames, loadSocials, loadSiteInfo, loadPartners, loadAnalytics, sendAdVisit];
  await Promise.allSettled(loads.map((load) => load()));
}

/** What the layout store keeps in the language of the page. Never rejects. */
export async function loadTexts(): Promise<void> {
  await Promise.allSettled([loadSiteInfo(), loadPartners()]);
}

/**
 * Nobody asked for these: a network that drops out meanwhile is waited for, and told only when it
 * stays away.
 */
const load = <C extends Call>(contract: C): Promise<CallResponse<C>> =>
  queryClient.fetchQuery(callQuery(contract, {} as CallArguments<C>));

/** What the served page held already stays the same objects, so that nothing is drawn again. */
function keep(news: Partial<LayoutState>): void {
  const before = useLayoutStore.getState();
  useLayoutStore.setState(replaceEqualDeep(before, { ...before, ...news }));
}

async function loadHotGames(): Promise<void> {
  const { value } = await load(getHotGames);
  keep({ hasHotGames: value.length > 0 });
}

async function loadSocials(): Promise<void> {
  const { value } = await load(socialAccount);
  keep({ accountList: value });
}

async function loadSiteInfo(): Promise<void> {
  const info = await load(siteinfodetail);
  const { cms, show_app_download, show_bf_ann_modal, show_referral } = info;
  const statuses = Object.entries(cms).map(([page, { status }]) => [page, status] as const);
  keep({
    cms,
    cms_status: Object.fromEntries(statuses),
    show_app_download,
    show_bf_ann_modal,
    show_referral,
  });
}

async function loadPartners(): Promise<void> {
  const { value } = await load(partners);
  keep({ partners: value });
}

async function loadAnalytics(): Promise<void> {
  const { value } = await load(getAnalytics);
  if (value.length > 0) whenConsented(() => insertScripts(value));
}

/** Only a visit that came from an advertisement or an affiliate is sent. */
async function sendAdVisit(): Promise<void> {
  const fbp = trackingId();
  const affiliate_code = affiliateId() ?? undefined;
  if (!fbp && !affiliate_code) return;
  const partner = { affiliate_code, click_id: affiliateClick() };
  await call(adsvisit, { fbp, appsflyer_id: appsFlyerId(), ...partner });
}
