import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import type { ReactNode } from 'react';
import { fieldText } from '../stages/round/outcome-text.ts';
import styles from './hash-emblem.module.css';

type Outcome = Record<string, unknown> | null;

/** The rule of a game as a picture: what each character counts for; once the hash is known, where it fell. */
const emblems: Readonly<Partial<Record<string, (props: { outcome: Outcome }) => ReactNode>>> = {
  'hash-odd-even': OddEvenRing,
  'hash-big-small': BigSmallSteps,
  'hash-lucky': LuckyClover,
};

/** The picture of a game's rule, for games that have one; its words stand elsewhere. */
export function HashEmblem({ game, outcome }: { game: string; outcome: Outcome }) {
  const Emblem = emblems[game];
  if (!Emblem) return null;
  return (
    <div className={styles.emblem} dir="ltr" aria-hidden="true">
      <Emblem outcome={outcome} />
    </div>
  );
}

const digitOf = (outcome: Outcome): number | null =>
  outcome === null ? null : Number(fieldText(outcome, 'digit'));

/** How a part of the picture stands: still open, hit, or passed by. */
const lightOf = (isKnown: boolean, isHit: boolean): string | undefined =>
  isKnown ? (isHit ? styles.hit : styles.past) : undefined;

function Name({ side, outcome }: { side: string; outcome: Outcome }) {
  const t = useText();
  const isHit = outcome !== null && fieldText(outcome, 'side') === side;
  return (
    <span className={classNames(styles.name, lightOf(outcome !== null, isHit))}>
      {t.find(`ui.game.round.sides.${side}`)}
    </span>
  );
}

const halves = [
  { side: 'odd', digits: [1, 3, 5, 7, 9], turn: -1 },
  { side: 'even', digits: [0, 2, 4, 6, 8], turn: 1 },
] as const;

/** A ring in two halves: the odd digits down the one, the even ones down the other, the drawn one in the middle. */
function OddEvenRing({ outcome }: { outcome: Outcome }) {
  const drawn = digitOf(outcome);
  return (
    <>
      <Name side="odd" outcome={outcome} />
      <svg viewBox="-50 -50 100 100" className="numeric">
        {halves.map(({ side, digits, turn }) =>
          digits.map((digit, place) => {
            const angle = turn * (21 + place * 34.5);
            return (
              <g
                key={digit}
                className={classNames(styles.part, lightOf(drawn !== null, drawn === digit))}
                data-side={side}
                transform={`rotate(${angle})`}
              >
                <path d="M-12.8-46.3A48 48 0 0 1 12.8-46.3L7.7-27.9A29 29 0 0 0-7.7-27.9Z" />
                <text transform={`translate(0 -38) rotate(${-angle})`}>{digit}</text>
              </g>
            );
          }),
        )}
        <text className={styles.drawn}>{drawn ?? '#'}</text>
      </svg>
      <Name side="even" outcome={outcome} />
    </>
  );
}

const steps = Array.from({ length: 10 }, (_, digit) => ({
  digit,
  side: digit < 5 ? 'small' : 'big',
  left: digit * 11 + (digit < 5 ? 0 : 6),
  height: 15 + digit * 4.5,
}));

/** Ten steps from 0 to 9, parted in the middle: how high the digit stands. */
function BigSmallSteps({ outcome }: { outcome: Outcome }) {
  const drawn = digitOf(outcome);
  return (
    <>
      <Name side="small" outcome={outcome} />
      <svg viewBox="0 0 116 60" className={classNames('numeric', styles.steps)}>
        {steps.map(({ digit, side, left, height }) => (
          <g
            key={digit}
            className={classNames(styles.part, lightOf(drawn !== null, drawn === digit))}
            data-side={side}
          >
            <rect x={left} y={58 - height} width="10" height={height} rx="2.5" />
            <text x={left + 5} y="50">
              {digit}
            </text>
          </g>
        ))}
        <path className={styles.split} d="M57.5 2V58" />
      </svg>
      <Name side="big" outcome={outcome} />
    </>
  );
}

/** Each kind of ending on a leaf of its own, with an example; the two of one letter and one digit win. */
const leaves = [
  { kind: /^[a-f]\d$/, example: 'a1', isLucky: true, angle: -45 },
  { kind: /^\d[a-f]$/, example: '1a', isLucky: true, angle: 135 },
  { kind: /^[a-f]{2}$/, example: 'aa', isLucky: false, angle: 45 },
  { kind: /^\d{2}$/, example: '11', isLucky: false, angle: -135 },
] as const;

/** A clover of the four kinds of endings; the one that was drawn shows its characters. */
function LuckyClover({ outcome }: { outcome: Outcome }) {
  const drawn = outcome === null ? null : fieldText(outcome, 'characters');
  return (
    <svg viewBox="-50 -50 100 100" className="numeric">
      <path className={styles.stalk} d="M0 0C3 18 10 34 3 49" />
      {leaves.map(({ kind, example, isLucky, angle }) => {
        const isHit = drawn !== null && kind.test(drawn);
        return (
          <g
            key={example}
            className={classNames(styles.part, lightOf(drawn !== null, isHit))}
            data-side={isLucky ? 'lucky' : 'unlucky'}
            transform={`rotate(${angle})`}
          >
            <path d="M0-3C-7-15-22-18-22-32C-22-46-6-49 0-40C6-49 22-46 22-32C22-18 7-15 0-3Z" />
            <text transform={`translate(0 -27) rotate(${-angle})`}>{isHit ? drawn : example}</text>
          </g>
        );
      })}
    </svg>
  );
}
