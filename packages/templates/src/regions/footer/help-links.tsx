import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { footerLinks } from './footer-links.ts';
import styles from './help-links.module.css';

/** The smaller pages and those about the site in one wrapping row. */
export function HelpLinks({ shell }: ChromeProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <nav aria-label={text('ui.template.help')}>
      <ul className={styles.links}>
        {footerLinks(shell, text).map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles.link}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
