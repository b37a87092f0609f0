import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { useState } from 'react';

/** Browsers give the clipboard only to pages with TLS; there the value can still be marked. */
const canCopy = (): boolean => 'clipboard' in navigator;

/** A long value with its name, and a button that copies it. */
export function CopyLine({ name, value }: { name: string; value: string }) {
  const t = useText();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === value;
  const copy = (): void =>
    // Refused: the value stays to be marked by hand, and nothing claims that it was copied.
    void navigator.clipboard.writeText(value).then(
      () => setCopied(value),
      () => setCopied(null),
    );
  return (
    <div className="grid gap-1">
      <p className="text-xs text-text-muted">{name}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1 rounded-control border border-line bg-surface-0 ps-3">
        <code className="py-2 text-xs break-all">{value}</code>
        {canCopy() ? (
          <IconButton
            icon={isCopied ? 'check' : 'copy'}
            iconSize={18}
            label={t('ui.jackpots.copyOf', { name })}
            onClick={copy}
          />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {isCopied ? t('ui.common.copied') : null}
      </p>
    </div>
  );
}
