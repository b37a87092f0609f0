import type { CallResponse } from '@pavilion/contracts/define-call';
import type { fetchAnnounment } from '@pavilion/contracts/player/site/fetch-announment.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { RichText } from '@pavilion/web-core/layout/rich-text';
import { ArtPicture } from '../../../core/layout/art-picture.tsx';

export type Announcement = CallResponse<typeof fetchAnnounment>['value'][number];

/** One announcement: picture, title, until when, text. */
export function AnnouncementArticle({ announcement }: { announcement: Announcement }) {
  const t = useText();
  const format = useFormat();
  const { title, body, img_url, end_date } = announcement;
  return (
    <article className="grid gap-2">
      {img_url ? (
        <ArtPicture source={img_url} className="aspect-video w-full rounded-card" />
      ) : null}
      <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
      {end_date ? (
        <p className="text-sm text-text-muted">
          {t('ui.home.until', { date: format.date(end_date) })}
        </p>
      ) : null}
      <RichText html={body} />
    </article>
  );
}
