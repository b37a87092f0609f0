import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import { sampleEnvironment, sampleFooter, sampleShell } from '../../testing/sample-props.tsx';
import { FooterAppBand } from './footer-app-band.tsx';

const draw = (onGetApp: (() => void) | undefined): string =>
  renderToString(
    <TemplateEnvironmentProvider environment={sampleEnvironment}>
      <FooterAppBand {...sampleFooter(sampleShell({ onGetApp }))} />
    </TemplateEnvironmentProvider>,
  );

it('the app is offered where the site has one, and not where it has none', () => {
  expect(draw(() => undefined)).toContain('id="footer-app"');
  const without = draw(undefined);
  expect(without).not.toContain('id="footer-app"');
  expect(without).toContain('data-region="footer"');
});
