import {
  chatAttach,
  chatClose,
  chatConversationList,
  chatMessageList,
  chatOpen,
  chatRate,
  chatRead,
  chatSend,
  chatState,
  chatToTicket,
  chatTyping,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { attach } from './attach.service.ts';
import { registerChatFrame } from './chat-frame.http.ts';
import { registerChatwootDoor } from './chatwoot/chatwoot.http.ts';
import { deliverChats } from './chatwoot/deliver.service.ts';
import { chatOffice } from './chat.office.ts';
import { told } from './told-message.service.ts';
import { openTalk } from './open.service.ts';
import {
  closeTalk,
  markTalkRead,
  messagesOf,
  rateTalk,
  talksOf,
  tellTyping,
  turnIntoTicket,
} from './own-talks.service.ts';
import { personalData } from './personal-data.ts';
import { pruneSupport } from './prune.service.ts';
import { stateOf } from './state.service.ts';
import { ownTalk, wordsOf, write } from './talk.service.ts';

/** What live chat adds to the server. */
export const chatModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(chatState, stateOf),
    defineRoute(chatOpen, openTalk),
    defineRoute(chatSend, async (context, input) => {
      const own = await ownTalk(context, input);
      const requestId = input.request_id?.toLowerCase() ?? null;
      return told(context, await write(context, own, { text: wordsOf(input.text), requestId }));
    }),
    defineRoute(chatAttach, async (context, input) => told(context, await attach(context, input))),
    defineRoute(chatMessageList, messagesOf),
    defineRoute(chatConversationList, talksOf),
    defineRoute(chatTyping, tellTyping),
    defineRoute(chatRead, markTalkRead),
    defineRoute(chatClose, async (context, input) => ({ value: await closeTalk(context, input) })),
    defineRoute(chatRate, rateTalk),
    defineRoute(chatToTicket, turnIntoTicket),
  ],
  office: chatOffice,
  http: async (app, context) => {
    await registerChatFrame(app, context);
    await registerChatwootDoor(app, context);
  },
  jobs: [
    /** Hands over what was said in talks whose chat is elsewhere. */
    defineJob({ name: 'deliver-chats', everyMs: 1000, leader: true, run: deliverChats }),
    /** Ends silent talks; forgets talks, tickets, files and guests whose time is over. */
    defineJob({
      name: 'prune-support',
      everyMs: 60 * 60_000,
      onStart: true,
      leader: true,
      run: pruneSupport,
    }),
  ],
});
