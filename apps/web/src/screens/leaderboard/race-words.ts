import { useFormat } from '@pavilion/i18n/react';
import { scoreText } from '../../common/competitions/score-text.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import type { Race } from '../../features/rewards/races/race.queries.ts';

/** Writes scores of a race in its unit. */
export function useScoreText({ unit }: Pick<Race, 'unit'>): (score: string) => string {
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  return (score) => scoreText(format, { unit, score, currency });
}
