import './runners.css';

/** Hues that lie as far apart as numbers that follow each other can. */
const hueStep = 137;
/** From here on a number is drawn on two halves, so that it differs from the one so far below. */
const halvedFrom = 9;

/** What a runner wears, simply drawn: the colour of its number. */
export function Silk({ number }: { number: number | null }) {
  if (number === null) return null;
  return (
    <span
      className="runner-silk numeric"
      data-halved={number >= halvedFrom || undefined}
      style={{ '--hue': number * hueStep } as object}
    >
      {number}
    </span>
  );
}
