import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useNowMs } from './use-now.ts';

function Clock() {
  return <time>{useNowMs() ?? 'unknown'}</time>;
}

it('the server writes no present: its page may be read a day later', () => {
  expect(renderToString(<Clock />)).toBe('<time>unknown</time>');
});
