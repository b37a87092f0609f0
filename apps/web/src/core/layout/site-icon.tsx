import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';

/** The site's app icon in a box of the caller's size; a drawn sign stands in for a missing one. */
export function SiteIcon({ source, className }: { source: string; className: string }) {
  const { hasFailed: isBroken, watch } = usePictureFailure();
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden bg-accent text-on-accent',
        className,
      )}
    >
      {isBroken || source === '' ? (
        <Icon name="phone" size={24} />
      ) : (
        <img src={source} alt="" decoding="async" className="size-full object-cover" {...watch} />
      )}
    </span>
  );
}
