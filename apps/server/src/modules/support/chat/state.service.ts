import type { CallInput, CallResponse, chatState } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { isOpenAt, nextOpening, parseOpeningHours } from '@pavilion/domain/support';
import { locales } from '@pavilion/domain/locales';
import type { RequestContext } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import { whoAsks } from '../guests/index.ts';
import { findOpenConversation, readQueue } from './conversation.store.ts';
import { readChatSettings, type ChatSettings } from './settings.store.ts';
import { conversationView } from './views.ts';

export interface Desk {
  adapter: 'builtin' | 'vendor' | 'chatwoot' | 'none';
  status: 'online' | 'offline' | 'off';
  opensAt: Date | null;
  settings: ChatSettings;
}

/** Size of the window (specification, point 9). */
const window = { width: 400, height: 600 };

/** Whether people of a site are there now, and when they are next. */
export async function deskOf(
  executor: Executor,
  site: Pick<Site, 'id' | 'liveChat'>,
  now: Date,
): Promise<Desk> {
  const settings = await readChatSettings(executor, site.id);
  if (!site.liveChat.isEnabled) return { adapter: 'none', status: 'off', opensAt: null, settings };
  const { adapter } = settings;
  const hours = parseOpeningHours(settings.hours);
  if (!hours) throw new Error(`a site has opening hours nobody can read: ${settings.hours}`);
  const isOpen =
    settings.desk === 'auto' ? isOpenAt(hours, settings.zone, now) : settings.desk === 'open';
  if (isOpen) return { adapter, status: 'online', opensAt: null, settings };
  // Who closed the desk by hand says by hand when it opens.
  const opensAt = settings.desk === 'closed' ? null : nextOpening(hours, settings.zone, now);
  return { adapter, status: 'offline', opensAt, settings };
}

/** How the chat stands for who asks (wire page). */
export async function stateOf(
  context: RequestContext,
  input: CallInput<typeof chatState>,
): Promise<CallResponse<typeof chatState>> {
  const { server, site, now } = context;
  const { db } = server.database;
  const owner = await whoAsks(context, input);
  const { adapter, status, opensAt, settings } = await deskOf(db, site, now);
  const queue = await readQueue(db, site.id);
  // A vendor's talks are not ours.
  const isOurs = adapter !== 'vendor';
  const open = owner && isOurs ? await findOpenConversation(db, owner) : null;
  return {
    value: {
      adapter,
      status,
      opens_at: opensAt?.toISOString() ?? null,
      waiting: queue.waiting,
      wait_minutes: queue.waitMinutes,
      attachments: settings.takes_files,
      guests: settings.takes_guests,
      look: { ...window, theme: settings.theme, language: languageOf(settings.language) },
      frame_url: adapter === 'vendor' ? '/frame/chat' : null,
      conversation: open ? conversationView(open) : null,
    },
  };
}

/** `EN` → `en`; other codes by their tag. */
function languageOf(code: string): string {
  const locale = Object.values(locales).find((one) => one.code === code);
  return code === 'EN' || !locale ? 'en' : locale.tag;
}
