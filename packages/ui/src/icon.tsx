import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import spriteUrl from './icons.generated.svg?no-inline';
import type { IconName } from './icons.generated.ts';

export type { IconName };

/**
 * Icons that mean onward or back along the line: where it runs from right to left they point the
 * other way.
 */
const onwardIcons: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'logout',
]);

/** A stroke icon from the sprite. Decorative unless `label` is given. */
export function Icon(props: { name: IconName; size?: number; label?: string; className?: string }) {
  const size = props.size ?? 20;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(onwardIcons.has(props.name) && styles.onward, props.className)}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : true}
      focusable="false"
    >
      <use href={`${spriteUrl}#${props.name}`} />
    </svg>
  );
}
