import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { useState, type ReactElement } from 'react';
import styles from './stage.module.css';

/**
 * A window too low for the page and the game belongs to the game alone, until the player asks for
 * the page around it. Gives the class that says so and the button that changes it; which window is
 * low is known to the style sheet.
 */
export function useFilling(): { filling: string | false; fillButton: ReactElement } {
  const t = useText();
  const [isFilling, fill] = useState(true);
  return {
    filling: isFilling && (styles.filling ?? false),
    fillButton: (
      <IconButton
        icon={isFilling ? 'close' : 'fullscreen'}
        label={t('ui.game.fillWindow')}
        aria-pressed={isFilling}
        className={styles.fill}
        onClick={() => fill(!isFilling)}
      />
    ),
  };
}
