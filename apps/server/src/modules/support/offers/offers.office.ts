import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { parseAudience } from '@pavilion/domain/offers';
import type { ServerContext } from '../../../context.ts';
import { amountOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice, type OfficeContext } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { tellMaybe } from '../../../operator/tell.ts';
import type { Site } from '../../../site-directory/index.ts';
import { templateReward } from './offer-template.ts';
import { offerTextsOf } from './offer-texts.ts';
import type { OfferWish } from './offer-wish.ts';
import { listOffers, type OfferRecord, type OfferRow } from './offer.store.ts';
import { previewOffer } from './preview-offer.service.ts';
import { sendOffer } from './send-offer.service.ts';

const listMax = 100;

/** What staff do about offers. */
export const offersOffice = [
  defineOffice(officeCalls.offerSend, async (context, asked) => {
    const site = findSite(context.server, asked.site);
    const wish = await wishOf(context.server, asked, site);
    return asked.dry_run ? preview(context, site, wish) : send(context, site, wish);
  }),
  defineOffice(officeCalls.offerList, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const offers = await listOffers(server.database.db, site.id, listMax);
    return { value: offers.map((offer) => toldOffer(offer, site)) };
  }),
];

async function preview({ server }: OfficeContext, site: Site, wish: OfferWish) {
  const { players, skipped, ...reach } = await previewOffer(server, site, wish);
  return {
    offer: null,
    was_sent: false,
    reach,
    players,
    skipped,
    ...toClaim(site, wish, reach.delivered),
  };
}

async function send({ server, actor }: OfficeContext, site: Site, wish: OfferWish) {
  const { offer, wasSent } = await sendOffer(server, actor, site, wish);
  return {
    offer: offer.code,
    was_sent: wasSent,
    reach: reachOf(offer),
    players: null,
    skipped: {},
    ...toClaim(site, wish, offer.delivered_count),
  };
}

function toClaim({ currency: { code } }: Site, { rewardMinor }: OfferWish, players: number) {
  const minor = rewardMinor === null ? null : rewardMinor * BigInt(players);
  return { currency: code, to_claim: tellMaybe(minor, code) };
}

async function wishOf(
  server: ServerContext,
  asked: OfficeInput<typeof officeCalls.offerSend>,
  site: Site,
): Promise<OfferWish> {
  const audience = parseAudience(asked.audience ?? 'all');
  if (!audience)
    throw new OperatorError(
      '--audience is all, vip:<level>+, country:XX, inactive:<days> or deposited',
    );
  if (asked.template !== undefined && asked.reward !== undefined)
    throw new OperatorError('--reward is cash, --template something else: one of them');
  const given =
    asked.template === undefined ? null : await templateReward(server, site, asked.template);
  return {
    template: given?.template ?? null,
    code: asked.id ?? null,
    audience,
    texts: offerTextsOf(asked, site),
    link: asked.link ?? null,
    rewardMinor: given?.worthMinor ?? amountOf(site, 'reward', asked.reward) ?? null,
    expiresDays: asked.expires ?? null,
  };
}

type Counted = Pick<OfferRow, 'delivered_count' | 'inbox_count' | 'mail_count' | 'push_count'>;

const reachOf = (offer: Counted) => ({
  delivered: offer.delivered_count,
  inbox: offer.inbox_count,
  mail: offer.mail_count,
  push: offer.push_count,
});

function toldOffer(offer: OfferRecord, { currency: { code } }: Site) {
  return {
    offer: offer.code,
    at: offer.created_at.toISOString(),
    is_sent: offer.finished_at !== null,
    audience: offer.audience,
    title: offer.title,
    reward: tellMaybe(offer.reward_minor, code),
    template: offer.reward_template,
    currency: code,
    expires_at: offer.expires_at?.toISOString() ?? null,
    reach: reachOf(offer),
    read: offer.read_count,
    claimed: offer.claimed_count,
  };
}
