import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../environment.tsx';
import styles from './carousel-controls.module.css';

/** Dots and a pause button below a carousel. */
export function CarouselControls(props: {
  count: number;
  index: number;
  isPaused: boolean;
  onShow: (index: number) => void;
  onPause: (isPaused: boolean) => void;
}) {
  const { text } = useTemplateEnvironment();
  if (props.count < 2) return null;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={text(props.isPaused ? 'ui.template.slidesPlay' : 'ui.template.slidesPause')}
        onClick={() => props.onPause(!props.isPaused)}
      >
        <Icon name={props.isPaused ? 'play' : 'pause'} size={14} />
      </button>
      {Array.from({ length: props.count }, (_, index) => (
        <button
          // The dots have no identity besides their place.
          key={index}
          type="button"
          className={styles.dot}
          aria-label={text('ui.template.slideNumber', { number: index + 1 })}
          aria-current={index === props.index ? 'true' : undefined}
          onClick={() => props.onShow(index)}
        />
      ))}
    </div>
  );
}
