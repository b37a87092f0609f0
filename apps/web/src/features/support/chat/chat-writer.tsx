import { chatAttach } from '@pavilion/contracts/player/support/chat-attach.contract';
import { chatClose } from '@pavilion/contracts/player/support/chat-close.contract';
import { chatOpen } from '@pavilion/contracts/player/support/chat-open.contract';
import { chatSend } from '@pavilion/contracts/player/support/chat-send.contract';
import { useText } from '@pavilion/i18n/react';
import { Button, IconButton } from '@pavilion/ui/button';
import { TextArea } from '@pavilion/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { newId } from '../../../core/ids.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { askAsVisitor } from '../../../core/support/ask-as-visitor.ts';
import { useTypingMark } from './use-marks.ts';
import type { useChat } from './use-chat.ts';

type Chat = Pick<ReturnType<typeof useChat>, 'conversation' | 'add' | 'begin'>;

const textMax = 4000;

/** The field for a message: Enter sends, Shift and Enter begins a line. */
export function ChatWriter({ chat, takesFiles }: { chat: Chat; takesFiles: boolean }) {
  const t = useText();
  const ref = useRef<HTMLTextAreaElement>(null);
  const send = useSend(chat);
  const attach = useAttach(chat);
  const isOpen = chat.conversation !== null && chat.conversation.state !== 'closed';
  const tellTyping = useTypingMark(isOpen ? (chat.conversation?.conversation_id ?? null) : null);
  useEffect(() => ref.current?.focus(), []);
  const submit = (): void => {
    const text = ref.current?.value.trim() ?? '';
    if (text === '' || send.isPending) return;
    tellTyping(false);
    send.mutate(
      { text, requestId: newId() },
      { onSuccess: () => ref.current && (ref.current.value = '') },
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="grid gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        ref={ref}
        label={t('ui.chat.message')}
        isLabelHidden
        placeholder={t('ui.chat.message')}
        rows={2}
        enterKeyHint="send"
        onKeyDown={onKeyDown}
        onInput={({ currentTarget }) => tellTyping(currentTarget.value.trim() !== '')}
      />
      <div className="flex flex-wrap items-center gap-2">
        {isOpen && takesFiles ? <FileButton onPick={(file) => attach.mutate(file)} /> : null}
        {isOpen ? <EndButton chat={chat} /> : null}
        <Button type="submit" className="ms-auto" isBusy={send.isPending || attach.isPending}>
          {t('ui.chat.send')}
        </Button>
      </div>
    </form>
  );
}

/** Says it in the talk that is open, or begins one with it. */
function useSend({ conversation, add, begin }: Chat) {
  return useMutation({
    mutationFn: async ({ text, requestId }: { text: string; requestId: string }) => {
      const said = { text: text.slice(0, textMax), request_id: requestId };
      if (conversation && conversation.state !== 'closed') {
        const id = conversation.conversation_id;
        const { value } = await askAsVisitor(chatSend, { conversation_id: id, ...said });
        return add([value]);
      }
      const page = browserHistory.location.pathname;
      const answer = await askAsVisitor(chatOpen, { ...said, page });
      begin(answer.value, answer.messages);
    },
    onError: (thrown) => handleThrown(thrown),
    meta: { handled: true },
  });
}

function useAttach({ conversation, add }: Chat) {
  return useMutation({
    mutationFn: async (file: File) => {
      if (!conversation) return;
      const id = conversation.conversation_id;
      const { value } = await askAsVisitor(chatAttach, { conversation_id: id, file });
      add([value]);
    },
    onError: (thrown) => handleThrown(thrown),
    meta: { handled: true },
  });
}

function FileButton({ onPick }: { onPick: (file: File) => void }) {
  const t = useText();
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="upload" label={t('ui.chat.attach')} onClick={() => ref.current?.click()} />
      <input
        ref={ref}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

function EndButton({ chat: { conversation, begin } }: { chat: Chat }) {
  const t = useText();
  const end = useMutation({
    mutationFn: async () => {
      if (!conversation) return;
      const id = conversation.conversation_id;
      const { value } = await askAsVisitor(chatClose, { conversation_id: id });
      begin(value, []);
    },
    onError: (thrown) => handleThrown(thrown),
    meta: { handled: true },
  });
  return (
    <Button kind="ghost" isBusy={end.isPending} onClick={() => end.mutate()}>
      {t('ui.chat.end')}
    </Button>
  );
}
