import { afterEach, describe, expect, it } from 'vitest';
import { useDevice } from '../../apps/web/src/core/device/device.store.ts';
import { main, until, visit, visitSite } from './support/site.ts';

visitSite();

const desktop = { ...useDevice.getState() };
afterEach(() => useDevice.setState(desktop));

describe('the page about the app', () => {
  it('brings itself to a phone by a code', async () => {
    await visit('/download');
    await until(() => main().getByRole('heading', { name: 'Open it on your phone' }));
    await until(() => main().getByRole('img', { name: /alpha/ }));
  });

  it.each([
    ['phone', { isMobile: true }],
    ['tablet', { isTablet: true }],
  ])(
    'shows a %s the way to take the site along, and no code to scan with another',
    async (_, is) => {
      useDevice.setState({ ...desktop, isDesktop: false, isAndroid: true, ...is });
      await visit('/download');
      await until(() => main().getByText(/Add to Home screen/i));
      expect(main().queryByRole('img', { name: /alpha/ })).toBeNull();
    },
  );
});
