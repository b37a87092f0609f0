import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useUserStore } from '../../../core/stores/user.store.ts';

/** New recovery codes, which are shown this once: to copy, to download, to write down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText();
  const accountId = useUserStore((state) => state.user.account_id);
  const [isCopied, setCopied] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const text = `${location.host} ${accountId}\n${codes.join('\n')}\n`;
  const copy = (): void =>
    // Refused: the codes stay to be marked by hand, and nothing claims that they were copied.
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={t('ui.security.recovery')}
      className="grid grid-cols-1 gap-4 rounded-control"
    >
      <Notice kind="warning">{t('ui.security.recoveryOnce')}</Notice>
      <ul className="numeric m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 rounded-control bg-surface-2 p-3">
        {codes.map((code) => (
          <li key={code} className="text-center">
            <code className="text-base">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {'clipboard' in navigator ? (
          <Button kind="secondary" onClick={copy}>
            {isCopied ? t('ui.common.copied') : t('ui.security.copy')}
          </Button>
        ) : null}
        <Button kind="secondary" onClick={() => saveAs('recovery-codes.txt', text)}>
          {t('ui.security.download')}
        </Button>
        <Button onClick={onKept}>{t('ui.security.kept')}</Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? t('ui.common.copied') : null}
      </p>
    </div>
  );
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
