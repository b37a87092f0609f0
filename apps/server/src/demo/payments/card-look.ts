/**
 * How the merchant's page wants the fields to look and which language they speak, as the address of
 * the frame says.
 */
export interface CardLook {
  language: string;
  colours: Readonly<Record<Colour, string>>;
  isDark: boolean;
}

const standing = {
  text: '12203a',
  muted: '5a6a85',
  surface: 'ffffff',
  line: 'c3cede',
  accent: '1b5cff',
  onaccent: 'ffffff',
  negative: 'b3261e',
};
type Colour = keyof typeof standing;

/** Reads a look from an address; what is no colour stays as it is here. */
export function readLook(query: Readonly<Record<string, unknown>>): CardLook {
  const colours = Object.fromEntries(
    Object.entries(standing).map(([name, colour]) => {
      const wanted = query[name];
      return [name, typeof wanted === 'string' && /^[0-9a-f]{6}$/.test(wanted) ? wanted : colour];
    }),
  ) as Record<Colour, string>;
  const language = typeof query['lang'] === 'string' ? query['lang'] : '';
  return { language, colours, isDark: query['dark'] === '1' };
}

/** The same look as part of another address. */
export function lookQuery({ language, colours, isDark }: CardLook): string {
  return new URLSearchParams({ lang: language, dark: isDark ? '1' : '0', ...colours }).toString();
}

/** Style sheet of the card's frame in the merchant's colours. */
export function cardStyle({ colours, isDark }: CardLook): string {
  const variables = Object.entries(colours).map(([name, colour]) => `--${name}:#${colour}`);
  return `:root{color-scheme:${isDark ? 'dark' : 'light'};${variables.join(';')}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
form{display:grid;gap:.75rem;padding:.25rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:start}
label{display:block;font-size:.875rem;font-weight:500;margin-block-end:.35rem}
input{width:100%;min-height:3rem;padding:.5rem .875rem;border:1px solid var(--line);border-radius:.625rem;background:transparent;color:var(--text);font:inherit;font-size:1.0625rem;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border-color:var(--negative)}
input:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.problem{margin:.25rem 0 0;min-height:0;color:var(--negative);font-size:.8125rem}
.refusal{margin:0;color:var(--negative);font-weight:600}
.problem:empty{display:none}
button{min-height:3rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--onaccent);font:inherit;font-weight:700;cursor:pointer}
button:disabled{opacity:.6}
.note,.kept{margin:0;color:var(--muted);font-size:.8125rem}
.kept{font-size:1.0625rem;color:var(--text);font-weight:600}
.over{margin:0;padding:2rem .5rem;text-align:center;font-weight:600}
`;
}
