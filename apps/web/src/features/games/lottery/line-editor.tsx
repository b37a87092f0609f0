import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField, TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { costOf, digitsOf, kindsOf, linesAmong, type DraftLine } from './lottery-lines.ts';
import type { LotteryGame } from './lottery.queries.ts';
import { NumberGrid } from './number-grid.tsx';

interface EditorProps {
  /** Of a line, where the site fixes it. */
  price: string | null;
  isFull: boolean;
  onAdd: (line: DraftLine) => void;
}

const least = 6;
const most = 12;
const highest649 = 49;
const highest2d = 31;

/** Makes one line after the other, as the lottery has them. */
export function LineEditor({ game, ...props }: EditorProps & { game: LotteryGame }) {
  return game === 'lotto-6-49' ? (
    <NumbersEditor {...props} />
  ) : (
    <StakedEditor key={game} game={game} {...props} />
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

type StakedGame = Exclude<LotteryGame, 'lotto-6-49'>;

/** 4D, 3D and 2D: a kind of bet, a number, a stake. */
function StakedEditor({ game, isFull, onAdd }: EditorProps & { game: StakedGame }) {
  const t = useText();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const [kind, setKind] = useState<string>(kindsOf[game][0]);
  const [number, setNumber] = useState('');
  const [pair, setPair] = useState<readonly [string, string]>(['', '']);
  const [stake, setStake] = useState('');
  const line = lineOf(game, { kind, number, pair });
  const hasStake =
    isCurrencyCode(currency) && (costOf({ stake: amountText(stake) }, null, currency) ?? 0n) > 0n;
  const add = (of: DraftLine) => {
    onAdd({ ...of, stake });
    setNumber('');
    setPair(['', '']);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (line && hasStake && !isFull) add(line);
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={t('ui.lottery.kind')}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value);
            setNumber('');
          }}
          options={kindsOf[game].map((one) => ({
            value: one,
            label: t(`ui.lottery.kinds.${one}`),
          }))}
        />
        {game === 'lotto-2d' ? (
          <Pair pair={pair} onChange={setPair} />
        ) : (
          <Digits count={digitsOf(game, kind)} value={number} onChange={setNumber} />
        )}
        <TextField
          label={t('ui.lottery.stake')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={amountMaxLength}
          after={<span className="pe-3 text-text-muted">{currency}</span>}
          value={stake}
          onChange={(event) => setStake(event.target.value)}
          inputClassName="numeric"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind="secondary"
          icon="plus"
          disabled={isFull || line === null || !hasStake}
        >
          {t('ui.lottery.add')}
        </Button>
        <Button
          kind="secondary"
          icon="dice"
          type="button"
          disabled={isFull || !hasStake}
          onClick={() => add({ kind, quick: 1 })}
        >
          {t('ui.lottery.quick')}
        </Button>
      </div>
    </form>
  );
}

/** The line as it stands; null while its number is not whole. */
function lineOf(
  game: StakedGame,
  { kind, number, pair }: { kind: string; number: string; pair: readonly [string, string] },
): DraftLine | null {
  if (game === 'lotto-2d') {
    const numbers = pair.map(Number);
    const isWhole = numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= highest2d);
    return isWhole ? { kind, numbers } : null;
  }
  return number.length === digitsOf(game, kind) ? { kind, number } : null;
}

function Digits(props: { count: number; value: string; onChange: (value: string) => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <TextField
      label={t('ui.lottery.number')}
      hint={t('ui.lottery.digits', { count: format.number(props.count) })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={props.count}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value.replace(/\D/g, ''))}
      inputClassName="numeric text-lg tracking-widest"
    />
  );
}

function Pair(props: {
  pair: readonly [string, string];
  onChange: (pair: readonly [string, string]) => void;
}) {
  const t = useText();
  const { pair, onChange } = props;
  const [first, second] = pair;
  const field = (label: string, value: string, change: (text: string) => void) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      placeholder={`1–${highest2d}`}
      value={value}
      onChange={(event) => change(event.target.value.replace(/\D/g, ''))}
      inputClassName="numeric text-lg"
    />
  );
  return (
    <div className="grid grid-cols-2 gap-2">
      {field(t('ui.lottery.first'), first, (text) => onChange([text, second]))}
      {field(t('ui.lottery.second'), second, (text) => onChange([first, text]))}
    </div>
  );
}
