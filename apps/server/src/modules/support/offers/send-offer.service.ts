import { inTransaction, jsonText, type Executor } from '@pavilion/database';
import { audienceText, fallbackOf, parseAudience } from '@pavilion/domain/offers';
import type { LocaleCode } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { NoticeDraft, NoticeReward } from '../../../notices/define-notice.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { inAudience, reachOf } from './audience.ts';
import { readCandidates } from './audience.store.ts';
import { offerMade } from './notices.ts';
import {
  findOffer,
  insertOffer,
  lockUnfinished,
  readUnfinishedIds,
  writeProgress,
  type OfferRow,
} from './offer.store.ts';
import { nameOf, refuseBadWish, type OfferWish } from './offer-wish.ts';

const dayMs = 24 * 60 * 60_000;
const batchSize = 200;

/**
 * Sends an offer to everybody it is for, each once. The same offer again goes on where it stopped,
 * or does nothing when it was sent; gives how far it came. Throws OperatorError when something
 * about it is wrong, or when the site has another offer of that id.
 */
export async function sendOffer(
  context: ServerContext,
  actor: string,
  site: Site,
  wish: OfferWish,
): Promise<{ offer: OfferRow; wasSent: boolean }> {
  refuseBadWish(site, wish);
  const before = await keepOffer(context, actor, site, wish);
  await sendOut(context, before.id);
  const offer = (await findOffer(context.database.db, site.id, before.code)) ?? before;
  return { offer, wasSent: before.finished_at !== null };
}

/** Goes on with offers whose sending was broken off. */
export async function sendWaitingOffers(context: ServerContext): Promise<void> {
  for (const id of await readUnfinishedIds(context.database.db)) await sendOut(context, id);
}

function keepOffer(
  context: ServerContext,
  actor: string,
  site: Site,
  wish: OfferWish,
): Promise<OfferRow> {
  const { code, fingerprint } = nameOf(wish);
  const id = context.ids.next();
  return changeAsOperator(context, actor, {
    action: 'offer.send',
    subject: { siteId: site.id, subject: `${site.externalId}/${code}` },
    lock: async (trx) => {
      const draft = draftOf(wish, site, context.clock.now());
      await insertOffer(trx, { ...draft, id, code, fingerprint, created_by: actor });
      return findOffer(trx, site.id, code);
    },
    refuse: (offer) =>
      offer?.fingerprint === fingerprint
        ? null
        : `${site.externalId} has another offer ${code}; give it another --id`,
    work: async (_trx, offer) => {
      if (!offer) throw new Error(`the offer ${code} was not stored`);
      // The same offer once more goes on where it stopped.
      if (offer.id !== id) return { answer: offer };
      const { texts, link, reward_minor: rewardMinor, expires_at: expiresAt, audience } = offer;
      const after = { texts, link, rewardMinor, expiresAt, audience };
      return { answer: offer, before: null, after };
    },
  });
}

/** What a wish says of an offer that is made now. */
function draftOf(wish: OfferWish, site: Site, now: Date) {
  return {
    site_id: site.id,
    audience: audienceText(wish.audience),
    texts: jsonText(wish.texts),
    fallback: fallbackOf(wish.texts, site.languages),
    link: wish.link,
    reward_minor: wish.rewardMinor,
    reward_kind: wish.template?.kind ?? null,
    reward_template: wish.template?.code ?? null,
    expires_at:
      wish.expiresDays === null ? null : new Date(now.getTime() + wish.expiresDays * dayMs),
    created_at: now,
  };
}

async function sendOut(context: ServerContext, offerId: string): Promise<void> {
  while (await sendBatch(context, offerId));
}

/**
 * The next players, with the note how far the offer came: both or neither. False once there are no
 * more.
 */
function sendBatch(context: ServerContext, offerId: string): Promise<boolean> {
  return inTransaction(context.database, async (trx) => {
    const offer = await lockUnfinished(trx, offerId);
    if (!offer) return false;
    const now = context.clock.now();
    const isOver = offer.expires_at !== null && offer.expires_at <= now;
    const batch = isOver ? { drafts: [], last: null } : await nextDrafts(trx, offer, now);
    await addNotices(trx, context, batch.drafts);
    const count = (channel: 'inbox' | 'mail' | 'push'): number =>
      batch.drafts.filter(({ channels }) => channels?.[channel]).length;
    await writeProgress(trx, offer.id, {
      delivered: batch.drafts.length,
      inbox: count('inbox'),
      mail: count('mail'),
      push: count('push'),
      after: batch.last,
      finishedAt: batch.last === null ? now : null,
    });
    return batch.last !== null;
  });
}

async function nextDrafts(
  executor: Executor,
  offer: OfferRow,
  now: Date,
): Promise<{ drafts: NoticeDraft[]; last: string | null }> {
  const audience = parseAudience(offer.audience);
  if (!audience) throw new Error(`the offer ${offer.id} has no audience`);
  const { id: offerId, site_id: siteId, link, reward_minor: rewardMinor } = offer;
  const asked = { siteId, audience, signedUpBy: offer.created_at, now };
  const page = { after: offer.sent_after, limit: batchSize };
  const candidates = await readCandidates(executor, { ...asked, ...page });
  // Written from `LocaleCode`s by this version or an older one.
  const params = { texts: offer.texts, fallback: offer.fallback as LocaleCode, link };
  const reward = rewardOf(offer);
  const onceKey = `offer:${offerId}`;
  const drafts = inAudience(candidates, audience).flatMap((candidate): NoticeDraft[] => {
    const channels = reachOf(candidate, rewardMinor !== null);
    if (typeof channels === 'string') return [];
    const extras = { reward, onceKey, expiresAt: offer.expires_at, channels, offerId };
    return [offerMade.to({ siteId, playerId: candidate.playerId }, params, extras)];
  });
  return { drafts, last: candidates.at(-1)?.playerId ?? null };
}

function rewardOf(offer: OfferRow): NoticeReward | undefined {
  const { reward_minor: amountMinor, reward_kind: kind, reward_template: template } = offer;
  if (amountMinor === null) return undefined;
  return kind === null || template === null
    ? { kind: 'cash', amountMinor }
    : { kind, amountMinor, template };
}
