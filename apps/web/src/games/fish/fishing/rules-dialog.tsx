import {
  chestPays,
  targetKinds,
  targetMultipliers,
  weapons,
  type TargetKind,
} from '@pavilion/games/fishing/index';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { useEffect, useRef } from 'react';
import styles from './fishing.module.css';
import type { Session } from './fishing.queries.ts';
import { looks } from './looks.ts';
import { paintKind } from './sprites.ts';
import { weaponOrder } from './weapon-order.ts';

interface Props {
  session: Session;
  isOpen: boolean;
  onClose: () => void;
}

/** What everything pays, what every shot returns, and how it is dealt. */
export function RulesDialog({ session, isOpen, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={t('ui.fishing.rules')}
      closeLabel={t('ui.common.close')}
    >
      {isOpen ? <Rules session={session} /> : null}
    </Dialog>
  );
}

function Rules({ session }: { session: Session }) {
  const t = useText();
  const format = useFormat();
  const lines = t('ui.fishing.rulesText', { percent: format.percent(96) }).split('\n');
  const { fairness } = session;
  return (
    <div className="grid gap-4">
      {lines.map((line) => (
        <p key={line} className="m-0">
          {line}
        </p>
      ))}
      <ul className={styles.pays}>
        {targetKinds.map((kind) => (
          <li key={kind}>
            <TargetPicture kind={kind} />
            <span>{t(`ui.fishing.targets.${kind}`)}</span>
            <b className="numeric">
              {kind === 'chest'
                ? `×${chestPays[0].multiplier}–${chestPays.at(-1)?.multiplier ?? 0}`
                : `×${targetMultipliers[kind]}`}
            </b>
          </li>
        ))}
      </ul>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ui.fishing.weapon')}</th>
            <th scope="col">{t('ui.fishing.costs')}</th>
            <th scope="col">{t('ui.fishing.reaches')}</th>
          </tr>
        </thead>
        <tbody>
          {weaponOrder.map((weapon) => (
            <tr key={weapon}>
              <th scope="row">{t(`ui.fishing.weapons.${weapon}`)}</th>
              <td className="numeric">{format.number(weapons[weapon].cost)}</td>
              <td className="numeric">{format.number(weapons[weapon].most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.seeds}>
        <dt>{t('ui.fishing.seedHash')}</dt>
        <dd>{fairness.server_seed_hash}</dd>
        <dt>{t('ui.fishing.clientSeed')}</dt>
        <dd>{fairness.client_seed}</dd>
        <dt>{t('ui.fishing.seaSeed')}</dt>
        <dd>{session.sea_seed}</dd>
      </dl>
    </div>
  );
}

const side = 112;

function TargetPicture({ kind }: { kind: TargetKind }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const isWide = looks[kind].body === 'serpent' || looks[kind].trait === 'bill';
    if (ref.current) paintKind(ref.current, kind, side * (isWide ? 0.66 : 0.78), 0.4);
  }, [kind]);
  return <canvas ref={ref} width={side} height={side} aria-hidden />;
}
