import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../environment.tsx';
import { sampleEnvironment, samplePlayer, sampleShell } from '../testing/sample-props.tsx';
import { Wallet } from './wallet.tsx';

it.each([
  ['1,000.00 USDT', 0],
  ['₫20,000,000', 0],
  ['₫999,999,999,999', 3],
  ['999,999,999,999.99 USDT', 3],
])('%s may go on in another line at %i places', (balance, places) => {
  if (!samplePlayer) throw new Error('the sample has a player');
  const html = renderToString(
    <TemplateEnvironmentProvider environment={sampleEnvironment}>
      <Wallet shell={sampleShell({})} player={{ ...samplePlayer, balance }} />
    </TemplateEnvironmentProvider>,
  );
  expect(html.split('<wbr/>').length - 1).toBe(places);
});
