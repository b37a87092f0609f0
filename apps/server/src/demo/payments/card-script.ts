/**
 * What runs in the card's frame. The fields have no names, so that a form never carries them: what
 * leaves the frame is a token made here, the brand and the last four digits. A real provider makes
 * the token at its own server, which is none of ours either.
 */
export const cardScript = `'use strict';
const form = document.querySelector('form');
const field = (id) => document.getElementById(id);
const digits = (id) => (field(id)?.value ?? '').replace(/\\D/g, '');
const brandOf = (number) =>
  /^4/.test(number) ? 'Visa' : /^(5[1-5]|2[2-7])/.test(number) ? 'Mastercard' : /^35/.test(number) ? 'JCB' : /^62/.test(number) ? 'UnionPay' : /^220/.test(number) ? 'Mir' : 'Card';
// Numbers of debit and prepaid cards for trying them; any other is of a credit card.
const fundingOf = (number) =>
  /^(400005|520082)/.test(number) ? 'debit' : /^510510/.test(number) ? 'prepaid' : 'credit';
const isLuhn = (number) =>
  number.length >= 13 && [...number].reverse().reduce((sum, digit, place) => {
    const twice = Number(digit) * (place % 2 ? 2 : 1);
    return sum + (twice > 9 ? twice - 9 : twice);
  }, 0) % 10 === 0;
const isAhead = (expiry) => {
  const month = Number(expiry.slice(0, 2));
  const isMonth = expiry.length === 4 && month >= 1 && month <= 12;
  return isMonth && '20' + expiry.slice(2) + expiry.slice(0, 2) >= form.dataset.month;
};
const checks = { number: isLuhn, expiry: isAhead, cvc: (code) => /^\\d{3,4}$/.test(code) };
const shapes = {
  number: (text) => text.slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 '),
  expiry: (text) => text.slice(0, 4).replace(/^(\\d{2})(?=\\d)/, '$1 / '),
  cvc: (text) => text.slice(0, 4),
};
const say = (id, isWrong) => {
  const input = field(id);
  input.setAttribute('aria-invalid', String(isWrong));
  field(id + '-problem').textContent = isWrong ? input.dataset.problem : '';
};
const asked = Object.keys(checks).filter((id) => field(id));
for (const id of asked)
  field(id).addEventListener('input', () => {
    const input = field(id);
    const isAtEnd = input.selectionStart === input.value.length;
    if (isAtEnd || input.value.length > 23) input.value = shapes[id](digits(id));
    say(id, false);
  });
form?.addEventListener('submit', (event) => {
  const wrong = asked.filter((id) => !checks[id](digits(id)));
  for (const id of asked) say(id, wrong.includes(id));
  if (wrong.length > 0) {
    event.preventDefault();
    return field(wrong[0]).focus();
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  form.elements.token.value = 'tok_' + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  form.elements.brand.value = brandOf(digits('number'));
  form.elements.last4.value = digits('number').slice(-4);
  form.elements.funding.value = fundingOf(digits('number'));
  form.querySelector('button').disabled = true;
});
`;
