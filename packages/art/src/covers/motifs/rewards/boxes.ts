import { embossed, flat, gold, paint, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, place, roundRect, smooth } from '../../../core/shapes.ts';
import { coin, coinPile, gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow, softly } from '../../../scenes/light.ts';

/** A present bursting open. */
export const gift: Motif = motif(
  'gift welcome bonus present box birthday first deposit surprise reload',
  'burst silk candyland',
  (pen, tint) => {
    const box = paint(tint, 0.2, 0.54);
    const band = gold;
    const light = softly(pen, 4, flat('M-60 6L-110 -110H110L60 6Z', '#fff6c8', 0.6));
    const lid =
      surface(pen, roundRect(-78, -22, 156, 38, 7), box, 2.2) +
      surface(pen, roundRect(-16, -22, 32, 38, 2), band, 1.6);
    const bow =
      surface(pen, smooth('0,-6 -16,-40 -50,-52 -60,-26 -34,-8'), band, 2) +
      surface(pen, smooth('0,-6 16,-40 50,-52 60,-26 34,-8'), band, 2) +
      surface(pen, ellipse(0, -10, 14, 12), band, 2);
    return (
      light +
      [
        [-60, -84, 16],
        [54, -92, 18],
        [0, -112, 14],
        [88, -44, 13],
        [-92, -38, 14],
      ]
        .map(([x, y, r]) => coin(pen, x!, y!, r!, 0.8))
        .join('') +
      embossed(
        pen,
        surface(pen, roundRect(-68, 8, 136, 92, 8), box, 2.4) +
          surface(pen, roundRect(-16, 8, 32, 92, 0), band, 1.6),
        5,
        0.8,
      ) +
      place(embossed(pen, lid + place(bow, 0, -14), 4, 0.9), 0, -14, 1, -7)
    );
  },
);

/** A chest full of gold. */
export const chest: Motif = motif(
  'chest treasure loot jackpot mystery drop drops',
  'cave sea burst',
  (pen, tint) => {
    const plank = [0, 1, 2]
      .map((index) => stroke(`M-84 ${36 + index * 22}H84`, wood.line, 2, 0.7))
      .join('');
    const strap = (x: number): string => surface(pen, roundRect(x - 9, 14, 18, 82, 3), gold, 1.4);
    return (
      glow(pen, 0, 0, 120, '#fff0a8', 0.9) +
      embossed(
        pen,
        surface(pen, 'M-88 -8C-92 -70 -60 -92 0 -92S92 -70 88 -8Z', wood, 2.4) +
          surface(pen, 'M-74 -8C-76 -58 -50 -76 0 -76S76 -58 74 -8Z', paint(40, 0.06, 0.24), 1.6) +
          stroke('M-88 -8C-92 -70 -60 -92 0 -92S92 -70 88 -8', '#f0b93a', 8),
        4,
        0.7,
      ) +
      place(coinPile(pen, 150, 40, 26), 0, -22) +
      place(gemStone(pen, 0, 0, 22, tint, 'brilliant'), -42, -6, 1, -16) +
      place(gemStone(pen, 0, 0, 20, tint + 140, 'round'), 44, -8) +
      embossed(
        pen,
        surface(pen, roundRect(-90, 14, 180, 84, 8), wood, 2.4) +
          plank +
          strap(-66) +
          strap(66) +
          surface(pen, roundRect(-92, 10, 184, 16, 4), gold, 1.6) +
          surface(pen, 'M-18 16H18V44C18 54 10 60 0 60S-18 54 -18 44Z', gold, 1.8),
        4,
        0.8,
      ) +
      flat(`${ellipse(0, 34, 5)}M-3 36h6l2 12h-10Z`, '#3a2208')
    );
  },
);

/** A piggy bank. */
export const piggy: Motif = motif(
  'piggy pig cashback rebate bank saving savings cash money',
  'meadow burst silk',
  (pen, tint) => {
    const skin = paint(tint % 40, 0.13, 0.76);
    const legs = surface(
      pen,
      roundRect(-50, 44, 26, 48, 8) + roundRect(24, 44, 26, 48, 8),
      paint(tint % 40, 0.13, 0.64),
      2,
    );
    return (
      coin(pen, 0, -92, 26, 0.95) +
      embossed(
        pen,
        legs +
          surface(
            pen,
            smooth('-4,-62 52,-52 84,-10 76,40 40,64 -40,64 -80,36 -86,-14 -50,-54'),
            skin,
            2.4,
          ),
        9,
        0.8,
      ) +
      embossed(
        pen,
        surface(pen, smooth('30,-44 34,-78 60,-70 66,-40'), skin, 2) +
          surface(pen, ellipse(78, 8, 20, 25), paint(tint % 40, 0.14, 0.7), 2),
        3,
        0.7,
      ) +
      flat(ellipse(73, 6, 3.4, 6) + ellipse(85, 6, 3.4, 6), '#6b2436') +
      flat(ellipse(52, -18, 6, 8), '#24141a') +
      flat(ellipse(54, -21, 2.2), '#fff') +
      flat(roundRect(-24, -62, 46, 7, 3.5), '#6b2436') +
      stroke('M-84 4C-104 0 -104 -22 -92 -22S-88 -4 -104 -2', skin.base, 6)
    );
  },
);

/** A bag of money. */
export const moneyBag: Motif = motif(
  'bag rich millionaire fortune pot million dollar payday weekly rakeback',
  'burst stage brocade',
  (pen, tint) => {
    const cloth = paint(tint, 0.12, 0.5);
    return (
      embossed(
        pen,
        surface(
          pen,
          smooth(
            '-28,-52 -44,-92 -16,-80 0,-96 16,-80 44,-92 28,-52 62,-8 82,52 50,92 -50,92 -82,52 -62,-8',
          ),
          cloth,
          2.4,
        ),
        9,
        0.6,
      ) +
      embossed(
        pen,
        surface(pen, smooth('-38,-56 0,-46 38,-56 36,-44 0,-34 -36,-44'), gold, 1.8) +
          place(coin(pen, 0, 0, 40, 1), 0, 28),
        3,
        0.9,
      ) +
      [
        [-66, 94, 18],
        [66, 96, 18],
        [-34, 104, 15],
        [30, 106, 16],
      ]
        .map(([x, y, r]) => coin(pen, x!, y!, r!, 0.55))
        .join('')
    );
  },
);
