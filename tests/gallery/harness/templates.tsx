import { themeColours } from '@pavilion/domain/theme-colours';
import { themeByTemplate, templateNames, themes, type TemplateName } from '@pavilion/domain/themes';
import { loadTemplate } from '@pavilion/templates';
import { LayoutHintProvider } from '@pavilion/templates/layout';
import { paletteCss } from '@pavilion/templates/palettes';
import type { LinkProps } from '@pavilion/templates/props/environment';
import { createTranslator } from 'use-intl';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { GalleryPage } from './gallery-page.tsx';
import './style.css';

const query = new URLSearchParams(location.search);
const asked = query.get('template') as TemplateName;
const template = templateNames.includes(asked) ? asked : 'template1';
const themeCode = themeByTemplate(template);
const colour = query.get('colour') ?? themeColours[themeCode][0];

const sheet = document.createElement('style');
sheet.textContent = paletteCss(themeCode, colour);
document.head.append(sheet);
document.documentElement.dir = query.get('dir') ?? 'ltr';

const language = query.get('lang') ?? 'en-US';
document.documentElement.lang = language;
const messages = (await (await fetch(`/texts.json?${language}`)).json()) as Record<string, never>;
const translate = createTranslator({ locale: language, messages }) as (
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

const composition = await loadTemplate(template);
const below = await composition.loadBelow();
const hint = innerWidth >= themes[themeCode].breakpointPx ? 'wide' : 'narrow';
const page = (
  <LayoutHintProvider value={hint}>
    <GalleryPage
      template={composition}
      below={below}
      name={template}
      themeCode={themeCode}
      colour={colour}
      player={query.get('player')}
      path={query.get('path') ?? '/'}
      isSlow={query.has('slow')}
      trouble={query.get('trouble')}
      environment={{ Link: GalleryLink, text, load: (load) => load() }}
    />
  </LayoutHintProvider>
);
const root = document.querySelector('#root') ?? document.body;

/** Stands for the server: its page is seen before any script has run, then taken over. */
async function drawnByServer(): Promise<void> {
  const { renderToString } = await import('react-dom/server');
  document.documentElement.classList.add(composition.artClass);
  document.documentElement.dataset['layout'] = hint;
  root.innerHTML = renderToString(page);
  await new Promise((resolve) => setTimeout(resolve, 800));
  hydrateRoot(root, page, { onRecoverableError: reportError });
}

if (query.has('server')) await drawnByServer();
else createRoot(root).render(page);
