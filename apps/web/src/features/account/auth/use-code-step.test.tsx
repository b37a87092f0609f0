import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { newCodeStep } from './code-step.ts';
import { useCodeStep } from './use-code-step.ts';

afterEach(() => void vi.unstubAllGlobals());

function Shown() {
  return <p>{useCodeStep('reset').step?.accountId ?? 'first form'}</p>;
}

it('a page begins with the form the server rendered, whatever the tab stores', () => {
  const kept = JSON.stringify(newCodeStep('ana'));
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  expect(renderToString(<Shown />)).toBe('<p>first form</p>');
});
