import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import styles from './lottery.module.css';
import { useLotteryTickets, type DrawDetail } from './lottery.queries.ts';
import { outcomeGroups, type OutcomeGroup } from './outcome-groups.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';

/** From one ball to the next; special and consolation come at double speed. */
const ballMs = 1_400;

/**
 * What was drawn; one after the other when somebody wants to see the draw, with the player's own
 * numbers marked.
 */
export function DrawResult({
  draw,
  outcome,
}: {
  draw: DrawDetail;
  outcome: Readonly<Record<string, unknown>>;
}) {
  const t = useText();
  const groups = outcomeGroups(outcome);
  const total = groups.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const [shown, show] = useShow(total);
  const own = useOwnNumbers(draw.draw_id);
  const isShowing = shown < total;
  return (
    <section className="grid gap-4 panel p-4 sm:p-6" aria-labelledby="lottery-result">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="lottery-result" className="m-0 text-lg font-bold">
          {t('ui.lottery.result')}
        </h3>
        <Button kind="secondary" size="small" onClick={() => show(isShowing ? total : 0)}>
          {t(isShowing ? 'ui.lottery.skip' : 'ui.lottery.again')}
        </Button>
      </header>
      {groups.map((group, place) => (
        <Group
          key={group.name ?? 'numbers'}
          group={group}
          shown={shown - groups.slice(0, place).reduce((sum, one) => sum + one.numbers.length, 0)}
          own={own}
        />
      ))}
    </section>
  );
}

function Group({
  group: { name, numbers },
  shown,
  own,
}: {
  group: OutcomeGroup;
  shown: number;
  own: ReadonlySet<string>;
}) {
  const t = useText();
  const label =
    name === null ? null : name === 'bonus' ? t('ui.lottery.bonus') : t(`ui.lottery.tiers.${name}`);
  return (
    <div className="grid gap-2">
      {label === null ? null : <h4 className="m-0 text-sm text-text-muted">{label}</h4>}
      <ol className={styles.balls} aria-label={label ?? t('ui.lottery.result')}>
        {numbers.map((number, place) => (
          <li
            // The same number may come again.
            key={`${number} ${place}`}
            className={classNames(
              styles.ball,
              name === 'bonus' && styles.bonus,
              own.has(number) && styles.mine,
              place < shown ? styles.shown : styles.hidden,
            )}
          >
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many are shown of so many: all of them, until the draw is shown again from the first. */
function useShow(total: number): [number, (count: number) => void] {
  const [shown, setShown] = useState(total);
  const isShowing = shown < total;
  useEffect(() => {
    if (!isShowing) return undefined;
    const pace = shown >= 3 && total > 8 ? ballMs / 2 : ballMs;
    const timer = setTimeout(() => setShown(shown + 1), pace);
    return () => clearTimeout(timer);
  }, [isShowing, shown, total]);
  return [shown, (count) => setShown(prefersReducedMotion() ? total : count)];
}

/** Numbers on the player's newest tickets of a draw. */
function useOwnNumbers(drawId: string): ReadonlySet<string> {
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const { data } = useLotteryTickets(isSignedIn);
  const tickets = (data?.pages ?? []).flatMap(({ value }) => value);
  const plays = tickets.filter((one) => one.draw_id === drawId).flatMap(({ plays: own }) => own);
  const numbers = plays.flatMap(({ number, numbers: many }) =>
    Array.isArray(many) ? many.map(String) : typeof number === 'string' ? [number] : [],
  );
  return new Set(numbers);
}
