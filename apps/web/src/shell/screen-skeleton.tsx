import { Skeleton } from '@pavilion/ui/states';

/** Stands in while a screen's code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className="page-width grid gap-4 py-8" aria-busy="true">
      <Skeleton className="h-9 w-1/3" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
