import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './rail-steps.module.css';

/**
 * Two buttons that move a rail; left out where the whole rail is in view or where there is no
 * pointer.
 */
export function RailSteps(props: {
  name: string;
  hasBefore: boolean;
  hasAfter: boolean;
  onStep: (direction: 1 | -1) => void;
}) {
  const { text } = useTemplateEnvironment();
  if (!props.hasBefore && !props.hasAfter) return null;
  return (
    <span className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!props.hasBefore}
        aria-label={text('ui.template.scrollBack', { name: props.name })}
        onClick={() => props.onStep(-1)}
      >
        <Icon name="chevron-left" size={18} />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!props.hasAfter}
        aria-label={text('ui.template.scrollOn', { name: props.name })}
        onClick={() => props.onStep(1)}
      >
        <Icon name="chevron-right" size={18} />
      </button>
    </span>
  );
}
