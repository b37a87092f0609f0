import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useId, type ReactNode } from 'react';

interface PartQuery<Data> {
  data: Data | undefined;
  isPending: boolean;
  refetch: () => Promise<unknown>;
}

/** A card of the overview. One whose figures do not come says so and leaves the others alone. */
export function OverviewPart<Data>(props: {
  title: string;
  query: PartQuery<Data>;
  children: (data: Data) => ReactNode;
}) {
  const t = useText();
  const id = useId();
  const { data, isPending, refetch } = props.query;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3 panel p-4">
      <h2 id={id} className="m-0 text-lg font-bold">
        {props.title}
      </h2>
      {data !== undefined ? (
        props.children(data)
      ) : isPending ? (
        <Skeleton className="h-28" />
      ) : (
        <ErrorState
          title={t('ui.account.partFailed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
          className="py-4"
        />
      )}
    </section>
  );
}

/** A name and its figure on one line, or on two where the place is narrow. */
export function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
      <dt className="text-sm text-text-muted">{name}</dt>
      <dd className="numeric m-0 font-semibold">{children}</dd>
    </div>
  );
}
