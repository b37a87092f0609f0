import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { DestinationBadge } from './destination-badge.tsx';
import { MethodLogo } from './method-logo.tsx';
import type { Destination, WithdrawalMethod } from './withdrawal.queries.ts';

/**
 * The accounts one can be paid to; those that rest or are blocked are shown but cannot be chosen.
 */
export function DestinationChoices(props: {
  methods: readonly WithdrawalMethod[];
  destinations: readonly Destination[];
  chosenId: string;
  onChoose: (destinationId: string) => void;
}) {
  const t = useText();
  return (
    <fieldset className="m-0 grid gap-3 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium">{t('ui.withdrawal.to')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {props.destinations.map((destination) => (
          <Choice
            key={destination.destination_id}
            destination={destination}
            name={methodName(props.methods, destination)}
            kind={methodKind(props.methods, destination)}
            isChosen={destination.destination_id === props.chosenId}
            onChoose={() => props.onChoose(destination.destination_id)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <AppLink to="/add-bank" className={buttonClass('secondary', 'small')}>
          {t('ui.withdrawal.add')}
        </AppLink>
        <AppLink to="/bank-details" className={buttonClass('ghost', 'small')}>
          {t('ui.withdrawal.manage')}
        </AppLink>
      </div>
    </fieldset>
  );
}

/** Name of the way a destination is paid by; its code where the site no longer offers it. */
export function methodName(
  methods: readonly WithdrawalMethod[],
  { method_code: code }: { method_code: string },
): string {
  return methods.find(({ method_code }) => method_code === code)?.name ?? code;
}

/** What kind of way a destination is paid by. */
export function methodKind(
  methods: readonly WithdrawalMethod[],
  { method_code: code }: { method_code: string },
): WithdrawalMethod['kind'] {
  return methods.find(({ method_code }) => method_code === code)?.kind ?? 'bank';
}

function Choice(props: {
  destination: Destination;
  name: string;
  kind: WithdrawalMethod['kind'];
  isChosen: boolean;
  onChoose: () => void;
}) {
  const format = useFormat();
  const t = useText();
  const { destination, name, isChosen } = props;
  const isReady = destination.status === 'ready';
  return (
    <label
      className={classNames(
        'flex items-center gap-3 rounded-card border p-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isReady ? 'cursor-pointer' : 'opacity-70',
        isChosen ? 'border-accent bg-surface-2' : 'border-line bg-surface-1',
      )}
    >
      <input
        type="radio"
        name="destination"
        aria-label={`${name} ${destination.masked}`}
        checked={isChosen}
        disabled={!isReady}
        onChange={props.onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <MethodLogo code={destination.method_code} kind={props.kind} />
      <span className="grid min-w-0 gap-0.5">
        <span className="truncate font-semibold">{name}</span>
        <span className="numeric truncate text-sm text-text-muted">{destination.masked}</span>
        {destination.status === 'resting' ? (
          <span className="numeric text-xs text-text-muted">
            {t('ui.withdrawal.readyAt', { time: format.dateTime(destination.ready_at) })}
          </span>
        ) : null}
        {destination.status === 'blocked' ? <DestinationBadge status="blocked" /> : null}
      </span>
    </label>
  );
}
