import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOrigin, readSnippet, SnippetError } from './analytics-input.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('a snippet', () => {
  it('that is an address stays one', () => {
    expect(readSnippet('HEAD', ' https://stats.example:8443/s.js?id=1 \n')).toEqual([
      {
        section: 'HEAD',
        script: 'https://stats.example:8443/s.js?id=1',
        origins: ['https://stats.example:8443'],
        hash: null,
      },
    ]);
  });

  it('of two elements becomes two scripts: one by its origin, one by its hash and the origins it names', () => {
    const snippet = `<!-- Tag (gtag.js) -->\r
<script async src="https://tags.example/gtag/js?id=G-1"></script>\r
<script>\r
  window.dataLayer = [];\r
  load('https://in.example/collect', "//cdn.example/x.js"); // http://old.example //not.example
</script>
<noscript><img src="https://pixel.example/p.gif"></noscript>`;
    const text = `window.dataLayer = [];
  load('https://in.example/collect', "//cdn.example/x.js"); // http://old.example //not.example`;
    expect(readSnippet('HEAD', snippet)).toEqual([
      {
        section: 'HEAD',
        script: 'https://tags.example/gtag/js?id=G-1',
        origins: ['https://tags.example'],
        hash: null,
      },
      {
        section: 'HEAD',
        script: text,
        origins: ['https://in.example', 'https://cdn.example'],
        hash: hashOf(text),
      },
    ]);
  });

  it('keeps the attributes a service reads, and no others', () => {
    const [script] = readSnippet(
      'BODY',
      `<script defer src='//u.example/s.js' data-website-id="a&quot;b" integrity=sha384-x onload="evil()" nonce=x></script>`,
    );
    expect(script?.script).toBe(
      `<script src="https://u.example/s.js" data-website-id="a&quot;b" integrity="sha384-x" async></script>`,
    );
  });

  it.each([
    ['http://stats.example/s.js', 'https addresses only'],
    ['ftp://stats.example/s.js', 'https addresses only'],
    ['<script src="http://stats.example/s.js"></script>', 'https addresses only'],
    ['<script src="data:text/javascript,1"></script>', 'https addresses only'],
    ['<script src="/local.js"></script>', 'https addresses only'],
    ['https://user:word@stats.example/s.js', 'not the address of a public host'],
    ['https://localhost/s.js', 'not the address of a public host'],
    [`https://stats.example;script-src/s.js`, 'not the address of a public host'],
    ['<script src="https://*/s.js"></script>', 'not the address of a public host'],
    ['<img src="https://pixel.example/p.gif">', 'only script elements'],
    ['<script>a()</script><iframe src="https://a.example"></iframe>', 'only script elements'],
    ['<script type="module">import "x"</script>', 'type "module"'],
    ['<script></script>', 'a script is empty'],
    ['<script src="https://a.example/s.js">b()</script>', 'either an address or a text'],
    ['document.write("</script>")', 'contains markup'],
  ])('is refused: %s', (snippet, reason) => {
    expect(() => readSnippet('HEAD', snippet)).toThrow(SnippetError);
    expect(() => readSnippet('HEAD', snippet)).toThrow(reason);
  });

  it('of nothing is nothing', () => {
    expect(readSnippet('HEAD', ' \n')).toEqual([]);
    expect(readSnippet('HEAD', '<!-- off -->')).toEqual([]);
  });
});

describe('an origin', () => {
  it.each(['https://stats.example', 'https://stats.example:8443'])('%s is one', (origin) => {
    expect(readOrigin(origin)).toBe(origin);
  });
  it.each([
    'https://stats.example/path',
    'http://stats.example',
    'stats.example',
    '*',
    "https://a.example 'unsafe-inline'",
    'https://a.example; script-src *',
  ])('%s is none', (origin) => {
    expect(() => readOrigin(origin)).toThrow(SnippetError);
  });
});
