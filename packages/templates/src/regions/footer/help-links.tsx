import { useTemplateEnvironment } from '../../environment.tsx';
import { helpLinks } from './footer-links.ts';
import styles from './help-links.module.css';

/** The pages about the site in one wrapping row. */
export function HelpLinks() {
  const { Link, text } = useTemplateEnvironment();
  return (
    <nav aria-label={text('ui.template.help')}>
      <ul className={styles.links}>
        {helpLinks.map((link) => (
          <li key={link.id}>
            <Link to={link.to} className={styles.link}>
              {text(`_m.${link.id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
