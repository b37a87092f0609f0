import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import styles from './stepper.module.css';

export interface Step {
  id: string;
  title: string;
  detail?: string;
  /** Something in it is wrong and must be mended. */
  isFailed?: boolean;
}

/** What is said of a step besides its title. */
export interface StepTexts {
  done: string;
  current: string;
  upcoming: string;
  failed: string;
}

type State = keyof StepTexts;

function stateOf(step: Step, index: number, current: number): State {
  if (step.isFailed) return 'failed';
  if (index < current) return 'done';
  return index === current ? 'current' : 'upcoming';
}

/**
 * Where one is in a task of several steps. Steps that are done can be gone back to when `onStep` is
 * given.
 */
export function Stepper(props: {
  label: string;
  steps: readonly Step[];
  /** Place of the step one is at; the number of steps when all are done. */
  currentIndex: number;
  texts: StepTexts;
  isVertical?: boolean;
  onStep?: (id: string) => void;
}) {
  const { steps, currentIndex, onStep } = props;
  return (
    <ol
      aria-label={props.label}
      className={classNames(styles.steps, props.isVertical ? styles.vertical : styles.horizontal)}
    >
      {steps.map((step, index) => {
        const state = stateOf(step, index, currentIndex);
        const canGo = onStep !== undefined && (index < currentIndex || state === 'failed');
        const content = <StepContent step={step} number={index + 1} state={state} {...props} />;
        return (
          <li
            key={step.id}
            data-state={state}
            data-passed={index < currentIndex}
            aria-current={index === currentIndex ? 'step' : undefined}
            className={styles.step}
          >
            {canGo ? (
              <button type="button" className={styles.content} onClick={() => onStep(step.id)}>
                {content}
              </button>
            ) : (
              <span className={styles.content}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepContent(props: { step: Step; number: number; state: State; texts: StepTexts }) {
  const { step, state } = props;
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={18} /> : null}
        {state === 'failed' ? <Icon name="warning" size={18} /> : null}
        {state === 'current' || state === 'upcoming' ? props.number : null}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{step.title}</span>
        <span className="sr-only">{props.texts[state]}</span>
        {step.detail ? <span className={styles.detail}>{step.detail}</span> : null}
      </span>
    </>
  );
}
