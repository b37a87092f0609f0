import { useText } from '@pavilion/i18n/react';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import type { MiniRound } from '../../features/rewards/minigame/minigame.queries.ts';
import { Card, CardGrid } from './card.tsx';
import { GameFoot, PlayButton } from './game-foot.tsx';
import { SymbolIcon } from './symbols.tsx';
import type { TableProps } from './table-props.ts';
import { useMiniRound } from './use-mini-round.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);

interface OpenCard {
  card: number;
  symbol: number;
}

const openOf = (round: MiniRound | null): OpenCard[] =>
  (round?.outcome['open'] as OpenCard[] | undefined) ?? [];

/**
 * Twelve cards, three of each symbol: the first symbol with all three turned wins what it stands
 * for.
 */
export function MatchGame(props: TableProps) {
  const t = useText();
  const prizeText = usePrizeText();
  const isOnline = useIsOnline();
  const { game } = props;
  const { round, isTold, isBusy, play, act } = useMiniRound(props);
  const open = openOf(round);
  const all = isTold ? (round?.outcome['cards'] as number[] | undefined) : undefined;
  const won = round?.state === 'settled' ? open.at(-1)?.symbol : undefined;
  const isOpen = round?.state === 'open';
  return (
    <section
      className="grid grid-cols-1 gap-4 panel p-4 sm:p-6"
      aria-label={t('ui.minigame.match')}
    >
      <CardGrid columns={4}>
        {cards.map((card) => {
          const symbol = open.find((shown) => shown.card === card)?.symbol ?? all?.[card];
          const prize = symbol === undefined ? undefined : game.table[symbol]?.prize;
          return (
            <Card
              key={card}
              label={t('ui.minigame.card', { number: card + 1 })}
              face={
                symbol === undefined || !prize
                  ? null
                  : { seen: <SymbolIcon game="match" symbol={symbol} />, words: prizeText(prize) }
              }
              cover="help"
              isMarked={isTold && symbol !== undefined && symbol === won}
              isDisabled={!isOpen || isBusy || !isOnline}
              onTurn={() => act('flip', { card })}
            />
          );
        })}
      </CardGrid>
      <GameFoot
        {...{ game, round, isTold }}
        hint={t(isOpen ? 'ui.minigame.matchTurn' : 'ui.minigame.matchHint')}
      >
        {isOpen ? null : <PlayButton cost={game.cost} isBusy={isBusy} onClick={() => play()} />}
      </GameFoot>
    </section>
  );
}
