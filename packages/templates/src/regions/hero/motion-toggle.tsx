// chunk: parts
import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';

/** Stops and starts what moves by itself (WCAG 2.2.2). The labels are message keys. */
export function MotionToggle(props: {
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  playLabel: string;
  pauseLabel: string;
  className?: string | undefined;
}) {
  const { text } = useTemplateEnvironment();
  return (
    <button
      type="button"
      className={props.className}
      aria-label={text(props.isPaused ? props.playLabel : props.pauseLabel)}
      onClick={() => props.onPause(!props.isPaused)}
    >
      <Icon name={props.isPaused ? 'play' : 'pause'} size={16} />
    </button>
  );
}
