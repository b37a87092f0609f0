import { periodName, statName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { Tabs } from '@pavilion/ui/tabs';
import { useState } from 'react';
import type { InfoProps } from './info.types.ts';
import type { Statistics } from './match-info.queries.ts';

type Row = Statistics['statistics'][number];

/** What is counted, side against side, of the whole match or one of its parts. */
export function StatisticBars({ event, statistics: { statistics } }: InfoProps) {
  const t = useText();
  const periods = [...new Set(statistics.map(({ period }) => period))];
  const [chosen, setChosen] = useState(periods[0] ?? '');
  const shown = periods.includes(chosen) ? chosen : (periods[0] ?? '');
  return (
    <Tabs
      className="panel p-3"
      label={t('ui.match.info.statistics')}
      items={periods.map((id) => ({ id, label: periodName(t, event.sport, id) }))}
      selectedId={shown}
      onSelect={setChosen}
    >
      <div className="grid gap-3">
        {statistics
          .filter(({ period }) => period === shown)
          .map((row) => (
            <Bar key={row.stat} row={row} name={statName(t, event.sport, row.stat)} />
          ))}
      </div>
    </Tabs>
  );
}

function Bar({ row: { home, away }, name }: { row: Row; name: string }) {
  const share = home + away === 0 ? 50 : (100 * home) / (home + away);
  return (
    <div className="grid gap-1 text-sm">
      <p className="match-figures numeric m-0 grid gap-2">
        <span className="font-bold">{home}</span>
        <span className="text-text-muted">{name}</span>
        <span className="text-end font-bold">{away}</span>
      </p>
      <div aria-hidden="true" className="flex h-1.5 gap-0.5">
        <span className="rounded-full bg-accent" style={{ inlineSize: `${share}%` }} />
        <span className="match-share-away min-w-0 flex-1 rounded-full" />
      </div>
    </div>
  );
}
