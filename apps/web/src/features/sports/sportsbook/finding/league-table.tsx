import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { useStandings } from './finding.queries.ts';
import { StandingsTable } from './standings-table.tsx';
import { ViewFailure, ViewSkeleton } from './view-page.tsx';

interface LeagueTableProps {
  leagueId: string;
  /** Teams that are looked for, by their English names. */
  marked?: readonly string[];
}

/** The table of a league, with its loading, empty and error states. */
export function LeagueTable({ leagueId, marked }: LeagueTableProps) {
  const t = useText();
  const { data, isPending, refetch } = useStandings(leagueId);
  if (data && data.value.length > 0) return <StandingsTable rows={data.value} marked={marked} />;
  if (data) return <EmptyState icon="chart" title={t('ui.finding.standingsNone')} />;
  if (isPending) return <ViewSkeleton />;
  return <ViewFailure onRetry={() => void refetch()} />;
}
