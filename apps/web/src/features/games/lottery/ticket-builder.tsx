import { isCurrencyCode } from '@pavilion/domain/currencies';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button, IconButton } from '@pavilion/ui/button';
import { SwitchField } from '@pavilion/ui/choice';
import { SelectField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '../../../core/toasts/toast.store.ts';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { LineEditor } from './line-editor.tsx';
import { numbersText, readSoldOut, totalOf, type DraftLine } from './lottery-lines.ts';
import { useBuyTickets, useSubscribe, type DrawDetail } from './lottery.queries.ts';

const linesMost = 50;
const aheadMost = 10;

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
      <Purchase draw={draw} lines={lines} onDone={() => setLines([])} />
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

/** A line in words: its bet, its numbers, what it costs. */
export function LineText({ line }: { line: DraftLine }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const { kind, stake } = line as { kind?: unknown; stake?: unknown };
  const name = typeof kind === 'string' ? (t.find(`ui.lottery.kinds.${kind}`) ?? kind) : null;
  return (
    <span className="min-w-0 flex-1">
      <span className="numeric font-semibold wrap-anywhere">
        {numbersText(line) ?? t('ui.lottery.quickLine')}
      </span>
      <span className="block text-sm text-text-muted">
        {[name, typeof stake === 'string' ? format.money(amountText(stake), currency) : null]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </span>
  );
}

function Purchase({
  draw,
  lines,
  onDone,
}: {
  draw: DrawDetail;
  lines: readonly DraftLine[];
  onDone: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const [ahead, setAhead] = useState(1);
  const [isEvery, setEvery] = useState(false);
  const [soldOut, setSoldOut] = useState<string | null>(null);
  const done = (title: string) => {
    showToast({
      tone: 'success',
      title,
      action: { label: t('ui.lottery.tab.tickets'), to: '/lottery?view=tickets' },
    });
    setSoldOut(null);
    onDone();
  };
  const buy = useBuyTickets({ bought: () => done(t('ui.lottery.bought')), soldOut: setSoldOut });
  const subscribe = useSubscribe(() => done(t('ui.lottery.subscribed')));
  const code = isCurrencyCode(currency) ? currency : null;
  const total = code === null ? null : totalOf(lines, draw.price, code, isEvery ? 1 : ahead);
  const plays = lines.map(sent);
  const submit = () => {
    if (isEvery) return subscribe.mutate({ game: draw.game, plays, draws: null });
    const draws = ahead === 1 ? { draw_ids: [draw.draw_id] } : { ahead };
    return buy.mutate({ game: draw.game, plays, ...draws });
  };
  const isReady = lines.length > 0 && total !== null;
  return (
    <div className="grid gap-4">
      <SwitchField
        label={t('ui.lottery.everyDraw')}
        hint={t('ui.lottery.everyDrawText')}
        checked={isEvery}
        onChange={(event) => setEvery(event.target.checked)}
      />
      {isEvery ? null : (
        <SelectField
          label={t('ui.lottery.ahead')}
          value={String(ahead)}
          onChange={(event) => setAhead(Number(event.target.value))}
          options={Array.from({ length: aheadMost }, (_, place) => ({
            value: String(place + 1),
            label: format.number(place + 1),
          }))}
          className="max-w-48"
        />
      )}
      <div role="status">
        {soldOut === null ? null : <SoldOut detail={soldOut} currency={currency} />}
      </div>
      {isSignedIn ? (
        <Button
          size="large"
          disabled={!isReady}
          isBusy={buy.isPending || subscribe.isPending}
          onClick={submit}
        >
          {isEvery
            ? t('ui.lottery.subscribe')
            : t('ui.lottery.buy', { amount: format.money(total ?? '0', currency) })}
        </Button>
      ) : (
        <Button size="large" onClick={openSignIn}>
          {t('ui.lottery.signIn')}
        </Button>
      )}
    </div>
  );
}

/** A line as the call takes it: its stake as an amount. */
const sent = (line: DraftLine): Record<string, unknown> =>
  typeof line['stake'] === 'string' ? { ...line, stake: amountText(line['stake']) } : { ...line };

function SoldOut({ detail, currency }: { detail: string; currency: string }) {
  const t = useText();
  const format = useFormat();
  const read = readSoldOut(detail);
  const text = read
    ? t('ui.lottery.soldOut', { number: read.number, amount: format.money(read.room, currency) })
    : t('errors.soldOut');
  return <Notice kind="warning">{text}</Notice>;
}
