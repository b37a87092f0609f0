import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { useState } from 'react';
import { LineEditor } from './line-editor.tsx';
import { LineText } from './line-text.tsx';
import type { DraftLine } from './lottery-lines.ts';
import type { DrawDetail } from './lottery.queries.ts';
import { TicketPurchase } from './ticket-purchase.tsx';

const linesMost = 50;

/** The ticket that is being made for a draw, for the next ones too, or for every one. */
export function TicketBuilder({ draw }: { draw: DrawDetail }) {
  const t = useText();
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const add = (line: DraftLine) => setLines([...lines, line]);
  const drop = (place: number) => setLines(lines.filter((_, other) => other !== place));
  return (
    <section className="grid gap-5 panel p-4 sm:p-6" aria-labelledby="lottery-ticket">
      <h3 id="lottery-ticket" className="m-0 text-lg font-bold">
        {t('ui.lottery.ticket')}
      </h3>
      <LineEditor
        game={draw.game}
        price={draw.price}
        isFull={lines.length >= linesMost}
        onAdd={add}
      />
      <Lines lines={lines} onDrop={drop} />
      <TicketPurchase draw={draw} lines={lines} onDone={() => setLines([])} />
    </section>
  );
}

function Lines({
  lines,
  onDrop,
}: {
  lines: readonly DraftLine[];
  onDrop: (place: number) => void;
}) {
  const t = useText();
  if (lines.length === 0) return <p className="m-0 text-text-muted">{t('ui.lottery.noLines')}</p>;
  return (
    <ol className="m-0 grid list-none gap-2 p-0" aria-label={t('ui.lottery.lines')}>
      {lines.map((line, place) => (
        <li
          key={`${JSON.stringify(line)} ${place}`}
          className="flex items-center gap-3 rounded-control border border-line bg-surface-2 px-3 py-1"
        >
          <LineText line={line} />
          <IconButton
            icon="trash"
            label={t('ui.lottery.remove', { line: place + 1 })}
            onClick={() => onDrop(place)}
          />
        </li>
      ))}
    </ol>
  );
}
