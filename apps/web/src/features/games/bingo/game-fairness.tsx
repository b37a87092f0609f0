import { createFileFetcher } from '@pavilion/client/file-fetcher';
import { bingoCardsFile } from '@pavilion/contracts/player/games/bingo-cards-file.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { callerPorts } from '../../../core/api.ts';
import { saveFile } from '@pavilion/web-core/save-file';
import type { GameDetail } from './bingo.queries.ts';
import { isPlayedAsTold, readCardsFile } from './verify-game.ts';

const fetchFile = createFileFetcher(callerPorts);

/** What decides a game, as far as it is published, and how anybody checks it. */
export function GameFairness({ game, own }: { game: GameDetail; own: readonly string[] }) {
  const t = useText();
  const { commitment: of } = game;
  const facts = [
    [t('ui.lottery.fair.end'), of.terminating_hash],
    [t('ui.lottery.fair.index'), String(of.index)],
    [t('ui.lottery.fair.salt'), of.salt],
    [t('ui.bingo.fair.root'), of.root],
    [t('ui.lottery.fair.source'), of.entropy_source],
    [t('ui.lottery.fair.entropy'), of.entropy],
    [t('ui.bingo.fair.link'), of.hash],
  ] as const;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer text-lg font-bold">
        {t('ui.bingo.fair.title')}
      </summary>
      <div className="grid grid-cols-1 gap-4">
        <p className="m-0 text-text-muted">{t('ui.bingo.fair.text')}</p>
        {of.entropy_source === 'local' ? <Notice>{t('ui.bingo.fair.local')}</Notice> : null}
        <dl className="m-0 grid grid-cols-1 gap-3">
          {facts.map(([name, value]) => (
            <div key={name} className="grid grid-cols-1 gap-1">
              <dt className="text-sm text-text-muted">{name}</dt>
              <dd className="numeric m-0 text-sm wrap-anywhere">
                {value ?? t('ui.lottery.fair.later')}
              </dd>
            </div>
          ))}
        </dl>
        {of.hash !== null && game.state === 'settled' ? <Checks game={game} own={own} /> : null}
      </div>
    </details>
  );
}

function Checks({ game, own }: { game: GameDetail; own: readonly string[] }) {
  const t = useText();
  const read = () => fetchFile(bingoCardsFile, { game_id: game.game_id });
  const check = useMutation({
    mutationFn: async () => {
      const file = readCardsFile(await (await read()).text());
      return file !== null && isPlayedAsTold(game, file, own);
    },
  });
  const file = useMutation({
    mutationFn: async () => saveFile(`bingo-${game.game_id}.txt`, await read()),
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          icon="shield"
          isBusy={check.isPending}
          onClick={() => check.mutate()}
        >
          {t('ui.bingo.fair.verify')}
        </Button>
        <Button
          kind="secondary"
          icon="download"
          isBusy={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('ui.bingo.fair.file')}
        </Button>
      </div>
      <div role="status">
        {check.data === undefined ? null : (
          <Notice kind={check.data ? 'positive' : 'negative'}>
            {t(check.data ? 'ui.bingo.fair.good' : 'ui.bingo.fair.bad')}
          </Notice>
        )}
      </div>
    </div>
  );
}
