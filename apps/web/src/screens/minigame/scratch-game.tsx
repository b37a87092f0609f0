import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import { Card, CardGrid } from './card.tsx';
import { GameFoot, PlayButton } from './game-foot.tsx';
import { SymbolIcon } from './symbols.tsx';
import type { TableProps } from './table-props.ts';
import { useMiniRound } from './use-mini-round.ts';

const fields = Array.from({ length: 9 }, (_, index) => index);

/** A card of nine fields: three of one symbol win what it stands for. */
export function ScratchGame(props: TableProps) {
  const t = useText();
  const prizeText = usePrizeText();
  const isOnline = useIsOnline();
  const { game } = props;
  const { round, isTold, isBusy, play, act } = useMiniRound(props);
  const seen = round?.outcome['fields'] as number[] | undefined;
  const tier = round?.outcome['tier'];
  const isOpen = round?.state === 'open';
  const open = (): void => act('open');
  return (
    <section
      className="grid grid-cols-1 gap-4 panel p-4 sm:p-6"
      aria-label={t('ui.minigame.scratch')}
    >
      <CardGrid columns={3}>
        {fields.map((field) => {
          const symbol = seen?.[field];
          const prize = symbol === undefined ? undefined : game.table[symbol]?.prize;
          return (
            <Card
              key={field}
              label={t('ui.minigame.field', { number: field + 1 })}
              face={
                symbol === undefined || !prize
                  ? null
                  : { seen: <SymbolIcon game="scratch" symbol={symbol} />, words: prizeText(prize) }
              }
              cover="ticket"
              isMarked={isTold && symbol !== undefined && symbol === tier}
              isDisabled={!isOpen || isBusy || !isOnline}
              onTurn={open}
            />
          );
        })}
      </CardGrid>
      <GameFoot {...{ game, round, isTold }} hint={t('ui.minigame.scratchHint')}>
        {isOpen ? (
          <Button size="large" isWide isBusy={isBusy} disabled={!isOnline} onClick={open}>
            {t('ui.minigame.scratchAll')}
          </Button>
        ) : (
          <PlayButton cost={game.cost} isBusy={isBusy} onClick={() => play()} />
        )}
      </GameFoot>
    </section>
  );
}
