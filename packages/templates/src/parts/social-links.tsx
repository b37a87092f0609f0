// chunk: lobby
import type { FooterProps } from '../props/footer.ts';
import { LinkedLogo } from './linked-logo.tsx';
import styles from './social-links.module.css';

/** The site's accounts elsewhere; they open in a new tab. */
export function SocialLinks({ socials }: Pick<FooterProps, 'socials'>) {
  if (socials.length === 0) return null;
  return (
    <ul className={styles.list}>
      {socials.map((social) => (
        <li key={social.name}>
          <a
            href={social.href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link}
            aria-label={social.name}
          >
            <LinkedLogo name={social.name} imageUrl={social.imageUrl} size={24} />
          </a>
        </li>
      ))}
    </ul>
  );
}
