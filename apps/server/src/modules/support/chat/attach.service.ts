import type { CallInput, chatAttach } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { throttle } from '../../account/identity/index.ts';
import { keepFile } from '../files/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { ownerKey } from '../guests/index.ts';
import { changeConversation, lockConversation } from './conversation.store.ts';
import type { MessageRow } from './message.store.ts';
import { readChatSettings } from './settings.store.ts';
import { earlier, openAgain, ownTalk, refuseClosed } from './talk.service.ts';
import { addMessage } from './tell.service.ts';

const filesMax = 20;
const perHour = { triesMax: 20, windowMs: 60 * 60_000 };

/**
 * Puts a file into a talk. Raises `invalidFile` with what is wrong with it, `tooManyFiles` after
 * twenty.
 */
export async function attach(
  context: RequestContext,
  input: CallInput<typeof chatAttach>,
): Promise<MessageRow> {
  const { server, site } = context;
  const { db } = server.database;
  const { owner, talk } = await ownTalk(context, input);
  const text = plainWords(input.text ?? '') || null;
  const requestId = input.request_id?.toLowerCase() ?? null;
  const before = await earlier(db, talk.id, { text, requestId });
  if (before) return before;
  refuseClosed(talk, context.now);
  const { takes_files: takesFiles } = await readChatSettings(db, site.id);
  if (!takesFiles || talk.file_count >= filesMax) fail('tooManyFiles');
  await throttle(server, `chat-attach:${ownerKey(owner)}`, perHour);
  return keepFile(context, input.file, async (executor, file) => {
    const locked = await lockConversation(executor, talk.id);
    if (locked.file_count >= filesMax) fail('tooManyFiles');
    await openAgain(executor, context, owner, locked);
    await changeConversation(executor, talk.id, { file_count: locked.file_count + 1 });
    return addMessage(executor, server, locked, {
      sender: 'player',
      name: locked.guest_name,
      kind: 'file',
      text,
      file_id: file.id,
      request_id: requestId,
    });
  });
}
