// chunk: standing
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { useState } from 'react';

/**
 * The site's app icon in a box of the caller's size; a drawn sign stands in for one that is missing
 * or on its way.
 */
export function SiteIcon({ source, className }: { source: string; className: string }) {
  const { hasFailed: isBroken, watch } = usePictureFailure();
  const [isThere, setThere] = useState(false);
  const hasPicture = !isBroken && source !== '';
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden bg-accent text-on-accent *:[grid-area:1/1]',
        className,
      )}
    >
      {hasPicture && isThere ? null : <Icon name="phone" size={24} />}
      {hasPicture ? (
        <img
          src={source}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onLoad={() => setThere(true)}
          {...watch}
        />
      ) : null}
    </span>
  );
}
