import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import { saveFile } from '@pavilion/web-core/save-file';
import { useState } from 'react';
import type { SportsBet } from '../bet-match.ts';
import { useSharedBet, type SharedBet } from './shared-bet.query.ts';

/** A bet as a picture: seen, then saved or sent. Amounts stand on it only where that is wanted. */
export function SharePanel({ bet }: { bet: SportsBet }) {
  const t = useText();
  const [hasStake, setHasStake] = useState(false);
  const query = useSharedBet(bet.bet_id, hasStake);
  return (
    <div className="grid gap-3">
      {query.isPending ? <Skeleton className="h-60" /> : null}
      {query.isError ? (
        <ErrorState
          title={t('ui.shareBet.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? (
        <img
          src={query.data.address}
          alt={query.data.words.join(', ')}
          className="w-full max-w-md rounded-card"
        />
      ) : null}
      <CheckboxField
        label={t('ui.shareBet.amounts')}
        checked={hasStake}
        onChange={(event) => setHasStake(event.target.checked)}
      />
      {query.data ? <Ways shared={query.data} name={`${shortId(bet.bet_id)}.png`} /> : null}
    </div>
  );
}

/** Saved everywhere; sent where the device can; and the way to the picks. */
function Ways({ shared, name }: { shared: SharedBet; name: string }) {
  const t = useText();
  const format = useFormat();
  const { picture, url, expiresAt } = shared;
  const sent = { files: [new File([picture], name, { type: picture.type })], url };
  const canSend = typeof navigator.canShare === 'function' && navigator.canShare(sent);
  return (
    <>
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
      <CopyLine name={t('ui.betslip.link')} value={url} />
      <p className="m-0 text-xs text-text-muted">
        {t('ui.shareBet.until', { time: format.dateTime(expiresAt) })}
      </p>
    </>
  );
}
