import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import type { Jackpot } from '../../../common/competitions/competition-queries.ts';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import { isRightFall } from './fall-check.ts';
import {
  useJackpotDetail,
  type JackpotDetail,
  type JackpotRound,
} from './jackpot-detail.queries.ts';
import { canCheckSeeds } from './seed-check.ts';

/**
 * The rounds of a pot that falls by the stakes, with all that lets anybody work each fall out
 * again.
 */
export function FallenRounds({ pot }: { pot: Jackpot }) {
  const t = useText();
  const { data, isPending, isError, refetch } = useJackpotDetail(pot.jackpot_id);
  return (
    <section
      aria-labelledby="jackpot-falls"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      <div className="grid gap-1.5">
        <h3 id="jackpot-falls" className="flex items-center gap-2 font-semibold">
          <Icon name="shield" size={20} className="text-positive" />
          {t('ui.jackpots.fallsTitle')}
        </h3>
        <p className="text-sm text-text-muted">{t('ui.jackpots.fallsText')}</p>
      </div>
      {isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-40" />
        </div>
      ) : isError && !data ? (
        <ErrorState
          title={t('ui.jackpots.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Rounds detail={data.value} currency={pot.currency} />
      ) : null}
    </section>
  );
}

function Rounds({ detail, currency }: { detail: JackpotDetail; currency: string }) {
  const t = useText();
  const over = detail.rounds.filter(({ hit_at }) => hit_at !== null);
  return (
    <>
      <CopyLine name={t('ui.jackpots.presentHash')} value={detail.seed_hash} />
      {over.length === 0 ? (
        <p className="text-sm text-text-muted">{t('ui.jackpots.notFallen')}</p>
      ) : (
        <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-4 p-0">
          {over.map((round) => (
            <li key={round.round_id} className="border-t border-line pt-4">
              <Round pot={detail} round={round} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RoundProps {
  pot: JackpotDetail;
  round: JackpotRound;
  currency: string;
}

function Round({ pot, round, currency }: RoundProps) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string | null): string => format.money(amount ?? '0', currency);
  return (
    <details className="grid">
      <summary className="cursor-pointer text-sm">
        <span className="font-semibold wrap-anywhere">
          {t('ui.home.jackpotWon', { account: round.winner ?? '', amount: money(round.amount) })}
        </span>{' '}
        <span className="text-text-muted">{format.dateTime(round.hit_at ?? '', true)}</span>
      </summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        <dl className="m-0 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
          <Fact name={t('ui.jackpots.round.opening')}>{money(round.opening)}</Fact>
          <Fact name={t('ui.jackpots.round.carried')}>{money(round.carried)}</Fact>
          {round.trigger === null ? null : (
            <Fact name={t('ui.jackpots.round.trigger')}>{money(round.trigger)}</Fact>
          )}
          <Fact name={t('ui.jackpots.round.before')}>{money(round.before)}</Fact>
          <Fact name={t('ui.jackpots.round.stake')}>{money(round.stake)}</Fact>
          <Fact name={t('ui.jackpots.round.seq')}>{round.seq ?? ''}</Fact>
        </dl>
        <CopyLine name={t('ui.jackpots.round.seed')} value={round.seed ?? ''} />
        <CopyLine name={t('ui.jackpots.round.hash')} value={round.seed_hash} />
        {canCheckSeeds() ? <FallCheck pot={pot} round={round} currency={currency} /> : null}
      </div>
    </details>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="m-0 text-end tabular-nums">{children}</dd>
    </>
  );
}

/** The check itself, done by the visitor's own browser. */
function FallCheck({ pot, round, currency }: RoundProps) {
  const t = useText();
  const [isRight, setRight] = useState<boolean | null>(null);
  const check = async (): Promise<void> => setRight(await isRightFall(pot, round, currency));
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="secondary" icon="check" onClick={() => void check()}>
        {t('ui.jackpots.check')}
      </Button>
      <div role="status">
        {isRight === null ? null : (
          <Notice kind={isRight ? 'positive' : 'negative'}>
            {t(isRight ? 'ui.jackpots.fallRight' : 'ui.jackpots.fallWrong')}
          </Notice>
        )}
      </div>
    </div>
  );
}
