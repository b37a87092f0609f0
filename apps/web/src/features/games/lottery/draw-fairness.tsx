import { createFileFetcher } from '@pavilion/client/file-fetcher';
import { lotteryTicketsFile } from '@pavilion/contracts/player/games/lottery-tickets-file.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callerPorts } from '../../../core/api.ts';
import { saveFile } from '@pavilion/web-core/save-file';
import type { DrawDetail } from './lottery.queries.ts';
import { isDrawnAsTold } from './verify-draw.ts';

const fetchFile = createFileFetcher(callerPorts);

/** What decides a draw, as far as it is published, and how anybody checks it. */
export function DrawFairness({ draw }: { draw: DrawDetail }) {
  const t = useText();
  const { commitment: of } = draw;
  const facts = [
    ['end', of.terminating_hash],
    ['index', String(draw.index)],
    ['salt', of.salt],
    ['root', of.root],
    ['source', of.entropy_source],
    ['entropy', of.entropy],
    ['link', of.hash],
  ] as const;
  return (
    <details className="panel p-4 sm:p-6">
      <summary className="min-h-11 cursor-pointer text-lg font-bold">
        {t('ui.lottery.fair.title')}
      </summary>
      <div className="grid gap-4">
        <p className="m-0 text-text-muted">{t('ui.lottery.fair.text')}</p>
        {of.entropy_source === 'local' ? <Notice>{t('ui.lottery.fair.local')}</Notice> : null}
        <dl className="m-0 grid gap-3">
          {facts.map(([name, value]) => (
            <div key={name} className="grid gap-1">
              <dt className="text-sm text-text-muted">{t(`ui.lottery.fair.${name}`)}</dt>
              <dd className="numeric m-0 text-sm wrap-anywhere">
                {value ?? t('ui.lottery.fair.later')}
              </dd>
            </div>
          ))}
        </dl>
        {of.hash === null ? null : <Checks draw={draw} />}
      </div>
    </details>
  );
}

function Checks({ draw }: { draw: DrawDetail }) {
  const t = useText();
  const [isGood, setGood] = useState<boolean | null>(null);
  const file = useMutation({
    mutationFn: async () =>
      saveFile(
        `${draw.draw_id.replace(':', '-')}.txt`,
        await fetchFile(lotteryTicketsFile, { draw_id: draw.draw_id }),
      ),
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" icon="shield" onClick={() => setGood(isDrawnAsTold(draw))}>
          {t('ui.lottery.fair.verify')}
        </Button>
        {draw.state === 'settled' ? (
          <Button
            kind="secondary"
            icon="download"
            isBusy={file.isPending}
            onClick={() => file.mutate()}
          >
            {t('ui.lottery.fair.file')}
          </Button>
        ) : null}
      </div>
      <div role="status">
        {isGood === null ? null : (
          <Notice kind={isGood ? 'positive' : 'negative'}>
            {t(isGood ? 'ui.lottery.fair.good' : 'ui.lottery.fair.bad')}
          </Notice>
        )}
      </div>
    </div>
  );
}
