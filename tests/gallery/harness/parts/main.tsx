import { loadLocale } from '@pavilion/i18n/load-locale';
import { I18nProvider } from '@pavilion/i18n/react';
import { createRoot } from 'react-dom/client';
import '../style.css';
import { PartsPage } from './parts-page.tsx';

const query = new URLSearchParams(location.search);
// With the texts of Nepali come its dates, for the choice of languages.
const [messages] = await Promise.all([loadLocale('en-US'), loadLocale('ne')]);

createRoot(document.querySelector('#root') ?? document.body).render(
  <I18nProvider tag="en-US" messages={messages} timeZone="UTC">
    <PartsPage
      look={{
        palette: query.get('palette') ?? 'casino1/gold',
        dir: query.get('dir') ?? 'ltr',
        locale: query.get('locale') ?? 'en-US',
      }}
    />
  </I18nProvider>,
);
