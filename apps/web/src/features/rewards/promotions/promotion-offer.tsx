import { useFormat, useText } from '@pavilion/i18n/react';
import { ArtPicture } from '../../../core/layout/art-picture.tsx';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import type { Promotion } from './promotion.queries.ts';

/** A promotion as a card: what it is, until when, and how it stands with the player. */
export function PromotionOffer({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const format = useFormat();
  const { promotion_code: code, title, summary, img_url: picture, mine, state } = promotion;
  return (
    <AppLink
      to={`/promotions?promotion=${encodeURIComponent(code)}`}
      className="flex h-full flex-col overflow-hidden panel text-start hover:border-accent"
    >
      {picture === null ? null : <ArtPicture source={picture} className="aspect-video w-full" />}
      <span className="grid content-start gap-1 p-4">
        <span className="text-xs font-semibold text-accent-text">
          {t.find(`ui.rewards.kind.${promotion.kind}`) ?? promotion.kind}
        </span>
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm text-text-muted">{summary}</span>
        <span className="text-xs text-text-muted">
          {state === 'soon'
            ? t('ui.rewards.begins', { date: format.dateTime(promotion.starts_at) })
            : t('ui.home.until', { date: format.date(promotion.ends_at) })}
          {mine === null ? '' : ` · ${t(`ui.rewards.mine.${mine.state}`)}`}
        </span>
      </span>
    </AppLink>
  );
}
