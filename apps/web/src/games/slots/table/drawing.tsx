const drawings = {
  /** Two arrows that chase each other round. */
  spin: 'M20.3 10.2A8.6 8.6 0 0 0 5 6.9M3.7 13.8A8.6 8.6 0 0 0 19 17.1M4.6 2.6V7.2H9.2M19.4 21.4V16.8H14.8',
  stop: 'M7 7H17V17H7Z',
  hurry: 'M4.5 6 11.5 12 4.5 18ZM12.5 6 19.5 12 12.5 18Z',
  auto: 'M4 11V9.5A3.5 3.5 0 0 1 7.5 6H19M16 3l3 3-3 3M20 13v1.5A3.5 3.5 0 0 1 16.5 18H5M8 21l-3-3 3-3',
  turbo: 'M13.5 2.5 5 13.5H11L10 21.5 18.5 10.5H12.5Z',
} as const;

export type DrawingName = keyof typeof drawings;
const filled: readonly DrawingName[] = ['stop', 'hurry'];

/**
 * What only the bar of a machine needs, drawn here: the sprite of icons is loaded by every page.
 */
export function Drawing({ name, size }: { name: DrawingName; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled.includes(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-drawing={name}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
