import { button, el } from './dom.ts';
import type { Round, Scene, Table } from './game.types.ts';

const drawMs = 220;
const tiers = ['first', 'second', 'third', 'special', 'consolation'] as const;

/**
 * Of the families that are drawn by digits or by numbers: fields to fill, each from so much to so
 * much.
 */
interface Fields {
  count: number;
  least: number;
  most: number;
}
function fieldsOf(family: string, kind: unknown): Fields {
  if (family === 'lotto-2d') return { count: 2, least: 1, most: 31 };
  const count = family === 'lotto-4d' && kind !== 'last_three' ? 4 : 3;
  return { count, least: 0, most: 9 };
}

const row = (name: string, numbers: readonly string[]): HTMLElement =>
  el('div', '', {}, el('dt', '', {}, name), el('dd', '', {}, numbers.join('  ')));

/** What was drawn, by prize. */
function rowsOf({ outcome }: Round, text: Table['text']): HTMLElement[] {
  const { number, numbers } = outcome;
  if (typeof number === 'string') return [row(text('tier-first'), [number])];
  if (Array.isArray(numbers)) return [row(text('tier-first'), [numbers.join(' – ')])];
  return tiers.flatMap((tier) => {
    const drawn = outcome[tier];
    if (drawn === undefined) return [];
    const shown =
      typeof drawn === 'string' || typeof drawn === 'number'
        ? String(drawn)
        : JSON.stringify(drawn);
    return [row(text(`tier-${tier}`), Array.isArray(drawn) ? drawn.map(String) : [shown])];
  });
}

/** A number by its digits, or two numbers; what is drawn stands below by its prizes. */
export function digitsScene({ setup, stage, pacer, text, params, changed }: Table): Scene {
  const { family } = setup;
  const inputs = Array.from({ length: 4 }, (_, place) => {
    const input = el('input', 'number digit', {
      inputmode: 'numeric',
      autocomplete: 'off',
      'aria-label': `${text('number')} ${place + 1}`,
    });
    input.addEventListener('input', changed);
    return input;
  });
  const quick = button(text('quick'), 'chip', () => fill());
  const results = el('dl', 'draw-results', { 'aria-live': 'polite' });
  const hint = el('p', 'hint', { role: 'status' });
  stage.append(el('div', 'hall', {}, el('div', 'digits', {}, ...inputs, quick), hint, results));
  const fields = (): Fields => fieldsOf(family, params()['kind']);

  function fill(): void {
    const { count, least, most } = fields();
    const luck = crypto.getRandomValues(new Uint32Array(count));
    for (const [place, input] of inputs.entries())
      input.value = String(least + ((luck[place] ?? 0) % (most - least + 1)));
    changed();
  }
  const values = (): number[] =>
    inputs
      .slice(0, fields().count)
      .map(({ value }) => (/^\d{1,2}$/.test(value.trim()) ? Number(value) : Number.NaN));

  function hindrance(): string | null {
    const { count, least, most } = fields();
    const given = values();
    const isWhole = given.every((value) => value >= least && value <= most);
    if (!isWhole) {
      const chosen = given.filter((value) => value >= least && value <= most).length;
      return text('pickCount', { count: `${count}`, chosen: `${chosen}` });
    }
    const isBox = String(params()['kind']) === 'box';
    return isBox && new Set(given).size === 1 ? text('twoDifferent') : null;
  }

  function options(): void {
    const { count } = fields();
    for (const [place, input] of inputs.entries()) {
      input.hidden = place >= count;
      input.maxLength = family === 'lotto-2d' ? 2 : 1;
    }
    hint.textContent = hindrance() ?? '';
  }
  fill();
  options();

  return {
    params: () => (family === 'lotto-2d' ? { numbers: values() } : { number: values().join('') }),
    hindrance() {
      const why = hindrance();
      hint.textContent = why ?? '';
      return why;
    },
    options,
    begin: () => results.replaceChildren(),
    async play(round) {
      for (const part of rowsOf(round, text)) {
        results.append(part);
        await pacer.pause(drawMs);
      }
    },
  };
}
