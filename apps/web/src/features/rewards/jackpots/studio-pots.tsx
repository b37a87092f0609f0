import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { gamePath } from '../../../common/tiles/game-tile.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useNowMs } from '../../../core/use-now.ts';
import type { StudioPot } from '../../../common/competitions/competition-queries.ts';
import { Fact } from './jackpot-card.tsx';
import styles from './jackpot-card.module.css';
import { PotAmount } from './pot-amount.tsx';
import { cellClass, railClass } from './pot-rail.ts';

/** Pots that studios keep: what is in them, how they were won, and the game to win them in. */
export function StudioPots({ pots }: { pots: StudioPot[] }) {
  return (
    <ul className={railClass}>
      {pots.map((pot) => (
        <li
          key={`${pot.provider_code}/${pot.jackpot_id}/${pot.tier ?? ''}`}
          className={`grid snap-start ${cellClass}`}
        >
          <StudioPotCard pot={pot} />
        </li>
      ))}
    </ul>
  );
}

function StudioPotCard({ pot }: { pot: StudioPot }) {
  const t = useText();
  const [game] = pot.games;
  return (
    <div
      className={classNames(
        styles.card,
        'grid grid-rows-[auto_auto_1fr_auto] gap-3 panel p-4 pt-5',
      )}
    >
      <h3 className="flex min-w-0 items-center gap-2.5 font-semibold">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Icon name="crown" size={20} />
        </span>
        <span className="grid min-w-0">
          <span className="wrap-anywhere">{pot.name}</span>
          <span className="text-xs font-normal text-text-muted">
            {t('ui.home.studioPotBy', { provider: pot.provider_name })}
          </span>
        </span>
      </h3>
      <p className={styles.display}>
        <PotAmount pot={pot} />
      </p>
      <Wins pot={pot} />
      {game ? (
        <AppLink
          className={buttonClass('secondary', 'small')}
          to={gamePath({ provider_code: pot.provider_code, game_code: game.game_code })}
        >
          {t('ui.home.studioPotPlay', { game: game.game_name })}
        </AppLink>
      ) : null}
    </div>
  );
}

function Wins({ pot: { last, biggest, currency } }: { pot: StudioPot }) {
  const t = useText();
  const format = useFormat();
  const nowMs = useNowMs() ?? 0;
  if (!last) return <p className="text-sm text-text-muted">{t('ui.home.jackpotNoWinner')}</p>;
  const wonMs = Date.parse(last.at);
  const when = format.relative(wonMs, Math.max(nowMs, wonMs));
  return (
    <dl className="grid grid-cols-2 content-start gap-3">
      <Fact name={t('ui.home.jackpotLast', { when })}>{format.money(last.amount, currency)}</Fact>
      {biggest ? (
        <Fact name={t('ui.home.studioPotBiggest')}>{format.money(biggest.amount, currency)}</Fact>
      ) : null}
    </dl>
  );
}
