import { useText } from '@pavilion/i18n/react';
import type { GameInfo } from '../../game-info.ts';
import styles from './par-sheet-link.module.css';

/**
 * Where the maths of a game is written down, and what it is the hash of; nothing where there is no
 * sheet.
 */
export function ParSheetLink({ info }: { info: GameInfo }) {
  const t = useText();
  if (!info.par_sheet) return null;
  return (
    <p className={styles.sheet}>
      <a href={info.par_sheet.url} target="_blank" rel="noreferrer">
        {t('ui.game.slots.parSheet')}
      </a>
      <code>SHA-256 {info.par_sheet.hash}</code>
    </p>
  );
}
