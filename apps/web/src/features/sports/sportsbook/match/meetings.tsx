import type { InfoProps } from './info.types.ts';
import { PastResult } from './past-result.tsx';

/** What the two sides did against each other before. */
export function Meetings({ statistics: { head_to_head: results } }: InfoProps) {
  return (
    <ul className="panel m-0 list-none px-3 py-1">
      {results.map((result) => (
        <li key={result.event_id} className="flex">
          <PastResult result={result} />
        </li>
      ))}
    </ul>
  );
}
