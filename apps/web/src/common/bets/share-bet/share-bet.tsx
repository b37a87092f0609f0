import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { Skeleton } from '@pavilion/ui/states';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import type { SportsBet } from '../bet-match.ts';

const SharePanel = lazyPart(async () => (await import('./share-panel.tsx')).SharePanel);

/** The way to a picture of a bet. */
export function ShareBet({ bet }: { bet: SportsBet }) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-card`}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-xs font-semibold text-accent-text pointer-coarse:min-h-11"
      >
        <Icon name="share" size={16} />
        {t('ui.shareBet.title')}
      </button>
      <div id={`${id}-card`} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<Skeleton className="h-60" />}>
            <SharePanel bet={bet} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
