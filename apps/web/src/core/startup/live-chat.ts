// chunk: later
import { logProblem } from '../log.ts';
import { useLayoutStore } from '../stores/layout.store.ts';

/** Look of the vendor's widget (specification, point 9): 400 by 600, pine green, English. */
export const liveChatLook = {
  widthPx: 400,
  heightPx: 600,
  theme: 'pine-green',
  language: 'en',
} as const;

/** Page of the live chat in its own frame, or null while it is not enabled for the site. */
export function liveChatUrl(
  chat: { chat_id: string; status: boolean },
  isMobile: boolean,
): string | null {
  if (!chat.status || chat.chat_id === '') return null;
  const query = new URLSearchParams({
    theme: liveChatLook.theme,
    lang: liveChatLook.language,
    mode: isMobile ? 'mobile' : 'desktop',
  });
  return `https://direct.lc.chat/${encodeURIComponent(chat.chat_id)}?${query}`;
}

/** Opens the live chat in a window of its own. A missing widget is only logged (specification, point 8). */
export function openLiveChat(isMobile: boolean): void {
  const url = liveChatUrl(useLayoutStore.getState().live_chat, isMobile);
  if (!url) return logProblem('the live chat widget is missing');
  const { widthPx, heightPx } = liveChatLook;
  open(url, 'live-chat', `popup,noopener,width=${widthPx},height=${heightPx}`);
}
