import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import type { ComponentType } from 'react';
import { fieldText } from '../stages/parts/outcome-text.ts';
import styles from './hash-emblem.module.css';

type Outcome = Record<string, unknown> | null;

/**
 * The rule of a game as a picture: what each character counts for; once the hash is known, where it
 * fell.
 */
export type HashEmblem = ComponentType<{ outcome: Outcome }>;

/** The place of the picture of a game's rule; its words stand elsewhere. */
export function EmblemPlace({ Emblem, outcome }: { Emblem: HashEmblem; outcome: Outcome }) {
  return (
    <div className={styles.emblem} dir="ltr" aria-hidden="true">
      <Emblem outcome={outcome} />
    </div>
  );
}

/** The digit that decided; null before it is known. */
export const digitOf = (outcome: Outcome): number | null =>
  outcome === null ? null : Number(fieldText(outcome, 'digit'));

/** How a part of the picture stands: still open, hit, or passed by. */
export const lightOf = (isKnown: boolean, isHit: boolean): string | undefined =>
  isKnown ? (isHit ? styles.hit : styles.past) : undefined;

/** The name of a side, lit when it has won. */
export function SideName({ side, outcome }: { side: string; outcome: Outcome }) {
  const t = useText();
  const isHit = outcome !== null && fieldText(outcome, 'side') === side;
  return (
    <span className={classNames(styles.name, lightOf(outcome !== null, isHit))}>
      {t.find(`ui.game.round.sides.${side}`)}
    </span>
  );
}
