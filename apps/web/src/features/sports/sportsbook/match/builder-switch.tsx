import { useText } from '@pavilion/i18n/react';
import { SwitchField } from '@pavilion/ui/choice';
import type { ReactNode } from 'react';
import type { MatchEvent } from '../sports.queries.ts';

/** How picks of one match are put together; it belongs to the slip and comes from the screen. */
export interface BuilderMode {
  /** True while prices are picks of a builder. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What is put together, while it is on. */
  bar: ReactNode;
}

/** Sports with a model that prices several questions of a match together. */
export const builderSports: readonly string[] = [
  ...['football', 'basketball', 'tennis', 'ice-hockey', 'volleyball'],
  ...['table-tennis', 'baseball', 'american-football', 'cricket', 'e-sports'],
];

/** Turns prices of the match into picks of a builder; nothing where its sport has none. */
export function BuilderSwitch({ event, builder }: { event: MatchEvent; builder: BuilderMode }) {
  const t = useText();
  const isTaking = event.state === 'live' || event.state === 'upcoming';
  if (!isTaking || !builderSports.includes(event.sport)) return null;
  return (
    <div className="panel mb-2 px-3 py-1">
      <SwitchField
        isAtEnd
        label={t('ui.builder.title')}
        hint={t('ui.builder.hint')}
        checked={builder.isOn}
        onChange={(change) => builder.onChange(change.target.checked)}
      />
      {builder.isOn ? builder.bar : null}
    </div>
  );
}
