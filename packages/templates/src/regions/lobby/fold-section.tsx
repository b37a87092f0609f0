import { Icon } from '@pavilion/ui/icon';
import { useId, type ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './fold-section.module.css';

/** A section that folds under its heading; what is folded away is not rendered. */
export function FoldSection(props: {
  title: string;
  detail?: string;
  liveCount?: number;
  count: number | null;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const { text } = useTemplateEnvironment();
  const id = useId();
  return (
    <div className={styles.fold} data-open={props.isOpen}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={props.isOpen}
          aria-controls={id}
          onClick={() => props.onToggle(!props.isOpen)}
        >
          <span className={styles.title}>{props.title}</span>
          {props.detail ? <span className={styles.detail}>{props.detail}</span> : null}
          <span className={styles.end}>
            {props.liveCount ? (
              <span className={styles.live}>
                {text('ui.template.liveCount', { count: props.liveCount })}
              </span>
            ) : null}
            {props.count === null ? null : <span className={styles.count}>{props.count}</span>}
            <Icon name="chevron-down" size={18} className={styles.chevron} />
          </span>
        </button>
      </h3>
      <div id={id} className={styles.content} hidden={!props.isOpen}>
        {props.isOpen ? props.children : null}
      </div>
    </div>
  );
}
