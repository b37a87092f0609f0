import { Button } from '@pavilion/ui/button';
import { Progress, ProgressRing } from '@pavilion/ui/progress';
import { Spinner } from '@pavilion/ui/spinner';
import { Notice } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { PartSection, Row, Specimen } from './specimen.tsx';

/** What is going on, and what stands where something is missing. */
export function FeedbackParts() {
  return (
    <PartSection
      id="feedback"
      title="Progress and states"
      about="Skeletons have the size of what comes; errors say what to do next."
    >
      <Specimen name="Progress">
        <Progress percent={0} label="Not begun" />
        <Progress percent={38} label="Level" />
        <Progress percent={100} label="Wagered" tone="positive" />
        <Progress percent={72} label="Limit used" tone="negative" />
        <Progress percent={null} label="Loading" />
      </Specimen>
      <Specimen name="Rings">
        <Row>
          <ProgressRing percent={64} label="Gold level" valueText="64 percent">
            64%
          </ProgressRing>
          <ProgressRing percent={100} label="Mission" tone="positive" />
          <ProgressRing percent={12} label="Limit left" tone="negative" />
          <ProgressRing percent={null} label="Loading" />
          <Spinner size={28} />
        </Row>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
        <Skeleton className="h-32" />
      </Specimen>
      <Specimen name="Notices">
        <Notice>Matches begin in your own time zone.</Notice>
        <Notice kind="positive">Your documents have been accepted.</Notice>
        <Notice kind="warning">Your identity card expires in 14 days.</Notice>
        <Notice kind="negative">The withdrawal was sent back by the bank.</Notice>
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          icon="heart"
          title="No favourites yet"
          text="Press the heart of a game and it stands here."
          action={<Button size="small">See games</Button>}
        />
      </Specimen>
      <Specimen name="Error">
        <ErrorState
          title="Games could not be loaded"
          text="Check your connection and try again."
          retryLabel="Try again"
          onRetry={() => undefined}
        />
      </Specimen>
    </PartSection>
  );
}
