import sanitizeHtml from 'sanitize-html';
import { allowedTags } from '../sanitise.ts';

/** What HTML has that must not be there, and which harmless tags would be taken out of it. */
export interface HtmlFindings {
  /** What could run or load: `<script>`, `onclick=`, `javascript:`. */
  active: string[];
  removed: string[];
  pictures: FoundPicture[];
}

/** A picture as it stands in a body. */
export interface FoundPicture {
  src: string;
  /** Null: nobody says what it shows. */
  alt: string | null;
}

const activeTags = new Set([
  ...['script', 'style', 'iframe', 'frame', 'object', 'embed', 'applet', 'form', 'input'],
  ...['button', 'select', 'textarea', 'svg', 'math', 'link', 'meta', 'base', 'template'],
]);
const activeScheme = /^(?:javascript|data|vbscript):/i;
const known: ReadonlySet<string> = new Set([...allowedTags, 'img']);

/** Reads HTML as a browser would and lists what does not belong there. */
export function findUnsafe(html: string): HtmlFindings {
  const active = new Set<string>();
  const removed = new Set<string>();
  const pictures: FoundPicture[] = [];
  const look = (tagName: string, attribs: Record<string, string>) => {
    if (activeTags.has(tagName)) active.add(`<${tagName}>`);
    else if (tagName === 'img')
      pictures.push({ src: attribs['src'] ?? '', alt: attribs['alt'] ?? null });
    else if (!known.has(tagName)) removed.add(`<${tagName}>`);
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on/i.test(name) || name === 'style' || name === 'srcdoc') active.add(`${name}=`);
      // Browsers pass over spaces and control characters within a scheme.
      const scheme = activeScheme.exec(value.replaceAll(/[\s\p{Cc}]/gu, ''));
      if (scheme) active.add(scheme[0].toLowerCase());
    }
    return { tagName, attribs };
  };
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { '*': look },
  });
  return { active: [...active], removed: [...removed], pictures };
}
