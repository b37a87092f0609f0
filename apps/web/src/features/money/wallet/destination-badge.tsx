import { useText } from '@pavilion/i18n/react';
import { Badge } from '@pavilion/ui/notice';
import type { Destination } from './withdrawal.queries.ts';

const kinds = {
  ready: 'positive',
  resting: 'warning',
  blocked: 'negative',
} as const satisfies Record<Destination['status'], string>;

/** Whether an account can be paid to. */
export function DestinationBadge({ status }: { status: Destination['status'] }) {
  const t = useText();
  return <Badge kind={kinds[status]}>{t(`ui.withdrawal.destination.${status}`)}</Badge>;
}
