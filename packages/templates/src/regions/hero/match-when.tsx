import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { MatchSummary } from '../../props/hero.ts';
import type from './hero-type.module.css';
import styles from './match-when.module.css';

/** Minute of a running match with its mark, or when a match starts. */
export function MatchWhen({ match }: { match: MatchSummary }) {
  const { text } = useTemplateEnvironment();
  return (
    <span className={classNames(type.numeric, styles.when)}>
      {match.isLive ? (
        <span className={styles.live}>
          <Icon name="live" size={12} />
          {text('ui.template.live')}
        </span>
      ) : null}
      {match.when}
    </span>
  );
}
