import type { ReactNode } from 'react';

/**
 * The ground of a sport, 105 by 68, home from the left; the lit part is where play leans, from -100
 * (away's way) to 100.
 */
export function Court({ sport, lean }: { sport: string; lean: number }) {
  const edge = 52.5 + lean * 0.42;
  return (
    <svg aria-hidden="true" viewBox="-1 -1 107 70" className="match-court w-full">
      <rect width="105" height="68" rx="2" className="match-ground" />
      {lean === 0 ? null : (
        <path
          d={
            lean > 0
              ? `M0 0H${edge - 6}L${edge} 34L${edge - 6} 68H0Z`
              : `M105 0H${edge + 6}L${edge} 34L${edge + 6} 68H105Z`
          }
          className="match-lean"
        />
      )}
      {lines[sport] ?? lines['field']}
    </svg>
  );
}

const middle = <path d="M52.5 0V68" />;

/** A part of the ground at the left end, and the same at the right. */
const bothEnds = (part: ReactNode): ReactNode => (
  <>
    {part}
    <g transform="matrix(-1 0 0 1 105 0)">{part}</g>
  </>
);

const net = (
  <>
    <path d="M52.5 -1V69" className="match-net" />
    <path d="M0 9H105M0 59H105M25 9V59M80 9V59M25 34H80" />
  </>
);

const lines: Readonly<Record<string, ReactNode>> = {
  football: (
    <>
      {middle}
      <circle cx="52.5" cy="34" r="9.15" />
      {bothEnds(
        <path d="M0 13.8H16.5V54.2H0M0 24.8H5.5V43.2H0M16.5 26.7A9.15 9.15 0 0 1 16.5 41.3" />,
      )}
    </>
  ),
  basketball: (
    <>
      {middle}
      <circle cx="52.5" cy="34" r="8" />
      {bothEnds(<path d="M0 24H21V44H0M21 26A8 8 0 0 1 21 42M0 4H11A30 30 0 0 1 11 64H0" />)}
    </>
  ),
  'ice-hockey': (
    <>
      {middle}
      <circle cx="52.5" cy="34" r="8" />
      {bothEnds(<path d="M38 0V68M7 0V68M7 29A5 5 0 0 1 7 39" />)}
    </>
  ),
  tennis: net,
  volleyball: net,
  'table-tennis': net,
  field: (
    <>
      {middle}
      <path d="M26 0V68M79 0V68" />
    </>
  ),
};
