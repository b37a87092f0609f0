import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';
import { useNowMs } from '../../../core/use-now.ts';
import type { Jackpot } from '../../../common/competitions/competition-queries.ts';
import { Countdown } from './countdown.tsx';
import styles from './jackpot-card.module.css';
import { PotAmount } from './pot-amount.tsx';

/**
 * One pot: what is in it, when it is drawn, how many take part, who had it last. `onTell` opens its
 * rules. Not an article: art directions know game cards by that.
 */
export function JackpotCard({ pot, onTell }: { pot: Jackpot; onTell: () => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <div
      className={classNames(
        styles.card,
        '@container grid grid-rows-[auto_auto_auto_1fr] gap-4 panel p-4 pt-5',
      )}
    >
      <h3 className="flex min-w-0 items-center gap-2.5 font-semibold">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Icon name="crown" size={20} />
        </span>
        <span className="wrap-anywhere">{pot.name}</span>
      </h3>
      <p className={styles.display}>
        <PotAmount pot={pot} />
      </p>
      <dl className="grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] gap-3">
        {pot.drops_at === null ? (
          <Fact name={t(`ui.jackpots.falls.${pot.kind}`)}>
            {pot.must_hit_by === null
              ? t('ui.jackpots.anyStake')
              : format.money(pot.must_hit_by, pot.currency)}
          </Fact>
        ) : (
          <Fact name={t('ui.home.jackpotNext')}>
            <Countdown key={pot.drops_at} until={pot.drops_at} />
          </Fact>
        )}
        <Fact name={t('ui.home.jackpotPlayers')}>{format.number(pot.player_count)}</Fact>
      </dl>
      <footer className="grid gap-3 self-end border-t border-line pt-3 @[21rem]:flex @[21rem]:items-center @[21rem]:justify-between">
        <LastWinner pot={pot} />
        <Button
          kind="secondary"
          size="small"
          className="shrink-0"
          aria-label={t('ui.home.jackpotHowOf', { name: pot.name })}
          onClick={onTell}
        >
          {t('ui.home.jackpotHow')}
        </Button>
      </footer>
    </div>
  );
}

/** A fact of a pot with its name above it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start">
      <dt className="text-xs text-text-muted">{name}</dt>
      <dd className="numeric font-bold">{children}</dd>
    </div>
  );
}

function LastWinner({ pot: { last, currency } }: { pot: Jackpot }) {
  const t = useText();
  const format = useFormat();
  const nowMs = useNowMs() ?? 0;
  if (!last) return <p className="text-sm text-text-muted">{t('ui.home.jackpotNoWinner')}</p>;
  const drawnMs = Date.parse(last.drawn_at);
  return (
    <p className="grid min-w-0 text-sm">
      <span className="text-xs text-text-muted">
        {t('ui.home.jackpotLast', {
          // The minute that has begun may be older than the draw.
          when: format.relative(drawnMs, Math.max(nowMs, drawnMs)),
        })}
      </span>
      <span className="font-semibold wrap-anywhere">
        {t('ui.home.jackpotWon', {
          account: last.account_id,
          amount: format.money(last.amount, currency),
        })}
      </span>
    </p>
  );
}
