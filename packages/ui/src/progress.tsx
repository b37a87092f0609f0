/** A bar from 0 to 100 with its accessible name. */
export function Progress(props: { percent: number; label: string; className?: string }) {
  const percent = Math.max(0, Math.min(100, props.percent));
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-surface-3"
    >
      <div className="h-full rounded-full bg-accent" style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
