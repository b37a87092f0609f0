import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './slip-button.module.css';

/**
 * A strip at the foot of the page that opens the bet slip's drawer, shown while there are
 * selections in it. Narrow screens have the slip in their bar.
 */
export function SlipButton(props: { count: number; onOpen: () => void }) {
  const { text } = useTemplateEnvironment();
  if (props.count === 0) return null;
  return (
    <button type="button" className={styles.slip} onClick={props.onOpen}>
      <Icon name="ticket" size={20} />
      {text('ui.template.slipOpen', { count: props.count })}
      <Icon name="chevron-up" size={20} className={styles.chevron} />
    </button>
  );
}
