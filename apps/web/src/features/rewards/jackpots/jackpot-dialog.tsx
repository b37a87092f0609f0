import { useFormat, useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { Icon, type IconName } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';
import { useNowMs } from '../../../core/use-now.ts';
import type { Jackpot } from '../../../common/competitions/competition-queries.ts';
import { FallenRounds } from './fallen-rounds.tsx';
import { JackpotProof } from './jackpot-proof.tsx';

/** How one pot grows, who may win it, and the proof that its draws are fair. */
export function JackpotDialog(props: { pot: Jackpot; isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const { pot } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      kind="sheet"
      onClose={props.onClose}
      title={t('ui.home.jackpotHowOf', { name: pot.name })}
      closeLabel={t('ui.common.close')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Rules pot={pot} />
        {pot.kind === 'draw' ? <JackpotProof pot={pot} /> : <FallenRounds pot={pot} />}
      </div>
    </Dialog>
  );
}

function Rules({ pot }: { pot: Jackpot }) {
  return pot.drops_at === null ? (
    <FallRules pot={pot} />
  ) : (
    <DrawRules pot={pot} dropsAt={pot.drops_at} />
  );
}

/** What decides a pot that falls by the stakes: all of it is told before anybody plays for it. */
function FallRules({ pot }: { pot: Jackpot }) {
  const t = useText();
  const format = useFormat();
  const share = format.percent(Number(pot.share_percent), 2);
  const opening = format.money(pot.opening, pot.currency);
  return (
    <ul className="grid gap-4">
      <Rule icon="plus">{t('ui.jackpots.grows', { share })}</Rule>
      {pot.must_hit_by === null ? (
        <Rule icon="ticket">{t('ui.jackpots.chanceRule', { opening })}</Rule>
      ) : (
        <>
          <Rule icon="ticket">
            {t('ui.jackpots.ceilingRule', {
              opening,
              ceiling: format.money(pot.must_hit_by, pot.currency),
            })}
          </Rule>
          <Rule icon="refresh">{t('ui.jackpots.ceilingRest')}</Rule>
        </>
      )}
      <Rule icon="check">{t('ui.jackpots.orderRule')}</Rule>
    </ul>
  );
}

function DrawRules({ pot, dropsAt }: { pot: Jackpot; dropsAt: string }) {
  const t = useText();
  const format = useFormat();
  const nowMs = useNowMs();
  const share = format.percent(Number(pot.share_percent), 2);
  return (
    <ul className="grid gap-4">
      <Rule icon="plus">{t('ui.jackpots.grows', { share })}</Rule>
      <Rule icon="ticket">{t('ui.jackpots.chance')}</Rule>
      <Rule icon="clock">{t('ui.jackpots.drawn', { time: format.kickOff(dropsAt, nowMs) })}</Rule>
      <Rule icon="refresh">{t('ui.jackpots.rollsOver')}</Rule>
    </ul>
  );
}

function Rule({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
      <span className="grid size-9 place-items-center rounded-full bg-surface-3 text-accent-text">
        <Icon name={icon} size={18} />
      </span>
      <p className="self-center">{children}</p>
    </li>
  );
}
