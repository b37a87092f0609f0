import { classNames } from '@pavilion/ui/class-names';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import type { LayoutState } from '../stores/layout.store.ts';

/** The site's wide logo; its name in the display face when the picture is missing. */
export function SiteLogo(props: { site: LayoutState['site']; height: number; className?: string }) {
  const { site, height } = props;
  const { hasFailed, watch } = usePictureFailure(!site?.logo1);
  if (hasFailed || !site)
    return (
      <span className={classNames('font-display text-lg font-bold wrap-anywhere', props.className)}>
        {site?.logo_text || site?.site_name}
      </span>
    );
  return (
    <img
      {...watch}
      src={site.logo1}
      alt={site.site_name}
      width={height * 4}
      height={height}
      className={classNames('max-w-full object-contain', props.className)}
    />
  );
}
