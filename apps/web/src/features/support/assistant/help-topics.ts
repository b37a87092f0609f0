import { plainText } from '../../../core/layout/plain-text.ts';

/** One question of the site's help pages with its answer. */
export interface HelpTopic {
  id: string;
  /** Page it stands on, by its path. */
  path: string;
  title: string;
  /** The answer as the operator wrote it, cleaned by the server. */
  html: string;
}

const heading = /<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/g;

/** Takes a page of text apart at its headings. What has no words under its heading is no topic. */
export function topicsOf(path: string, html: string): HelpTopic[] {
  const headings = [...html.matchAll(heading)];
  return headings
    .map((match, index): HelpTopic => {
      const start = match.index + match[0].length;
      return {
        id: `${path}-${index}`,
        path,
        title: plainText(match[1] ?? ''),
        html: html.slice(start, headings[index + 1]?.index).trim(),
      };
    })
    .filter((topic) => topic.title !== '' && plainText(topic.html) !== '');
}
