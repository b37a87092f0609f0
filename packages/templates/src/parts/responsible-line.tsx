import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../environment.tsx';
import styles from './responsible-line.module.css';

/** Age mark and the way to help, at the same place on every page. */
export function ResponsibleLine({ minimumAge }: { minimumAge: number }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <p className={styles.line}>
      <span className={styles.age}>{minimumAge}+</span>
      <span>{text('ui.template.playResponsibly')}</span>
      <Link to="/responsible-gaming" className={styles.link}>
        <Icon name="shield" size={16} />
        {text('ui.template.responsibleGaming')}
      </Link>
    </p>
  );
}
