import { slipShare } from '@pavilion/contracts/player/sports/slip-share.contract';
import { shortId } from '@pavilion/domain/ids';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { saveFile } from '@pavilion/web-core/save-file';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callQuery } from '../../../core/query.ts';
import type { SportsBet } from '../bet-match.ts';
import { legsOnWire } from '../legs-on-wire.ts';
import { drawCard } from './draw-card.ts';
import { useCardRows } from './use-card-rows.ts';

/** A bet as a picture: seen, then saved or sent. Amounts stand on it only where that is wanted. */
export function SharePanel({ bet }: { bet: SportsBet }) {
  const t = useText();
  const [hasAmounts, setHasAmounts] = useState(false);
  const code = useCode(bet);
  const rows = useCardRows(bet, { hasAmounts, code });
  const query = useQuery({
    queryKey: ['bet-card', bet.bet_id, rows],
    queryFn: () => drawCard(rows),
    placeholderData: (before) => before,
    retry: false,
    meta: { handled: true },
  });
  return (
    <div className="grid gap-3">
      {query.isPending ? <Skeleton className="h-60" /> : null}
      {query.data === undefined && query.isError ? (
        <ErrorState
          title={t('ui.shareBet.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? <Picture picture={query.data} words={rows.map(({ text }) => text)} /> : null}
      <CheckboxField
        label={t('ui.shareBet.amounts')}
        checked={hasAmounts}
        onChange={(event) => setHasAmounts(event.target.checked)}
      />
      {query.data ? <Ways picture={query.data} name={`${shortId(bet.bet_id)}.png`} /> : null}
    </div>
  );
}

/** A code for the picks of a bet that can still be placed; null without one. */
function useCode({ status, legs = [] }: SportsBet): string | null {
  const isOpen = status === 'accepted' && legs.every(({ state }) => state === 'open');
  const { data } = useQuery({
    ...callQuery(slipShare, { legs: legsOnWire(legs) }),
    enabled: isOpen && legs.length > 0,
    staleTime: Infinity,
    retry: false,
    meta: { handled: true },
  });
  return data?.code ?? null;
}

function Picture({ picture, words }: { picture: Blob; words: readonly string[] }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.setAttribute('src', address);
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt={words.join(', ')} className="w-full max-w-md rounded-card" />;
}

/** Saved everywhere; sent where the device can. */
function Ways({ picture, name }: { picture: Blob; name: string }) {
  const t = useText();
  const sent = { files: [new File([picture], name, { type: picture.type })] };
  const canSend = typeof navigator.canShare === 'function' && navigator.canShare(sent);
  return (
    <p className="m-0 flex flex-wrap gap-2">
      <Button kind="secondary" size="small" onClick={() => saveFile(name, picture)}>
        {t('ui.shareBet.save')}
      </Button>
      {canSend ? (
        // Who changes their mind and sends nothing has done nothing wrong.
        <Button size="small" onClick={() => void navigator.share(sent).catch(() => undefined)}>
          {t('ui.shareBet.send')}
        </Button>
      ) : null}
    </p>
  );
}
