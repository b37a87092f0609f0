import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import type { ReactNode } from 'react';
import { useProfile, type Profile } from './account.queries.ts';

/**
 * What needs the profile: a stand-in until it is there, a way to try again when it did not come.
 */
export function ProfilePart({ children }: { children: (profile: Profile) => ReactNode }) {
  const t = useText();
  const query = useProfile();
  if (query.data) return children(query.data);
  if (query.isPending) return <Skeleton className="h-72" />;
  return (
    <ErrorState
      title={t('ui.account.profileFailed')}
      retryLabel={t('ui.common.retry')}
      onRetry={() => void query.refetch()}
    />
  );
}
