import { createTranslator } from '@pavilion/i18n/server';
import { escapeHtml } from '../../../escape.ts';

/** A slow network may take so long; a page that answers nobody by then will not. */
const shownAfterSeconds = 20;

const id = 'pavilion-unloaded';

/** Stands without any script: what it tells of may be that none came. */
export const unloadedNoticeCss = [
  `#${id}{position:fixed;inset-inline:1rem;inset-block-end:1rem;z-index:2147483647;max-inline-size:32rem;margin-inline:auto;padding:1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface-2);color:var(--text);font:1rem/1.5 system-ui,sans-serif;visibility:hidden;animation:${id} 0s ${shownAfterSeconds}s forwards}`,
  `#${id} a{color:inherit;font-weight:700;text-decoration:underline}`,
  `@keyframes ${id}{to{visibility:visible}}`,
  `#root[data-ready]~#${id}{display:none}`,
].join('');

/**
 * What a page says that never answers because its scripts do not come: behind `#root`, hidden until
 * then and gone as soon as the app has taken the page over.
 */
export function unloadedNotice(languageTag: string): string {
  const t = createTranslator(languageTag);
  const [title, text, retry] = [
    t('ui.common.errorTitle'),
    t('ui.common.errorText'),
    t('ui.common.retry'),
  ].map(escapeHtml);
  return `<aside id="${id}" role="status"><strong>${title}</strong><br>${text} <a href="">${retry}</a></aside>`;
}
