import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { DestinationBadge } from './destination-badge.tsx';
import { methodKind, methodName } from './destination-choices.tsx';
import { MethodLogo } from './method-logo.tsx';
import {
  useRemoveDestination,
  type Destination,
  type WithdrawalMethod,
} from './withdrawal.queries.ts';

/** The accounts one is paid to, with their state; each can be removed. */
export function DestinationList(props: {
  destinations: readonly Destination[];
  methods: readonly WithdrawalMethod[];
}) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0">
      {props.destinations.map((destination) => (
        <li
          key={destination.destination_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 panel p-4"
        >
          <div className="flex min-w-0 items-start gap-3">
            <MethodLogo
              code={destination.method_code}
              kind={methodKind(props.methods, destination)}
            />
            <Account destination={destination} name={methodName(props.methods, destination)} />
          </div>
          <Remove destination={destination} />
        </li>
      ))}
    </ul>
  );
}

function Account({ destination, name }: { destination: Destination; name: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="truncate">{name}</strong>
        <DestinationBadge status={destination.status} />
      </span>
      <span className="numeric break-words">{destination.masked}</span>
      <span className="text-sm text-text-muted">{destination.holder_name}</span>
      <span className="numeric text-xs text-text-muted">
        {destination.status === 'resting'
          ? t('ui.withdrawal.readyAt', { time: format.dateTime(destination.ready_at) })
          : t('ui.withdrawal.addedAt', { time: format.dateTime(destination.created_at) })}
      </span>
    </div>
  );
}

function Remove({ destination }: { destination: Destination }) {
  const t = useText();
  const { mutate, isPending } = useRemoveDestination(() =>
    showToast({ tone: 'success', title: t('ui.withdrawal.removed') }),
  );
  return (
    <Button
      kind="ghost"
      size="small"
      icon="trash"
      isBusy={isPending}
      aria-label={`${t('ui.withdrawal.remove')} ${destination.masked}`}
      onClick={() => mutate(destination.destination_id)}
    >
      {t('ui.withdrawal.remove')}
    </Button>
  );
}
