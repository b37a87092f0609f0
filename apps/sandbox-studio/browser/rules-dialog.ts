import { button, el } from './dom.ts';
import { iconButton } from './page-head.ts';

/** As the page was written with them (`ShownRules`). */
export interface Rules {
  how: string;
  tables: { caption: string; head: string[]; rows: string[][]; symbols?: string[] }[];
  returns: string;
  maxMultiplier: string | null;
}

interface Told {
  name: string;
  rules: Rules;
  text(key: string, values?: Record<string, string>): string;
  /** `0.10 – 200.00 EUR` and the most that a round pays, as they are shown. */
  stakes: string;
  maxWin: string;
  /** The picture of a symbol. */
  faceOf?(code: string): HTMLElement;
}

/**
 * The button that opens the rules; the dialog is of the browser, so that the keyboard stays in it
 * and Escape closes it.
 */
export function rulesButton(told: Told): HTMLElement {
  const dialog = writeDialog(told);
  return el(
    'span',
    '',
    {},
    iconButton('rules', told.text('rules'), () => dialog.showModal()),
    dialog,
  );
}

function writeDialog({ name, rules, text, stakes, maxWin, faceOf }: Told): HTMLDialogElement {
  const title = el('h2', '', { id: 'rules-title' }, `${name} · ${text('rules')}`);
  const dialog = el('dialog', 'rules', { 'aria-labelledby': 'rules-title' });
  const facts: [string, string | null][] = [
    [text('returns'), rules.returns],
    [text('maxMultiplier'), rules.maxMultiplier],
    [text('stakes'), stakes],
    [text('maxWin'), maxWin],
  ];
  dialog.append(
    el(
      'header',
      'head',
      {},
      title,
      iconButton('close', text('closeRules'), () => dialog.close()),
    ),
    el('h3', '', {}, text('howTo')),
    el('p', '', {}, rules.how),
    ...(rules.tables.length > 0 ? [el('h3', '', {}, text('whatItPays'))] : []),
    ...rules.tables.map((table) => writeTable(table, faceOf)),
    el('h3', '', {}, text('facts')),
    el(
      'dl',
      '',
      {},
      ...facts.flatMap(([term, value]) =>
        value === null ? [] : [el('dt', '', {}, term), el('dd', '', {}, value)],
      ),
    ),
    el('p', 'label', {}, `${text('capped')} ${text('malfunction')}`),
    button(text('closeRules'), 'plain', () => dialog.close()),
  );
  // A press beside it closes it too.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

const writeTable = (
  { caption, head, rows, symbols }: Rules['tables'][number],
  faceOf: Told['faceOf'],
): HTMLElement =>
  el(
    'div',
    'pays',
    { tabindex: '0', role: 'group', ...(caption === '' ? {} : { 'aria-label': caption }) },
    el(
      'table',
      '',
      {},
      caption === '' ? null : el('caption', '', {}, caption),
      el(
        'thead',
        '',
        {},
        el('tr', '', {}, ...head.map((cell) => el('th', '', { scope: 'col' }, cell))),
      ),
      el(
        'tbody',
        '',
        {},
        ...rows.map(([name = '', ...cells], at) =>
          el(
            'tr',
            '',
            {},
            el('th', '', { scope: 'row' }, ...nameOfRow(name, symbols?.[at], faceOf)),
            ...cells.map((cell) => el('td', '', {}, cell)),
          ),
        ),
      ),
    ),
  );

/** A sign is its own name; a picture stands beside it. */
function nameOfRow(name: string, symbol: string | undefined, faceOf: Told['faceOf']): Node[] {
  const words = document.createTextNode(name);
  if (symbol === undefined || !faceOf) return [words];
  const face = faceOf(symbol);
  return face.textContent === name ? [words] : [face, words];
}
