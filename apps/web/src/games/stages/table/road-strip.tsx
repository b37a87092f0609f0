import { classNames } from '@pavilion/ui/class-names';
import styles from './table.module.css';

const marksShown = 24;

/**
 * What a mark says by its first letter; numbers have none. T is a tie, but where D for the dragon
 * stands.
 */
function toneOf(mark: string, hasTiger: boolean): string {
  const letter = /^[A-Z=]/.exec(mark)?.[0] ?? 'n';
  return letter === 'T' && !hasTiger ? '=' : letter;
}

/** The last results of a shoe, the newest at the end. */
export function RoadStrip({ road }: { road: string }) {
  const marks = road.split(' ').filter((mark) => mark !== '');
  if (marks.length === 0) return null;
  const hasTiger = marks.some((mark) => /^[D=]/.test(mark));
  return (
    <ol className={classNames('numeric', styles.road)} aria-hidden="true">
      {marks.slice(-marksShown).map((mark, place) => (
        <li key={`${marks.length - place}`} data-tone={toneOf(mark, hasTiger)}>
          {mark}
        </li>
      ))}
    </ol>
  );
}
