import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import type { ReactNode } from 'react';
import { SoundButton } from '../../common/play/sound-button.tsx';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useIsOnline } from '@pavilion/web-core/online';
import { untoldBalance, useUserStore } from '../../core/stores/user.store.ts';
import type { MiniGame, MiniRound } from '../../features/rewards/minigame/minigame.queries.ts';
import { verificationOf } from '../../games/fairness/evidence.ts';

/** Below each game: what the round came to, and the one thing to do next. */
export function GameFoot(props: {
  game: MiniGame;
  round: MiniRound | null;
  isTold: boolean;
  /** What is said while there is nothing to tell. */
  hint: string;
  children?: ReactNode;
}) {
  const { game, round, isTold, hint, children } = props;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Told round={isTold ? round : null} hint={hint} />
      {children}
      <Shortage cost={game.cost} />
      <div className="justify-self-end">
        <SoundButton />
      </div>
    </div>
  );
}

function Told({ round, hint }: { round: MiniRound | null; hint: string }) {
  const t = useText();
  const prizeText = usePrizeText();
  const prize = round?.prize;
  return (
    <div className="grid min-h-14 content-start justify-items-center text-center">
      <p role="status" className="m-0 text-lg font-bold wrap-anywhere">
        {!prize
          ? hint
          : prize.kind === 'none'
            ? t('ui.minigame.lost')
            : t('ui.prizes.won', { prize: prizeText(prize) })}
      </p>
      {round ? (
        <AppLink to={verificationOf(round.round_id)} className="text-sm text-accent-text underline">
          {t('ui.fairness.verify')}
        </AppLink>
      ) : null}
    </div>
  );
}

/** How many tokens are missing for a round; 0 while it is not known what there is. */
export function useMissingTokens(cost: number): number {
  const told = useUserStore((state) => state.game);
  return told === untoldBalance ? 0 : Math.max(0, cost - Number(told.token));
}

function Shortage({ cost }: { cost: number }) {
  const t = useText();
  const missing = useMissingTokens(cost);
  if (missing === 0) return null;
  return (
    <p className="m-0 text-center text-sm text-text-muted">
      {t('ui.minigame.missing', { count: missing })}
    </p>
  );
}

/** Begins a round for its tokens. */
export function PlayButton(props: {
  cost: number;
  isBusy: boolean;
  label?: string;
  onClick: () => void;
}) {
  const t = useText();
  const isOnline = useIsOnline();
  const missing = useMissingTokens(props.cost);
  return (
    <Button
      size="large"
      isWide
      isBusy={props.isBusy}
      disabled={!isOnline || missing > 0}
      onClick={props.onClick}
    >
      {props.label ?? t('ui.minigame.play', { count: props.cost })}
    </Button>
  );
}
