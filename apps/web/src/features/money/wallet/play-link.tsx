import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { leadsWithSports } from '../../../common/sports/leads-with-sports.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { lastGame } from '../../../core/session/last-game.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';

/** The way on to play: the game one came from, else where the site's play begins. */
export function PlayLink() {
  const t = useText();
  const isSportsFirst = useLayoutStore((state) => leadsWithSports(state.template));
  const counts = useLayoutStore((state) => state.provider_count);
  const has = (category: string): boolean => (counts[category] ?? 0) > 0;
  const game = lastGame();
  const [to, text] =
    game !== null
      ? [game, t('ui.deposit.toGame')]
      : has('sportsbook') && (isSportsFirst || !has('slot_game'))
        ? ['/sports', t('ui.deposit.toSports')]
        : [has('slot_game') ? '/slots' : '/', t('ui.deposit.toGames')];
  return (
    <AppLink to={to} className={buttonClass('primary')}>
      {text}
    </AppLink>
  );
}
