import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';

/**
 * First letters of the first and last word, or of the only one; empty for a name without letters.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+[\p{M}]*/gu) ?? [];
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase();
}

/**
 * The picture of a person, their initials where there is none, or a figure where there is no name
 * either.
 */
export function Avatar(props: {
  name: string;
  imageUrl?: string;
  size?: 'small' | 'medium' | 'large';
  /** A dot that tells whether they are there; `statusLabel` says it. */
  status?: 'online' | 'away';
  statusLabel?: string;
  /** Where the name stands beside it the avatar is an ornament. */
  isDecorative?: boolean;
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const initials = initialsOf(props.name);
  const hasPicture = props.imageUrl !== undefined && props.imageUrl !== failedUrl;
  const label = [props.name, props.statusLabel].filter(Boolean).join(', ');
  const isSilent = props.isDecorative || label === '';
  return (
    <span
      role={isSilent ? undefined : 'img'}
      aria-label={isSilent ? undefined : label}
      aria-hidden={isSilent || undefined}
      className={classNames(styles.avatar, styles[props.size ?? 'medium'])}
    >
      {hasPicture ? (
        <img
          src={props.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(props.imageUrl ?? null)}
        />
      ) : initials ? (
        <span>{initials}</span>
      ) : (
        <Icon name="user" size={20} />
      )}
      {props.status ? <span className={classNames(styles.dot, styles[props.status])} /> : null}
    </span>
  );
}
