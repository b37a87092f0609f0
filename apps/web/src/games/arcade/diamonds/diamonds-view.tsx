import { useText } from '@pavilion/i18n/react';
import {
  diamondCount,
  diamondPatterns,
  type DiamondPattern,
} from '@pavilion/games/arcade/diamonds/diamonds.game';
import { useEffect, useState } from 'react';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import { Gem } from '../parts/gem.tsx';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import styles from './diamonds.module.css';

type Dealt = { type: 'dealt'; gems: readonly number[] };
type Matched = {
  type: 'matched';
  pattern: DiamondPattern;
  places: readonly number[];
  multiplier: string;
};

/** Five stands in the light, a gem on each; equal ones rise and glow. */
function DiamondsScene({ shown, isPlaying, register, sound }: SceneProps) {
  const [fallen, setFallen] = useState<{ event: Dealt; count: number } | null>(null);
  useEffect(() => {
    return register({
      async dealt(event: Dealt, context: PlayContext) {
        await context.wait(120);
        for (const place of event.gems.keys()) {
          setFallen({ event, count: place + 1 });
          sound('tick');
          await context.wait(220);
        }
      },
      async matched({ places }: Matched, context: PlayContext) {
        if (places.length > 0) sound('land');
        await context.wait(420);
      },
    });
  }, [register, sound]);
  const dealt = shown.find(({ type }) => type === 'dealt') as Dealt | undefined;
  const matched = shown.find(({ type }) => type === 'matched') as Matched | undefined;
  const count = fallen !== null && fallen.event === dealt ? fallen.count : 0;
  // A pair pays less than the stake: it is told, but nothing glows.
  const isPaid = Number(matched?.multiplier ?? 0) > 1;
  const gems = dealt ? dealt.gems.slice(0, isPlaying ? count : diamondCount) : [];
  return (
    <div className={styles.scene}>
      <div className={styles.velvet} aria-hidden="true" />
      <Patterns pattern={matched?.pattern ?? null} isPaid={isPaid} />
      <ol className={styles.stands} aria-hidden="true">
        {Array.from({ length: diamondCount }, (_, place) => {
          const gem = gems[place];
          const isMatch = matched?.places.includes(place);
          return (
            <li
              key={place}
              data-match={(isMatch && isPaid) || undefined}
              data-dim={(matched && !isMatch) || undefined}
            >
              <span className={styles.air}>
                {gem === undefined ? null : (
                  <span className={styles[`gem${gem}`]}>
                    <Gem className={styles.gem} />
                  </span>
                )}
              </span>
              <span className={styles.stand} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Every pattern with what it pays, the most first. */
function Patterns({ pattern, isPaid }: { pattern: DiamondPattern | null; isPaid: boolean }) {
  const t = useText();
  return (
    <ol className={styles.patterns} aria-label={t('ui.game.diamonds.pays')}>
      {diamondPatterns.map((row) => (
        <li
          key={row.pattern}
          data-hit={row.pattern === pattern ? (isPaid ? 'won' : 'lost') : undefined}
        >
          <span className={styles.groups} aria-hidden="true">
            {[...row.groups].flatMap((size, group) =>
              Array.from({ length: Number(size) }, (_, at) => (
                <i key={`${group}-${at}`} data-group={Number(size) > 1 ? group : 'none'} />
              )),
            )}
          </span>
          <span className={styles.name}>{t(`ui.game.diamonds.${row.pattern}`)}</span>
          <b className="numeric">{shortMultiplier(row.multiplierE4)}×</b>
        </li>
      ))}
    </ol>
  );
}

const isPattern = (pattern: unknown): pattern is DiamondPattern =>
  diamondPatterns.some((row) => row.pattern === pattern);

/** Diamonds: how it looks and its words. */
export const diamondsView: PlayView = {
  Scene: DiamondsScene,
  caption(event, t) {
    const { pattern } = event;
    if (event.type !== 'matched' || !isPattern(pattern)) return null;
    return t('ui.game.diamonds.matched', {
      pattern: t(`ui.game.diamonds.${pattern}`),
      multiplier: shortMultiplier(String(event['multiplier'])),
    });
  },
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
