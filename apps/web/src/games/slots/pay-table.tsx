import type { SlotMachine } from '@pavilion/games/slots/slot-machine';
import { useText } from '@pavilion/i18n/react';
import { ParSheetLink } from '../stages/parts/par-sheet-link.tsx';
import { shortMultiplier } from '../stages/parts/multiplier-figure.ts';
import type { GameInfo } from '../game-info.ts';
import { symbolName } from './captions.ts';
import type { SlotLook } from './slot-look.ts';
import styles from './slots.module.css';
import { SymbolPicture } from './static-grid.tsx';

/** What every symbol pays, where the lines run, and where the maths is written down. */
export function SlotPays({ look, info }: { look: SlotLook; info: GameInfo }) {
  const t = useText();
  const { machine } = look.game;
  return (
    <section className={styles.pays} aria-label={t('ui.game.slots.payTable')}>
      <h3>{t('ui.game.slots.payTable')}</h3>
      <ul>
        {machine.symbols.map(({ code, role }) => (
          <li key={code}>
            <SymbolPicture look={look} code={code} />
            <div>
              <strong>{symbolName(code, t)}</strong>
              {role === 'regular' ? null : <em>{t.find(`ui.game.slots.role.${role}`)}</em>}
              <PaysOf machine={machine} code={code} />
            </div>
          </li>
        ))}
      </ul>
      {machine.lines ? <Lines lines={machine.lines} rows={machine.rows} /> : null}
      <ParSheetLink info={info} />
    </section>
  );
}

function PaysOf({ machine, code }: { machine: SlotMachine; code: string }) {
  const rows = machine.pays.filter(({ symbol }) => symbol === code);
  const isOpenEnded = machine.kind === 'cascade';
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ count, multiplier }) => (
        <div key={count}>
          <dt className="numeric">
            {count}
            {isOpenEnded ? '+' : ''}
          </dt>
          <dd className="numeric">{shortMultiplier(multiplier)}×</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines, rows }: { lines: readonly (readonly number[])[]; rows: number }) {
  const t = useText();
  return (
    <>
      <h3>{t('ui.game.slots.lines')}</h3>
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <li key={line.join('')}>
            <svg viewBox={`0 0 ${line.length * 10} ${rows * 10}`} aria-hidden="true">
              {line.flatMap((row, reel) =>
                Array.from({ length: rows }, (_, each) => (
                  <rect
                    key={`${reel}-${each}`}
                    x={reel * 10 + 1}
                    y={each * 10 + 1}
                    width="8"
                    height="8"
                    rx="2"
                    data-on={each === row || undefined}
                  />
                )),
              )}
            </svg>
            <span className="numeric">{at + 1}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
