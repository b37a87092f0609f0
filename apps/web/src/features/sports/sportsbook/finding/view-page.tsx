import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import type { ReactNode } from 'react';
import { AppLink } from '../../../../core/navigation/app-link.tsx';

/** A page beside the board of matches: the way back, its title, and what it shows. */
export function ViewPage(props: {
  title: string;
  backTo: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="page-width grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3 py-3 sm:gap-4 sm:py-4">
      <AppLink
        to={props.backTo}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm font-semibold text-accent-text no-underline hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {t('ui.finding.back')}
      </AppLink>
      <div className="flex items-center gap-2">
        <h1 className="page-title min-w-0 wrap-anywhere">{props.title}</h1>
        {props.action}
      </div>
      {props.children}
    </div>
  );
}

/** Stands in while something of a page loads. */
export function ViewSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}

/** Says that something of a page could not be loaded, and tries again when asked to. */
export function ViewFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('ui.finding.failed')}
      text={t('ui.sports.boardFailedText')}
      retryLabel={t('ui.common.retry')}
      onRetry={onRetry}
    />
  );
}
