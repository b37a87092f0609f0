import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField } from '@pavilion/ui/field';
import { useState } from 'react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { costOf, linesAmong, type DraftLine } from './lottery-lines.ts';
import type { LotteryGame } from './lottery.queries.ts';
import { NumberGrid } from './number-grid.tsx';
import { StakedEditor } from './staked-editor.tsx';

interface EditorProps {
  /** Of a line, where the site fixes it. */
  price: string | null;
  isFull: boolean;
  onAdd: (line: DraftLine) => void;
}

const least = 6;
const most = 12;
const highest649 = 49;

/** Makes one line after the other, as the lottery has them. */
export function LineEditor({ game, ...props }: EditorProps & { game: LotteryGame }) {
  return game === 'lotto-6-49' ? (
    <NumbersEditor {...props} />
  ) : (
    <StakedEditor key={game} game={game} isFull={props.isFull} onAdd={props.onAdd} />
  );
}

/** 6/49: six numbers, or more for all their sixes. */
function NumbersEditor({ price, isFull, onAdd }: EditorProps) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [count, setCount] = useState(least);
  const cost = isCurrencyCode(currency) ? costOf({ numbers: chosen }, price, currency) : null;
  return (
    <div className="grid gap-3">
      <p className="m-0 text-text-muted">{t('ui.lottery.pick', { least, most })}</p>
      <NumberGrid
        highest={highest649}
        most={most}
        chosen={chosen}
        onChange={setChosen}
        label={t('ui.lottery.number')}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Button
          kind="secondary"
          icon="plus"
          disabled={isFull || chosen.length < least}
          onClick={() => {
            onAdd({ numbers: chosen.toSorted((a, b) => a - b) });
            setChosen([]);
          }}
        >
          {t('ui.lottery.add')}
        </Button>
        {cost !== null && cost > 0n && isCurrencyCode(currency) ? (
          <span className="numeric self-center text-sm text-text-muted">
            {t('ui.lottery.linesCost', {
              lines: format.number(linesAmong(chosen.length)),
              amount: format.money(formatAmount(cost, currency), currency),
            })}
          </span>
        ) : null}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('ui.lottery.count')}
          value={String(count)}
          onChange={(event) => setCount(Number(event.target.value))}
          options={Array.from({ length: most - least + 1 }, (_, place) => ({
            value: String(least + place),
            label: format.number(least + place),
          }))}
          className="w-28"
        />
        <Button
          kind="secondary"
          icon="dice"
          disabled={isFull}
          onClick={() => onAdd({ quick: count })}
        >
          {t('ui.lottery.quick')}
        </Button>
      </div>
    </div>
  );
}
