import styles from './parts.module.css';

/** A cut stone, lit from the top left, in the colour of its text. */
export function Gem({ className }: { className?: string }) {
  return (
    <svg className={className ?? styles.gem} viewBox="0 0 100 92" aria-hidden="true">
      <ellipse cx="50" cy="88" rx="30" ry="5" fill="rgb(0 0 0 / 40%)" />
      <path d="M22 6h56l20 26-48 56L2 32Z" fill="currentColor" />
      <path d="M22 6 2 32h28Z" fill="rgb(255 255 255 / 45%)" />
      <path d="M22 6h28L30 32Z" fill="rgb(255 255 255 / 72%)" />
      <path d="M50 6h28L70 32Z" fill="rgb(255 255 255 / 22%)" />
      <path d="M50 6 30 32h40Z" fill="rgb(255 255 255 / 34%)" />
      <path d="m78 6 20 26H70Z" fill="rgb(0 0 0 / 14%)" />
      <path d="M2 32h28l20 56Z" fill="rgb(255 255 255 / 16%)" />
      <path d="M70 32h28L50 88Z" fill="rgb(0 0 0 / 34%)" />
      <path d="M22 6h56l20 26-48 56L2 32Z" fill="none" stroke="rgb(0 0 0 / 35%)" strokeWidth="2" />
      <path d="m12 14 3-8 3 8 8 3-8 3-3 8-3-8-8-3Z" fill="rgb(255 255 255 / 90%)" />
    </svg>
  );
}
