import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import type { Jackpot } from '../../../common/competitions/competition-queries.ts';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import { canCheckSeeds, isSeedOf } from './seed-check.ts';

type Draw = NonNullable<Jackpot['last']>;

/**
 * What lets anybody check the draws of a pot: the hash that binds the present one, seed and hash of
 * the last.
 */
export function JackpotProof({ pot: { seed_hash, last, currency } }: { pot: Jackpot }) {
  const t = useText();
  return (
    <section
      aria-labelledby="jackpot-proof"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      <div className="grid gap-1.5">
        <h3 id="jackpot-proof" className="flex items-center gap-2 font-semibold">
          <Icon name="shield" size={20} className="text-positive" />
          {t('ui.jackpots.fairTitle')}
        </h3>
        <p className="text-sm text-text-muted">{t('ui.jackpots.fairText')}</p>
      </div>
      <CopyLine name={t('ui.jackpots.presentHash')} value={seed_hash} />
      {last ? (
        <LastDraw key={last.seed} draw={last} currency={currency} />
      ) : (
        <p className="text-sm text-text-muted">{t('ui.jackpots.notDrawn')}</p>
      )}
    </section>
  );
}

function LastDraw({ draw, currency }: { draw: Draw; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <p className="text-sm">
        <span className="block font-semibold wrap-anywhere">
          {t('ui.home.jackpotWon', {
            account: draw.account_id,
            amount: format.money(draw.amount, currency),
          })}
        </span>
        <span className="text-text-muted">{format.dateTime(draw.drawn_at, true)}</span>
      </p>
      <CopyLine name={t('ui.jackpots.lastSeed')} value={draw.seed} />
      <CopyLine name={t('ui.jackpots.lastHash')} value={draw.seed_hash} />
      <p className="text-sm text-text-muted">{t('ui.jackpots.howToCheck')}</p>
      {canCheckSeeds() ? <SeedCheck draw={draw} /> : null}
    </div>
  );
}

/** The check itself, done by the visitor's own browser. */
function SeedCheck({ draw }: { draw: Draw }) {
  const t = useText();
  const [isRight, setRight] = useState<boolean | null>(null);
  const check = async (): Promise<void> => setRight(await isSeedOf(draw.seed, draw.seed_hash));
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="secondary" icon="check" onClick={() => void check()}>
        {t('ui.jackpots.check')}
      </Button>
      <div role="status">
        {isRight === null ? null : (
          <Notice kind={isRight ? 'positive' : 'negative'}>
            {t(isRight ? 'ui.jackpots.checkRight' : 'ui.jackpots.checkWrong')}
          </Notice>
        )}
      </div>
    </div>
  );
}
