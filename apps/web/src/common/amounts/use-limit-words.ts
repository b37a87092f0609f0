// chunk: standing
import { parseReachedLimit } from '@pavilion/domain/limits';
import { useFormat, useText } from '@pavilion/i18n/react';

/**
 * Says which of the player's limits refused and what room it leaves, from the `statusDetail` of
 * `limitReached`; null where it tells nothing.
 */
export function useLimitWords(): (detail: string | undefined, currency: string) => string | null {
  const t = useText();
  const format = useFormat();
  return (detail, currency) => {
    const reached = parseReachedLimit(detail ?? '');
    if (reached === null) return null;
    const { kind, period, room } = reached;
    if (kind === 'reality') return t('ui.limits.realityReached');
    return t('ui.limits.reached', {
      kind: t(`ui.limits.kind.${kind}`),
      period: t(`ui.limits.period.${period}`),
      room:
        kind === 'session'
          ? t('ui.limits.minutes', { minutes: Number(room) })
          : format.money(room, currency),
    });
  };
}
