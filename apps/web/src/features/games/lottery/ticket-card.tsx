import { isInMerkleTree } from '@pavilion/games/fairness/index';
import { lotteryRules } from '@pavilion/games/lottery/index';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge, Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { QrPicture } from '@pavilion/web-core/qr-picture';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { drawPath } from './draw-address.ts';
import { useTicketProof, type LotteryTicket } from './lottery.queries.ts';
import { LineText } from './line-text.tsx';

/** Longer than this no camera of a phone reads a code of that size; the text is there to copy. */
const scannedMost = 400;

/** A ticket of the player: what it plays, what came of it, and its receipt. */
export function TicketCard({ ticket }: { ticket: LotteryTicket }) {
  const t = useText();
  const format = useFormat();
  return (
    <article className="grid content-start gap-3 panel p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="m-0 text-base font-bold">
          <AppLink to={drawPath(ticket.draw_id)} className="underline">
            {lotteryRules(ticket.game).name}
          </AppLink>
        </h3>
        <Outcome ticket={ticket} />
      </header>
      <p className="m-0 text-sm text-text-muted">
        {t('ui.lottery.drawAt', { time: format.dateTime(ticket.draw_at) })} ·{' '}
        {t('ui.lottery.mine.place', { seq: format.number(ticket.seq) })}
      </p>
      <ol className="m-0 grid list-none gap-1 p-0">
        {ticket.plays.map((play, line) => (
          <li key={`${JSON.stringify(play)} ${line}`} className="flex flex-wrap gap-2">
            <LineText line={play} />
            <LineWins ticket={ticket} line={line} />
          </li>
        ))}
      </ol>
      <Receipt ticket={ticket} />
    </article>
  );
}

function Outcome({ ticket: { state, payout } }: { ticket: LotteryTicket }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((store) => store.site?.currency ?? '');
  if (state === 'open') return <Badge>{t('ui.lottery.mine.open')}</Badge>;
  if (state === 'refunded') return <Badge kind="warning">{t('ui.lottery.mine.refunded')}</Badge>;
  if (Number(payout) === 0) return <Badge>{t('ui.lottery.mine.lost')}</Badge>;
  return (
    <Badge kind="positive">
      {t('ui.lottery.mine.won', { amount: format.money(payout, currency) })}
    </Badge>
  );
}

function LineWins({ ticket, line }: { ticket: LotteryTicket; line: number }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((store) => store.site?.currency ?? '');
  return ticket.won
    .filter((won) => won.line === line)
    .map(({ tier, amount }, place) => (
      <span key={`${tier} ${place}`} className="text-sm font-semibold text-positive">
        {t.find(`ui.lottery.tiers.${tier}`) ?? tier}: {format.money(amount, currency)}
      </span>
    ));
}

function Receipt({ ticket }: { ticket: LotteryTicket }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const proof = useTicketProof();
  const proven = proof.data?.value;
  const copy = async () => {
    await navigator.clipboard.writeText(ticket.leaf_text);
    setCopied(true);
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer text-sm font-semibold">
        {t('ui.lottery.mine.receipt')}
      </summary>
      <div className="grid gap-3">
        <code className="text-sm wrap-anywhere">{ticket.leaf_text}</code>
        {ticket.leaf_text.length <= scannedMost ? (
          <QrPicture text={ticket.leaf_text} name={t('ui.lottery.mine.receipt')} />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" icon="copy" onClick={() => void copy()}>
            {t(isCopied ? 'ui.lottery.mine.copied' : 'ui.lottery.mine.copy')}
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon="shield"
            isBusy={proof.isPending}
            onClick={() => proof.mutate(ticket.ticket_id)}
          >
            {t('ui.lottery.mine.prove')}
          </Button>
        </div>
        <div role="status">
          {proven ? <Proof leafText={proven.leaf_text} seq={proven.seq} of={proven} /> : null}
        </div>
      </div>
    </details>
  );
}

interface Told {
  proof: Parameters<typeof isInMerkleTree>[1] | null;
  root: string | null;
}

/** Whether the proof leads from the receipt to the root, worked out here. */
function Proof({ leafText, seq, of }: { leafText: string; seq: number; of: Told }) {
  const t = useText();
  const format = useFormat();
  if (of.proof === null || of.root === null) return <Notice>{t('ui.lottery.mine.notYet')}</Notice>;
  const isGood = isInMerkleTree(leafText, of.proof, of.root);
  return (
    <Notice kind={isGood ? 'positive' : 'negative'}>
      {isGood ? t('ui.lottery.mine.proven', { seq: format.number(seq) }) : t('ui.lottery.fair.bad')}
    </Notice>
  );
}
