import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './slip-button.module.css';

/** Opens the bet slip's drawer, with the number of selections in it. Narrow screens have it in their bar. */
export function SlipButton(props: { count: number; onOpen: () => void }) {
  const { text } = useTemplateEnvironment();
  return (
    <button
      type="button"
      className={styles.slip}
      data-filled={props.count > 0}
      aria-label={text('ui.template.slipOpen', { count: props.count })}
      onClick={props.onOpen}
    >
      <Icon name="ticket" size={20} />
      {text('ui.template.betSlip')}
      {props.count > 0 ? <span className={styles.count}>{props.count}</span> : null}
    </button>
  );
}
