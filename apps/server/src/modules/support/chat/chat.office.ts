import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../context.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import type { Site } from '../../../site-directory/index.ts';
import { findPlayerById } from '../../account/identity/index.ts';
import type { ConversationRow } from './conversation.store.ts';
import {
  closeAsStaff,
  deskView,
  eraseTalk,
  handTalk,
  readAsStaff,
  sayAsStaff,
  takeTalk,
  talkForDesk,
  talksForDesk,
  typeAsStaff,
} from './desk.service.ts';
import { pruneSupport } from './prune.service.ts';
import { sealedSecret, setChat, type AskedSettings } from './settings.service.ts';

async function told(server: ServerContext, talk: ConversationRow) {
  const player =
    talk.player_id === null
      ? null
      : await findPlayerById(server.database.db, talk.site_id, talk.player_id);
  return deskView(server, talk, player?.account_id ?? null);
}

/**
 * What is asked for, as it is kept. A page takes the place of a script, and a script that of a
 * page.
 */
function settingsIn(
  server: ServerContext,
  site: Site,
  asked: OfficeInput<typeof officeCalls.chatSettings>,
): AskedSettings {
  const { adapter, hours, zone, language, theme, guests, attachments, keep_days } = asked;
  const { page, script, origins, url, inbox, hmac_file: token, secret_file: secret } = asked;
  const sealed = (name: string, text: string) => sealedSecret(server, site, name, text);
  return {
    ...(adapter === undefined ? {} : { is_on: adapter !== 'none' }),
    ...(adapter === undefined || adapter === 'none' ? {} : { adapter }),
    ...(hours === undefined ? {} : { hours }),
    ...(zone === undefined ? {} : { zone }),
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
    ...(guests === undefined ? {} : { takes_guests: guests }),
    ...(attachments === undefined ? {} : { takes_files: attachments }),
    ...(keep_days === undefined ? {} : { keep_days }),
    ...(script === undefined ? {} : { vendor_page: null, vendor_script: script.text }),
    ...(page === undefined ? {} : { vendor_page: page, vendor_script: null }),
    ...(origins === undefined ? {} : { vendor_origins: origins }),
    ...(url === undefined ? {} : { chatwoot_url: url }),
    ...(inbox === undefined ? {} : { chatwoot_inbox: inbox }),
    ...(token === undefined ? {} : { sealed_token: sealed('hmac_file', token.text) }),
    ...(secret === undefined ? {} : { sealed_secret: sealed('secret_file', secret.text) }),
  };
}

/** What staff do about live chat. */
export const chatOffice = [
  defineOffice(officeCalls.chatSettings, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const known = await setChat(server, actor, site, settingsIn(server, site, asked));
    return {
      site: site.externalId,
      adapter: known.is_on ? known.adapter : ('none' as const),
      hours: known.hours,
      zone: known.zone,
      language: known.language,
      theme: known.theme,
      guests: known.takes_guests,
      attachments: known.takes_files,
      keep_days: known.keep_days,
      page: known.vendor_page,
      script: known.vendor_script === null ? ('none' as const) : ('set' as const),
      origins: known.vendor_origins,
      url: known.chatwoot_url,
      inbox: known.chatwoot_inbox,
      hmac: known.sealed_token === null ? ('none' as const) : ('set' as const),
      secret: known.sealed_secret === null ? ('none' as const) : ('set' as const),
      desk: known.desk,
    };
  }),
  defineOffice(officeCalls.chatDesk, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const { desk } = await setChat(server, actor, site, { desk: asked.state });
    return { site: site.externalId, desk };
  }),
  defineOffice(officeCalls.chatList, async ({ server }, { site, state }) => {
    const siteId = site === undefined ? undefined : findSite(server, site).id;
    const talks = await talksForDesk(server, { siteId, state });
    return { value: await Promise.all(talks.map((talk) => told(server, talk))) };
  }),
  defineOffice(officeCalls.chatShow, async ({ server }, { conversation }) => {
    const { talk, messages } = await talkForDesk(server, conversation);
    return { value: await told(server, talk), messages };
  }),
  defineOffice(officeCalls.chatTake, async ({ server, actor }, asked) => {
    const name = asked.as ?? actor.replace(/^cli:/, '');
    return { value: await told(server, await takeTalk(server, asked.conversation, name)) };
  }),
  defineOffice(
    officeCalls.chatSay,
    async ({ server }, { conversation, text, canned, as: name }) => ({
      value: await told(server, await sayAsStaff(server, conversation, { text, canned, name })),
    }),
  ),
  defineOffice(officeCalls.chatRead, async ({ server }, { conversation }) => ({
    value: await told(server, await readAsStaff(server, conversation)),
  })),
  defineOffice(officeCalls.chatTyping, async ({ server }, { conversation, as: name }) => ({
    value: await told(server, await typeAsStaff(server, conversation, name)),
  })),
  defineOffice(officeCalls.chatHand, async ({ server }, { conversation, to }) => ({
    value: await told(server, await handTalk(server, conversation, to)),
  })),
  defineOffice(officeCalls.chatClose, async ({ server }, { conversation }) => ({
    value: await told(server, await closeAsStaff(server, conversation)),
  })),
  defineOffice(officeCalls.chatErase, async ({ server, actor }, { conversation, reason }) =>
    eraseTalk(server, actor, conversation, reason),
  ),
  defineOffice(officeCalls.supportPrune, async ({ server }) => {
    await pruneSupport(server);
    return {};
  }),
];
