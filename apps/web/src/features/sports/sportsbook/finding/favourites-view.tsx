import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState } from '@pavilion/ui/states';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { leaguePath } from '../../../../common/sports/match-path.ts';
import { pageToReturnTo, openSignIn } from '../../../../core/session/auth-entry.ts';
import { rememberWantedPath } from '../../../../core/session/wanted-path.ts';
import { useUserStore } from '../../../../core/stores/user.store.ts';
import type { PriceComponent } from '../prices.tsx';
import { SportsBoard } from '../sports-board.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import { useFavourites, type Favourite } from './favourites.queries.ts';
import { ViewFailure, ViewPage, ViewSkeleton } from './view-page.tsx';

/** Matches of the teams and leagues the player follows, and the list of these. */
export function FavouritesView({ Price }: { Price: PriceComponent }) {
  const t = useText();
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  return (
    <ViewPage title={t('ui.finding.favourites')} backTo="/sports">
      {isSignedIn ? <Followed Price={Price} /> : <SignInFirst />}
    </ViewPage>
  );
}

function SignInFirst() {
  const t = useText();
  return (
    <EmptyState
      icon="star"
      title={t('ui.finding.guestTitle')}
      text={t('ui.finding.guestText')}
      action={
        <Button
          onClick={() => {
            const here = pageToReturnTo();
            openSignIn();
            if (here !== null) rememberWantedPath(here);
          }}
        >
          {t('ui.template.signIn')}
        </Button>
      }
    />
  );
}

function Followed({ Price }: { Price: PriceComponent }) {
  const t = useText();
  const { data, isPending, refetch } = useFavourites();
  if (isPending) return <ViewSkeleton />;
  if (!data) return <ViewFailure onRetry={() => void refetch()} />;
  if (data.value.length === 0) {
    return (
      <EmptyState
        icon="star"
        title={t('ui.finding.followedNone')}
        text={t('ui.finding.followedHow')}
      />
    );
  }
  return (
    <>
      <section aria-labelledby="followed" className="grid gap-2">
        <h2 id="followed" className="text-base font-bold">
          {t('ui.finding.followedTitle')}
        </h2>
        <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
          {data.value.map((subject) => (
            <FollowedItem key={subject.id} subject={subject} />
          ))}
        </ul>
      </section>
      <SportsBoard filter={favouritesOnly} Price={Price} heading="h2" />
    </>
  );
}

const favouritesOnly = { isFavourites: true } as const;

function FollowedItem({ subject }: { subject: Favourite }) {
  const code = localeCodeOf(useLanguageTag());
  const name = subject.names[code] ?? subject.name;
  const to =
    subject.kind === 'league'
      ? leaguePath(subject.id)
      : `/sports?team=${encodeURIComponent(subject.id)}`;
  return (
    <li className="flex items-center rounded-(--shape-pill) bg-surface-2 pe-1">
      <AppLink
        to={to}
        className="inline-flex min-h-11 items-center ps-4 pe-1 text-sm font-semibold text-text no-underline hover:underline"
      >
        {name}
      </AppLink>
      <FavouriteStar subject={subject} label={name} />
    </li>
  );
}
