import { useText } from '@pavilion/i18n/react';
import { usePrizeText, type ShownPrize } from '../../common/rewards/use-prize-text.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import { Card, CardGrid } from './card.tsx';
import { GameFoot, PlayButton, useMissingTokens } from './game-foot.tsx';
import type { TableProps } from './table-props.ts';
import { useMiniRound } from './use-mini-round.ts';

const boxes = Array.from({ length: 9 }, (_, index) => index);

/** Nine boxes with nine prizes: the one that is chosen is opened, and then all are. */
export function PickGame(props: TableProps) {
  const t = useText();
  const prizeText = usePrizeText();
  const isOnline = useIsOnline();
  const { game } = props;
  const missing = useMissingTokens(game.cost);
  const { round, isTold, isBusy, play, clear } = useMiniRound(props);
  const dealt = round?.outcome['boxes'] as ShownPrize[] | undefined;
  const chosen = round?.params['box'];
  return (
    <section className="grid grid-cols-1 gap-4 panel p-4 sm:p-6" aria-label={t('ui.minigame.pick')}>
      <CardGrid columns={3}>
        {boxes.map((box) => {
          const prize = dealt?.[box];
          const isSeen = prize && (isTold || box === chosen);
          return (
            <Card
              key={box}
              label={t('ui.minigame.box', { number: box + 1 })}
              face={isSeen ? { seen: prizeText(prize), words: prizeText(prize) } : null}
              cover="gift"
              isMarked={dealt !== undefined && box === chosen}
              isDisabled={isBusy || dealt !== undefined || missing > 0 || !isOnline}
              onTurn={() => play({ box })}
            />
          );
        })}
      </CardGrid>
      <GameFoot {...{ game, round, isTold }} hint={t('ui.minigame.pickHint', { count: game.cost })}>
        {isTold ? (
          <PlayButton
            cost={game.cost}
            isBusy={false}
            label={t('ui.minigame.again')}
            onClick={clear}
          />
        ) : null}
      </GameFoot>
    </section>
  );
}
