import { createPersisted } from '@pavilion/web-core/stores/persisted';

/** Colours of marks, as hues. */
export const markHues = [350, 210, 145, 32, 275] as const;

interface CardPreferences {
  /** Called numbers mark themselves. */
  isAuto: boolean;
  hue: number;
}

/** How a player likes their cards, stored by the browser. */
export const useCardPreferences = createPersisted<CardPreferences>('bingo', {
  isAuto: true,
  hue: markHues[0],
});
