import styles from './lottery.module.css';

/**
 * Numbers to press, at most so many; arrow keys of the page move as ever, each number is a button.
 */
export function NumberGrid(props: {
  highest: number;
  most: number;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  label: string;
}) {
  const { highest, most, chosen, onChange, label } = props;
  const isFull = chosen.length >= most;
  const toggle = (number: number): void =>
    onChange(
      chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number],
    );
  return (
    <div className={styles.grid} role="group" aria-label={label}>
      {Array.from({ length: highest }, (_, place) => place + 1).map((number) => {
        const isOn = chosen.includes(number);
        return (
          <button
            key={number}
            type="button"
            className={styles.pick}
            aria-pressed={isOn}
            disabled={isFull && !isOn}
            onClick={() => toggle(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
