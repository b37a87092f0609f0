import { inTransaction, type Executor } from '@pavilion/database';
import {
  isNoticeTopic,
  isNoticeWanted,
  noticeRules,
  type NoticeChannel,
} from '@pavilion/domain/notices';
import { createTranslator } from '@pavilion/i18n/server';
import type { ServerContext } from '../../../context.ts';
import type { Notice } from '../../../notices/define-notice.ts';
import { pathIn, siteOrigin, sitePicture, type Site } from '../../../site-directory/index.ts';
import { queueMessage } from '../outbox/index.ts';
import { listDevices, type PushText } from '../push/index.ts';
import { wantsOffer } from './offer-permission.ts';
import { unsubscribePath } from './unsubscribe-token.ts';
import { lockUntold, markTold, type UntoldNotice } from './untold.store.ts';

const batchSize = 100;

/**
 * Hands the notices that wait to the outbox, each for the channels its player wants, in the
 * language they read. What is handed over and the mark that it was stand in one transaction: a
 * crash sends nothing twice and loses nothing.
 */
export async function sendUntold(context: ServerContext): Promise<void> {
  for (;;) {
    const count = await inTransaction(context.database, async (executor) => {
      const untold = await lockUntold(executor, {
        now: context.clock.now(),
        limit: batchSize,
      });
      for (const notice of untold) await send(executor, context, notice);
      if (untold.length > 0)
        await markTold(
          executor,
          untold.map(({ id }) => id),
        );
      return untold.length;
    });
    if (count < batchSize) return;
  }
}

/** A notice that waits, with its kind. */
interface Sent extends UntoldNotice {
  kind: Notice;
}

async function send(
  executor: Executor,
  context: ServerContext,
  notice: UntoldNotice,
): Promise<void> {
  const site = context.sites.byId(notice.siteId);
  if (!site) return;
  const kind = context.declared.notices.byName(notice.notice);
  const sent: Sent = { ...notice, kind };
  if (wants(notice, 'mail') && !kind.isMailedBySender) await mail(executor, context, site, sent);
  if (wants(notice, 'push')) await push(executor, context, site, sent);
}

function wants(notice: UntoldNotice, channel: NoticeChannel): boolean {
  const { topic, choices } = notice;
  if (!isNoticeTopic(topic)) return wantsOffer(notice, channel);
  const choice = choices.find((one) => one.channel === channel);
  return isNoticeWanted(topic, channel, choice?.isOn);
}

/** An offer with a reward leads to where it is claimed. */
const linkOf = ({ topic, kind, params, hasReward }: Sent): string =>
  (hasReward && !isNoticeTopic(topic) ? null : kind.linkOf(params)) ?? '/inbox';

async function mail(
  executor: Executor,
  context: ServerContext,
  site: Site,
  notice: Sent,
): Promise<void> {
  const { playerId, topic, language } = notice;
  const t = createTranslator(language);
  const { title, body } = notice.kind.textOf(notice.params, language);
  const origin = siteOrigin(context.config, site);
  const isFixed = isNoticeTopic(topic) && noticeRules[topic].mail.isFixed;
  const unsubscribeUrl = isFixed
    ? null
    : `${origin}${unsubscribePath(context.appSecret, { playerId, topic })}`;
  const parts = [
    body,
    origin + pathIn(language, site, linkOf(notice)),
    ...(unsubscribeUrl ? [t('messages.notice.unsubscribe', { url: unsubscribeUrl })] : []),
  ];
  await queueMessage(executor, context, {
    siteId: site.id,
    playerId,
    accountId: notice.accountId,
    recipient: notice.email,
    channel: 'mail',
    kind: `notice.${notice.notice}`,
    language,
    subject: `${site.name}: ${title}`,
    text: parts.join('\n\n'),
    code: null,
    unsubscribeUrl,
  });
}

/**
 * To each device of the player, as the title alone: what a lock screen shows anybody names no
 * amount.
 */
async function push(
  executor: Executor,
  context: ServerContext,
  site: Site,
  notice: Sent,
): Promise<void> {
  const { siteId, playerId, accountId, language } = notice;
  const text: PushText = {
    title: site.name,
    body: notice.kind.textOf(notice.params, language).title,
    lang: language,
    link: pathIn(language, site, linkOf(notice)),
    page: linkOf(notice),
    icon: sitePicture(site, 'icon-192.png'),
    tag: notice.id,
  };
  for (const recipient of await listDevices(executor, { siteId, playerId }))
    await queueMessage(executor, context, {
      siteId,
      playerId,
      accountId,
      recipient,
      channel: 'push',
      kind: `notice.${notice.notice}`,
      language,
      subject: '',
      text: JSON.stringify(text),
      code: null,
    });
}
