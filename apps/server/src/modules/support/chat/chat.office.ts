import { officeCalls } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../context.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { findPlayerById } from '../../account/identity/index.ts';
import type { ConversationRow } from './conversation.store.ts';
import {
  closeAsStaff,
  deskView,
  eraseTalk,
  handTalk,
  sayAsStaff,
  takeTalk,
  talkForDesk,
  talksForDesk,
} from './desk.service.ts';
import { pruneSupport } from './prune.service.ts';
import { setChat } from './settings.service.ts';

async function told(server: ServerContext, talk: ConversationRow) {
  const player =
    talk.player_id === null
      ? null
      : await findPlayerById(server.database.db, talk.site_id, talk.player_id);
  return deskView(server, talk, player?.account_id ?? null);
}

/** What staff do about live chat. */
export const chatOffice = [
  defineOffice(officeCalls.chatSettings, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const { adapter, hours, zone, language, theme, guests, attachments, keep_days } = asked;
    const known = await setChat(server, actor, site, {
      ...(adapter === undefined ? {} : { is_on: adapter === 'builtin' }),
      ...(hours === undefined ? {} : { hours }),
      ...(zone === undefined ? {} : { zone }),
      ...(language === undefined ? {} : { language }),
      ...(theme === undefined ? {} : { theme }),
      ...(guests === undefined ? {} : { takes_guests: guests }),
      ...(attachments === undefined ? {} : { takes_files: attachments }),
      ...(keep_days === undefined ? {} : { keep_days }),
    });
    const { is_on: isOn, takes_guests, takes_files, ...rest } = known;
    return {
      site: site.externalId,
      adapter: isOn ? ('builtin' as const) : ('none' as const),
      ...rest,
      guests: takes_guests,
      attachments: takes_files,
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
  defineOffice(officeCalls.chatSay, async ({ server }, { conversation, text, as: name }) => ({
    value: await told(server, await sayAsStaff(server, conversation, { text, name })),
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
