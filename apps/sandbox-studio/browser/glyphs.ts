import { svg } from './dom.ts';

/**
 * Small pictures around the middle of a 64 × 64 square. Colours: a light body, a deep line, an
 * accent from the title's palette.
 */
const drawings: Readonly<Record<string, string>> = {
  courier:
    '<path class="g-b" d="M-26 6 L28 -18 L10 22 L0 10 Z"/><path class="g-a" d="M-26 6 L28 -18 L0 10 Z"/><path class="g-l" d="M0 10 L-4 26 L8 18"/>',
  comet:
    '<path class="g-a" d="M-30 22 L4 -4 L-18 24 Z M-28 4 L2 -10 L-14 10 Z"/><circle class="g-b" cx="12" cy="-10" r="15"/><circle class="g-d" cx="8" cy="-14" r="3"/><circle class="g-d" cx="17" cy="-6" r="4"/>',
  cat: '<path class="g-b" d="M-20 20 V-14 L-22 -28 L-8 -18 H8 L22 -28 L20 -14 V20 Q0 30 -20 20 Z"/><circle class="g-d" cx="-8" cy="-2" r="4"/><circle class="g-d" cx="8" cy="-2" r="4"/><path class="g-a" d="M-4 8 H4 L0 13 Z"/><path class="g-l" d="M-10 14 L-26 10 M-10 17 L-26 19 M10 14 L26 10 M10 17 L26 19"/>',
  kite: '<path class="g-b" d="M0 -30 L20 -6 L0 22 L-20 -6 Z"/><path class="g-a" d="M0 -30 L20 -6 H-20 Z"/><path class="g-l" d="M0 -30 V22 M-20 -6 H20 M0 22 Q10 28 2 34"/>',
  lantern:
    '<path class="g-a" d="M-8 -30 H8 V-24 H-8 Z M-8 22 H8 V27 H-8 Z"/><ellipse class="g-b" cx="0" cy="-1" rx="20" ry="23"/><path class="g-l" d="M0 -24 V22 M-10 -21 Q-16 0 -10 19 M10 -21 Q16 0 10 19 M0 27 V34"/>',
  balloon:
    '<path class="g-b" d="M0 -32 C28 -32 26 2 6 12 H-6 C-26 2 -28 -32 0 -32 Z"/><path class="g-a" d="M-6 12 C-14 -2 -14 -24 0 -32 C14 -24 14 -2 6 12 Z"/><path class="g-d" d="M-7 20 H7 L5 30 H-5 Z"/><path class="g-l" d="M-6 12 L-7 20 M6 12 L7 20"/>',
  rocket:
    '<path class="g-b" d="M-24 14 L4 -14 Q18 -28 30 -28 Q30 -16 16 -2 L-12 26 Z"/><circle class="g-d" cx="10" cy="-10" r="5"/><path class="g-a" d="M-24 14 L-30 30 L-12 26 M-16 2 L-28 2 L-8 -8 M0 16 L0 28 L10 8"/>',
  owl: '<path class="g-b" d="M-22 -26 L-10 -20 H10 L22 -26 V10 Q22 28 0 28 Q-22 28 -22 10 Z"/><circle class="g-w" cx="-9" cy="-6" r="9"/><circle class="g-w" cx="9" cy="-6" r="9"/><circle class="g-d" cx="-9" cy="-6" r="4"/><circle class="g-d" cx="9" cy="-6" r="4"/><path class="g-a" d="M-4 2 H4 L0 9 Z"/>',
  bolt: '<path class="g-b" d="M6 -32 L-20 6 H-2 L-8 32 L20 -8 H2 Z"/><path class="g-a" d="M6 -32 L-20 6 H-10 L4 -14 Z"/>',
  road: '<path class="g-d" d="M-10 -28 H10 L28 28 H-28 Z"/><path class="g-b" d="M-2 -26 H2 V-16 H-2 Z M-3 -10 H3 V2 H-3 Z M-4 8 H4 V24 H-4 Z"/><path class="g-l" d="M-10 -28 L-28 28 M10 -28 L28 28"/>',
  stone:
    '<path class="g-b" d="M-26 10 L-18 -16 L2 -26 L22 -14 L28 8 L12 24 H-14 Z"/><path class="g-a" d="M-18 -16 L2 -26 L22 -14 L2 -6 Z"/><path class="g-l" d="M2 -6 L12 24 M2 -6 L-26 10"/>',
  bull: '<path class="g-b" d="M-16 -8 Q0 -18 16 -8 L12 18 Q0 30 -12 18 Z"/><path class="g-a" d="M-16 -8 Q-32 -8 -28 -28 Q-22 -16 -10 -14 Z M16 -8 Q32 -8 28 -28 Q22 -16 10 -14 Z"/><circle class="g-d" cx="-6" cy="0" r="3"/><circle class="g-d" cx="6" cy="0" r="3"/><ellipse class="g-w" cx="0" cy="15" rx="9" ry="6"/><circle class="g-d" cx="-4" cy="15" r="1.6"/><circle class="g-d" cx="4" cy="15" r="1.6"/>',
  tail: '<path class="g-l g-thick" d="M-22 20 C-4 24 -14 -6 4 -2 C20 2 10 -18 22 -24"/><circle class="g-b" cx="-22" cy="20" r="7"/><path class="g-a" d="M16 -30 L30 -28 L22 -16 Z"/>',
  ball: '<circle class="g-w" r="27"/><path class="g-d" d="M0 -10 L10 -3 L6 9 H-6 L-10 -3 Z M0 -27 L7 -20 H-7 Z M26 -7 L18 -2 L22 8 Z M-26 -7 L-18 -2 L-22 8 Z M-15 22 L-8 16 L-2 26 Z M15 22 L8 16 L2 26 Z"/>',
  gate: '<path class="g-b" d="M-26 28 V-6 Q0 -40 26 -6 V28 Z"/><path class="g-d" d="M-16 28 V0 Q0 -22 16 0 V28 Z"/><path class="g-l" d="M0 -12 V28 M-8 -6 V28 M8 -6 V28"/>',
  fox: '<path class="g-b" d="M-26 -26 L-8 -14 H8 L26 -26 L20 8 L0 28 L-20 8 Z"/><path class="g-w" d="M-20 8 L-4 12 L0 28 Z M20 8 L4 12 L0 28 Z"/><circle class="g-d" cx="-9" cy="0" r="3"/><circle class="g-d" cx="9" cy="0" r="3"/><circle class="g-d" cx="0" cy="24" r="4"/>',
  vault:
    '<rect class="g-b" x="-27" y="-27" width="54" height="54" rx="8"/><circle class="g-a" r="17"/><circle class="g-d" r="6"/><path class="g-l" d="M0 -17 V-8 M0 17 V8 M-17 0 H-8 M17 0 H8"/>',
  block:
    '<path class="g-b" d="M0 -28 L26 -14 V14 L0 28 L-26 14 V-14 Z"/><path class="g-a" d="M0 -28 L26 -14 L0 0 L-26 -14 Z"/><path class="g-l" d="M0 0 V28"/>',
  marble:
    '<circle class="g-b" r="27"/><path class="g-a" d="M-20 -12 Q0 14 22 -8 Q8 26 -18 14 Z"/><circle class="g-w" cx="-9" cy="-13" r="5"/>',
  terrace:
    '<circle class="g-a" r="27"/><circle class="g-b" r="18"/><circle class="g-w" cx="-6" cy="-8" r="4"/>',
  tower:
    '<path class="g-b" d="M-18 28 V-18 H-22 V-30 H-14 V-24 H-5 V-30 H5 V-24 H14 V-30 H22 V-18 H18 V28 Z"/><path class="g-d" d="M-5 28 V14 Q0 6 5 14 V28 Z M-10 -8 H-4 V2 H-10 Z M4 -8 H10 V2 H4 Z"/>',
  invader:
    '<path class="g-b" d="M-16 -24 H-8 V-16 H8 V-24 H16 V-14 H24 V8 H16 V16 H24 V24 H12 V16 H-12 V24 H-24 V16 H-16 V8 H-24 V-14 H-16 Z"/><path class="g-d" d="M-12 -6 H-4 V2 H-12 Z M4 -6 H12 V2 H4 Z"/>',
  muncher:
    '<path class="g-b" d="M24 -14 A28 28 0 1 0 24 14 L0 0 Z"/><circle class="g-d" cx="2" cy="-15" r="4"/><circle class="g-a" cx="24" cy="0" r="5"/>',
  sun: '<circle class="g-b" r="16"/><path class="g-a" d="M0 -32 L5 -20 H-5 Z M0 32 L5 20 H-5 Z M-32 0 L-20 5 V-5 Z M32 0 L20 5 V-5 Z M-23 -23 L-12 -17 L-17 -12 Z M23 -23 L12 -17 L17 -12 Z M-23 23 L-12 17 L-17 12 Z M23 23 L12 17 L17 12 Z"/>',
  mine: '<circle class="g-d" r="18"/><path class="g-l" d="M0 -28 V-18 M0 28 V18 M-28 0 H-18 M28 0 H18 M-20 -20 L-13 -13 M20 -20 L13 -13 M-20 20 L-13 13 M20 20 L13 13"/><circle class="g-a" cx="-5" cy="-6" r="5"/>',
};

/** A title's subject, so many units wide. */
export function glyph(name: string, size: number): SVGElement {
  const group = svg('g', { class: 'glyph', transform: `scale(${size / 64})` });
  group.innerHTML = drawings[name] ?? drawings['sun'] ?? '';
  return group;
}

const gemForms = [
  'M0 -24 L22 -8 L14 20 H-14 L-22 -8 Z',
  'M-20 -20 H20 V20 H-20 Z',
  'M0 -27 L24 0 L0 27 L-24 0 Z',
  'M-13 -22 H13 L25 -4 L0 25 L-25 -4 Z',
  'M0 -26 L23 -13 V13 L0 26 L-23 13 V-13 Z',
  'M0 -25 L25 18 H-25 Z',
  'M0 -26 L7 -8 L26 -8 L11 4 L17 23 L0 12 L-17 23 L-11 4 L-26 -8 L-7 -8 Z',
];

/** One of seven gems, each with a form and a colour of its own. */
export function gem(kind: number): SVGElement {
  const form = gemForms[kind % gemForms.length] ?? '';
  return svg(
    'g',
    { class: `gem gem-${kind % gemForms.length}` },
    svg('path', { d: form, class: 'gem-body' }),
    svg('path', { d: form, class: 'gem-light', transform: 'scale(0.55) translate(-5 -7)' }),
  );
}
