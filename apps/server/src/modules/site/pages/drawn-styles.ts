/** Markup whose style attributes have become rules of a style element. */
export interface DrawnMarkup {
  html: string;
  css: string;
}

const styleAttribute = /(<[a-z][^<>]*?) style="([^"]*)"/g;

/**
 * Moves style attributes into rules, which the content security policy can allow by their hash;
 * attributes it refuses. The id in the selector keeps them as strong as attributes were.
 */
export function withoutStyleAttributes(drawn: string): DrawnMarkup {
  const marks = new Map<string, number>();
  const html = drawn.replace(styleAttribute, (_all, tag: string, style: string) => {
    const mark = marks.get(style) ?? marks.size;
    marks.set(style, mark);
    return `${tag} data-drawn="${mark}"`;
  });
  const css = [...marks]
    .map(([style, mark]) => `#root [data-drawn="${mark}"]{${cssOf(style)}}`)
    .join('');
  return { html, css };
}

/**
 * The attribute's text as CSS: entities are decoded, and nothing in it may end the rule or the
 * element.
 */
function cssOf(attribute: string): string {
  return attribute
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '\\3c ')
    .replace(/&amp;/g, '&')
    .replace(/[{}]/g, '');
}
