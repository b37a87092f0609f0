import { useTemplateEnvironment } from '../environment.tsx';
import type { ShellProps } from '../props/shell.ts';

/** The first of the smaller links in a row; the look is the header's own. */
export function ShellLinks(props: {
  shell: ShellProps;
  most: number;
  className?: string | undefined;
}) {
  const { Link, text } = useTemplateEnvironment();
  if (props.shell.links.length === 0) return null;
  return (
    <nav className={props.className} aria-label={text('ui.template.more')}>
      <ul>
        {props.shell.links.slice(0, props.most).map((link) => (
          <li key={link.id}>
            <Link to={link.to} aria-current={link.isActive ? 'page' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
