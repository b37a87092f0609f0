import { themeByTemplate, templateNames, themes, type TemplateName } from '@pavilion/domain/themes';
import { loadTemplate } from '@pavilion/templates';
import { paletteCss } from '@pavilion/templates/palettes';
import type { LinkProps } from '@pavilion/templates/region-props';
import { createTranslator } from 'use-intl';
import { createRoot } from 'react-dom/client';
import { GalleryPage } from './gallery-page.tsx';
import './style.css';

const query = new URLSearchParams(location.search);
const asked = query.get('template') as TemplateName;
const template = templateNames.includes(asked) ? asked : 'template1';
const themeCode = themeByTemplate(template);
const colour = query.get('colour') ?? themes[themeCode].colours[0];

const sheet = document.createElement('style');
sheet.textContent = paletteCss(themeCode, colour);
document.head.append(sheet);
document.documentElement.dir = query.get('dir') ?? 'ltr';

const messages = (await (await fetch('/texts.json')).json()) as Record<string, never>;
const translate = createTranslator({ locale: 'en-US', messages }) as (
  key: string,
  values?: Record<string, string | number>,
) => string;
const text = (key: string, values?: Record<string, string | number>) => translate(key, values);

/** Links stay on the page and keep the gallery's own query. */
function GalleryLink({ to, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
      }}
    >
      {children}
    </a>
  );
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <GalleryPage
    template={await loadTemplate(template)}
    name={template}
    themeCode={themeCode}
    colour={colour}
    player={query.get('player')}
    path={query.get('path') ?? '/'}
    isSlow={query.has('slow')}
    environment={{ Link: GalleryLink, text }}
  />,
);
