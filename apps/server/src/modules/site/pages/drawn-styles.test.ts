import { describe, expect, it } from 'vitest';
import { withoutStyleAttributes } from './drawn-styles.ts';

describe('style attributes of a drawn page', () => {
  it.each<[string, string, string, string]>([
    ['nothing to move', '<p class="a">x</p>', '<p class="a">x</p>', ''],
    [
      'one rule for equal styles',
      '<i style="width:1px">a</i><b class="c" style="width:1px"/><u style="height:2px">b</u>',
      '<i data-drawn="0">a</i><b class="c" data-drawn="0"/><u data-drawn="1">b</u>',
      '#root [data-drawn="0"]{width:1px}#root [data-drawn="1"]{height:2px}',
    ],
    [
      'entities are decoded',
      '<i style="background:url(&quot;/a.webp?x=1&amp;y=2&quot;)">a</i>',
      '<i data-drawn="0">a</i>',
      '#root [data-drawn="0"]{background:url("/a.webp?x=1&y=2")}',
    ],
    [
      'nothing ends the rule or the element',
      '<i style="--x:}body{display:none;&lt;/style&gt;">a</i>',
      '<i data-drawn="0">a</i>',
      '#root [data-drawn="0"]{--x:bodydisplay:none;\\3c /style>}',
    ],
    ['text is left alone', '<p>say style="x" here</p>', '<p>say style="x" here</p>', ''],
  ])('%s', (_name, drawn, html, css) => {
    expect(withoutStyleAttributes(drawn)).toEqual({ html, css });
  });
});
