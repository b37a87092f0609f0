import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useEffect } from 'react';
import { SiteModal } from '../../../core/modals/site-modal.tsx';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatStart } from './chat-start.tsx';
import { ChatWriter } from './chat-writer.tsx';
import { rememberOpenChat } from '../../../core/startup/live-chat.ts';
import { VendorFrame } from './vendor-frame.tsx';
import { TalkHead } from './talk-head.tsx';
import { useChat } from './use-chat.ts';

/**
 * The live chat in a window of 400 by 600 pixels; on a phone it fills the screen. It is open again
 * after a reload.
 */
export function ChatWindow() {
  const t = useText();
  useEffect(() => {
    rememberOpenChat(true);
    return () => rememberOpenChat(false);
  }, []);
  return (
    <SiteModal id="chat" kind="window" title={t('_m.liveChat')} isFlush>
      <Chat />
    </SiteModal>
  );
}

function Chat() {
  const t = useText();
  const chat = useChat();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const { state, conversation, messages, typing, readSeq } = chat;
  if (chat.isFailed)
    return (
      <ErrorState
        title={t('ui.chat.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={chat.retry}
      />
    );
  if (!state) return <Skeleton className="m-4 h-64" />;
  if (state.frame_url !== null) return <VendorFrame address={state.frame_url} />;
  const mayBegin = state.status === 'online' && (state.guests || isSignedIn);
  if (!conversation && !mayBegin) return <ChatStart state={state} />;
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]" data-theme={state.look.theme}>
      <TalkHead conversation={conversation} />
      <ChatLog messages={messages} typing={typing} readSeq={readSeq} />
      <ChatWriter chat={chat} takesFiles={state.attachments} />
    </div>
  );
}
