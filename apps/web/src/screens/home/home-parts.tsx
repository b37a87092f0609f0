import { Fragment, type ReactNode } from 'react';
import { leadsWithSports } from '../../common/sports/leads-with-sports.ts';
import { useTemplate } from '../../core/layout/template-context.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { ActivityPart } from '../../features/home/activity-part.tsx';
import { AlivePart } from '../../features/games/alive/alive-strip.tsx';
import { AppPart } from '../../features/home/app-part.tsx';
import { homeParts, type HomePart } from './home-plan.ts';
import { JackpotsPart } from '../../features/rewards/jackpots/jackpots-part.tsx';
import { BonusList } from '../../features/rewards/promotions/bonus-list.tsx';
import { PromotionsPart } from '../../features/site/announcements/promotions-part.tsx';
import { ProvidersPart } from '../../features/home/providers-part.tsx';

const parts: Record<HomePart, ReactNode> = {
  alive: <AlivePart />,
  jackpots: <JackpotsPart />,
  promotions: <PromotionsPart />,
  activity: <ActivityPart />,
  providers: <ProvidersPart />,
  app: <AppPart />,
};

/**
 * The parts of the home page below the games, as its template arranges them; the lobby around them
 * gives the margins.
 */
export function HomeParts() {
  const template = useTemplate();
  const isSportsFirst = useLayoutStore((state) => leadsWithSports(state.template));
  const showsApp = useLayoutStore((state) => state.show_app_download);
  if (!template) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <BonusList titleId="home-bonuses" />
      {homeParts(template, { isSportsFirst, showsApp }).map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </div>
  );
}
