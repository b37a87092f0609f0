import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { toggleFavourite, useIsFavourite, type Favourite } from './favourites.queries.ts';

/**
 * The star beside a team or a league: whether the player follows it, and the way to change that.
 * `label` is its shown name.
 */
export function FavouriteStar({ subject, label }: { subject: Favourite; label: string }) {
  const t = useText();
  const isFollowed = useIsFavourite(subject);
  return (
    <button
      type="button"
      onClick={() => void toggleFavourite(subject)}
      aria-label={t(isFollowed ? 'ui.finding.unfollow' : 'ui.finding.follow', { name: label })}
      className={classNames(
        'grid min-h-9 min-w-9 shrink-0 place-items-center rounded-control hover:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        isFollowed ? 'text-accent-text' : 'text-text-muted',
      )}
    >
      <Icon name={isFollowed ? 'star-filled' : 'star'} size={18} />
    </button>
  );
}
