import { useFormat, useText } from '@pavilion/i18n/react';
import { plainText } from '@pavilion/web-core/layout/plain-text';
import type { Announcement } from './announcement-article.tsx';
import { ArtPicture } from '../../../core/layout/art-picture.tsx';
import { openAnnouncement } from './chosen-announcement.store.ts';

/** An offer or announcement as a card that opens its full text over the page. */
export function PromotionCard({ announcement }: { announcement: Announcement }) {
  const t = useText();
  const format = useFormat();
  const { announcement_id, title, body, img_url, end_date } = announcement;
  // Few cards share the whole width; a wide one has its picture beside the words.
  return (
    <button
      type="button"
      onClick={() => openAnnouncement(announcement_id)}
      className="group flex h-full w-full flex-col overflow-hidden panel text-start hover:border-accent @lg:flex-row"
    >
      <ArtPicture
        source={img_url ?? ''}
        className="aspect-video w-full shrink-0 @lg:max-w-sm @lg:basis-1/2"
      />
      <span className="grid min-w-0 content-start gap-1 p-4">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="line-clamp-2 text-sm text-text-muted @lg:line-clamp-4">
          {plainText(body)}
        </span>
        {end_date ? (
          <span className="text-xs text-text-muted">
            {t('ui.home.until', { date: format.date(end_date) })}
          </span>
        ) : null}
      </span>
    </button>
  );
}
