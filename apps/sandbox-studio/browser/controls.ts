import { button, el } from './dom.ts';
import type { Field, Params, Table } from './game.types.ts';

/** The title's options beside the stake: a row of choices, or a number. */
export function createOptions(
  fields: readonly Field[],
  text: Table['text'],
  changed: () => void,
): { element: HTMLElement; params(): Params; lock(isLocked: boolean): void } {
  const chosen: Params = {};
  const inputs: (HTMLButtonElement | HTMLInputElement)[] = [];
  const rows = fields.map((field) => (field.kind === 'choice' ? choice(field) : decimal(field)));

  function choice(field: Extract<Field, { kind: 'choice' }>): HTMLElement {
    chosen[field.name] = field.values[0];
    const buttons = field.values.map((value) =>
      button(
        typeof value === 'number' ? String(value) : text(value),
        'choice',
        () => {
          chosen[field.name] = value;
          for (const [index, other] of buttons.entries())
            other.setAttribute('aria-pressed', String(field.values[index] === value));
          changed();
        },
        { 'aria-pressed': String(value === chosen[field.name]) },
      ),
    );
    inputs.push(...buttons);
    const label = text(field.name);
    return el(
      'div',
      'option',
      { role: 'group', 'aria-label': label },
      el('span', 'label', { 'aria-hidden': 'true' }, label),
      el('div', 'choices', {}, ...buttons),
    );
  }

  function decimal(field: Extract<Field, { kind: 'decimal' }>): HTMLElement {
    chosen[field.name] = field.value;
    const input = el('input', 'number', {
      inputmode: 'decimal',
      autocomplete: 'off',
      value: field.value,
    });
    input.addEventListener('change', () => {
      const value = Number(input.value.replace(',', '.'));
      const kept = Number.isFinite(value)
        ? Math.min(Number(field.max), Math.max(Number(field.min), value))
        : Number(field.value);
      input.value = kept.toFixed(2);
      chosen[field.name] = input.value;
      changed();
    });
    inputs.push(input);
    return el('label', 'option', {}, el('span', 'label', {}, text(field.name)), input);
  }

  return {
    element: el('div', 'options', {}, ...rows),
    params: () => ({ ...chosen }),
    lock(isLocked) {
      for (const input of inputs) input.disabled = isLocked;
    },
  };
}

/** The stake: a field and the steps beside it. Amounts are counted in minor units. */
export function createStake(
  of: { min: string; max: string; exponent: number; currency: string },
  text: Table['text'],
): { element: HTMLElement; value(): string; lock(isLocked: boolean): void } {
  const minor = (amount: string): bigint => {
    const [whole = '0', decimals = ''] = amount.replace(',', '.').split('.');
    const digits = `${whole}${decimals.slice(0, of.exponent).padEnd(of.exponent, '0')}`;
    return /^\d{1,18}$/.test(digits) ? BigInt(digits) : 0n;
  };
  const written = (amountMinor: bigint): string => {
    const digits = amountMinor.toString().padStart(of.exponent + 1, '0');
    return of.exponent === 0
      ? digits
      : `${digits.slice(0, -of.exponent)}.${digits.slice(-of.exponent)}`;
  };
  const [min, max] = [minor(of.min), minor(of.max)];
  const clamp = (value: bigint): bigint => (value < min ? min : value > max ? max : value);
  let stake = clamp(min * 10n);
  const input = el('input', 'number', { inputmode: 'decimal', autocomplete: 'off' });
  const set = (value: bigint): void => {
    stake = clamp(value);
    input.value = written(stake);
  };
  input.addEventListener('change', () => set(minor(input.value)));
  const steps = [
    button('½', 'chip', () => set(stake / 2n), { 'aria-label': text('half') }),
    button('2×', 'chip', () => set(stake * 2n), { 'aria-label': text('double') }),
    button(text('max'), 'chip', () => set(max)),
  ];
  set(stake);
  return {
    element: el(
      'div',
      'option stake',
      {},
      el('label', '', {}, el('span', 'label', {}, `${text('stake')} · ${of.currency}`), input),
      el('div', 'chips', {}, ...steps),
    ),
    value: () => written(stake),
    lock(isLocked) {
      input.disabled = isLocked;
      for (const step of steps) step.disabled = isLocked;
    },
  };
}
