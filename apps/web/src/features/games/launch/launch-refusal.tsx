import { useText } from '@pavilion/i18n/react';
import { Button, buttonClass } from '@pavilion/ui/button';
import { PlayInstead } from '../../../common/tiles/play-instead.tsx';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { GameFront } from './game-front.tsx';
import type { LaunchedGame } from './use-launch.ts';

/** Why a game does not open, and what can be played instead. */
export function LaunchRefusal(props: {
  game: LaunchedGame;
  refusal: { code: string; reason: string | null };
  /** Opens the same game with play money. */
  onPlayMoney?: (() => void) | undefined;
}) {
  const { game, refusal, onPlayMoney } = props;
  const t = useText();
  const { code, reason } = refusal;
  const provider = game.provider_name;
  const words = {
    country: t('ui.launch.reason.country', { provider }),
    limit: t('ui.launch.reason.limit'),
    maintenance: t('ui.launch.reason.maintenance', { provider }),
    switchedOff: t('ui.launch.reason.switchedOff'),
    notServed: t('ui.launch.reason.notServed', { provider }),
    demo: t('ui.launch.reason.demo'),
  };
  const isOfGame = code === 'gameUnavailable' || code === 'gameNotFound';
  const known = reason !== null && Object.hasOwn(words, reason) ? reason : 'notServed';
  return (
    <GameFront
      game={game}
      problem={t('ui.launch.refusedTitle')}
      text={isOfGame ? words[known as keyof typeof words] : t('ui.launch.reason.account')}
    >
      {isOfGame && reason === 'limit' ? (
        <AtLimit onPlayMoney={onPlayMoney} />
      ) : isOfGame ? (
        <PlayInstead game={game} />
      ) : null}
    </GameFront>
  );
}

/** What leaves no room for a stake here leaves none in any game: the alternative costs nothing. */
function AtLimit({ onPlayMoney }: { onPlayMoney: (() => void) | undefined }) {
  const t = useText();
  return (
    <>
      {onPlayMoney ? (
        <Button icon="play" onClick={onPlayMoney}>
          {t('ui.game.demoMode')}
        </Button>
      ) : null}
      <AppLink to="/responsible-gaming" className={buttonClass('secondary')}>
        {t('ui.launch.toLimits')}
      </AppLink>
    </>
  );
}
