import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { categoryNameKey, gameName } from '@pavilion/i18n';
import { gamePath } from '../../../common/tiles/game-tile.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import type { GameBet } from './bet-history.queries.ts';

/** Which game was played, and what it paid per unit. */
export function GameBetWords({ bet }: { bet: GameBet }) {
  const t = useText();
  const category = categoryNameKey(bet.game_type);
  return (
    <span className="min-w-0">
      <span className="block font-bold wrap-anywhere">
        {gameName(t, bet)}
        {bet.multiplier === null ? null : (
          <span className="numeric text-accent-text"> {bet.multiplier}×</span>
        )}
      </span>
      <span className="block text-sm wrap-anywhere text-text-muted">
        {category ? t(category) : bet.game_type} · {bet.provider_name}
      </span>
    </span>
  );
}

/**
 * The way back to a round that is still open; one of our own studio that is over can be watched
 * again and checked.
 */
export function GameBetLink({ bet }: { bet: GameBet }) {
  const t = useText();
  if (bet.status !== 'accepted')
    return bet.has_recall ? <RoundLinks roundId={bet.round_id} /> : null;
  return (
    <AppLink
      to={gamePath(bet)}
      className="mx-3 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-accent-text sm:mx-4"
    >
      {t('ui.history.toGame')}
      <Icon name="chevron-right" size={16} />
    </AppLink>
  );
}

function RoundLinks({ roundId }: { roundId: string }) {
  const t = useText();
  const links = [
    [`/replay?round=${roundId}`, t('ui.fairness.replay')],
    [`/fairness?round=${roundId}`, t('ui.fairness.verify')],
  ] as const;
  return (
    <span className="flex flex-wrap gap-x-5 px-3 sm:px-4">
      {links.map(([to, text]) => (
        <AppLink
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-text"
        >
          {text}
        </AppLink>
      ))}
    </span>
  );
}
