import { createTranslator } from '@pavilion/i18n/server';
import type { Executor } from '@pavilion/database';
import { deviceName } from '@pavilion/domain/devices';
import { shownNetwork } from '../../../caller-network.ts';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { momentText } from '../../../notices/notice-writer.ts';
import type { Site } from '../../../site-directory/index.ts';
import { queueMessage } from '../../support/outbox/index.ts';
import { deviceNew } from './notices.ts';
import type { PlayerRow } from './player.store.ts';

const messageKeys = {
  newDevice: {
    text: 'messages.security.newDevice',
    subject: 'messages.security.newDeviceSubject',
  },
  totpSet: { text: 'messages.security.totpSet', subject: 'messages.security.changedSubject' },
  totpRemoved: {
    text: 'messages.security.totpRemoved',
    subject: 'messages.security.changedSubject',
  },
  passkeyAdded: {
    text: 'messages.security.passkeyAdded',
    subject: 'messages.security.changedSubject',
  },
  passkeyRemoved: {
    text: 'messages.security.passkeyRemoved',
    subject: 'messages.security.changedSubject',
  },
  recoveryRenewed: {
    text: 'messages.security.recoveryRenewed',
    subject: 'messages.security.changedSubject',
  },
  recoveryUsed: {
    text: 'messages.security.recoveryUsed',
    subject: 'messages.security.changedSubject',
  },
  contactChanged: {
    text: 'messages.security.contactChanged',
    subject: 'messages.security.changedSubject',
  },
  accountClosed: {
    text: 'messages.security.accountClosed',
    subject: 'messages.security.accountClosedSubject',
  },
  secondStepReset: {
    text: 'messages.security.secondStepReset',
    subject: 'messages.security.changedSubject',
  },
} as const;

export type SecurityNews = keyof typeof messageKeys;
export type Told = Pick<PlayerRow, 'id' | 'account_id' | 'email' | 'language'>;

/**
 * Tells a player by mail what was changed in how he signs in, with the caller's transaction:
 * whoever did not do it can act.
 */
export async function tellOfSecurity(
  executor: Executor,
  context: ServerContext,
  { site, player, news }: { site: Pick<Site, 'id' | 'name'>; player: Told; news: SecurityNews },
  values: Record<string, string | number> = {},
): Promise<void> {
  const translate = createTranslator(player.language);
  const { text, subject } = messageKeys[news];
  await queueMessage(executor, context, {
    siteId: site.id,
    playerId: player.id,
    accountId: player.account_id,
    recipient: player.email,
    channel: 'mail',
    kind: `security.${news}`,
    language: player.language,
    subject: translate(subject, { site: site.name }),
    text: translate(text, { site: site.name, account: player.account_id, ...values }),
    code: null,
  });
}

/**
 * Tells a player of a sign-in by a browser he did not sign in with before, by mail and in his
 * inbox.
 */
export async function tellOfNewDevice(
  executor: Executor,
  { server, site, ip, userAgent, now }: RequestContext,
  player: Told,
): Promise<void> {
  const translate = createTranslator(player.language);
  const device = deviceName(userAgent);
  const place = shownNetwork(ip);
  const params = { device, place, at: now.toISOString() };
  const owner = { siteId: site.id, playerId: player.id };
  await addNotices(executor, server, [deviceNew.to(owner, params)]);
  await tellOfSecurity(
    executor,
    server,
    { site, player, news: 'newDevice' },
    {
      device: device || translate('ui.account.unknownDevice'),
      place,
      time: momentText(params.at),
    },
  );
}
