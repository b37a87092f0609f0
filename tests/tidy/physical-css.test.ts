import { describe, expect, test } from 'vitest';
import { checkPhysicalCss, type PhysicalSideException } from './physical-css.ts';
import { file, readRepository } from './support/repository.ts';

const exceptions: readonly PhysicalSideException[] = [];

test('the front knows start and end, not left and right', () => {
  expect(checkPhysicalCss(readRepository(), exceptions)).toEqual([]);
});

describe('the check notices', () => {
  const css = 'packages/ui/src/tokens.css';
  const part = 'apps/web/src/shell/header.tsx';

  test.each([
    [css, 'a { margin-left: 1px }'],
    [css, 'a { padding-right: 1px }'],
    [css, 'a { border-left-width: 1px }'],
    [css, 'a { border-top-left-radius: 1px }'],
    [css, 'a { left: 0 }'],
    [css, 'a { text-align: right }'],
    [css, '.a { @apply x; float: left }'],
    [part, '<a className="flex ml-2" />'],
    [part, '<a className="md:pr-4" />'],
    [part, '<a className="-left-2" />'],
    [part, '<a className="text-left" />'],
    [part, '<a className="rounded-tl-lg" />'],
    [part, '<a className="border-r-2" />'],
    [part, '<a style={{ marginLeft: 4 }} />'],
    [part, '<a style={{ top: 0, left: 4 }} />'],
    [part, "const style = { textAlign: 'left' }"],
  ])('%s: %s', (path, text) => {
    expect(checkPhysicalCss([file(path, text)], [])).toHaveLength(1);
  });

  test.each([
    [css, 'a { margin-inline-start: 1px; inset-inline-start: 0; text-align: start }'],
    [css, '/* left: 0 */ a { --left-rail: 4px; grid-area: left-rail }'],
    [part, '<a className="ms-2 pe-4 start-0 text-start rounded-s-lg border-e-2" />'],
    [part, "if (event.key === 'ArrowLeft') move(-1)"],
    [part, 'const { left, right } = box.getBoundingClientRect()'],
    ['packages/art/src/card.ts', 'a { left: 0 }'],
    ['apps/server/src/a.ts', '"ml-2"'],
  ])('but not %s: %s', (path, text) => {
    expect(checkPhysicalCss([file(path, text)], [])).toEqual([]);
  });

  test('an exception lets its file pass and is refused when nothing needs it', () => {
    const exception = { path: css, reason: 'the picture is not mirrored' };
    expect(checkPhysicalCss([file(css, 'a { left: 0 }')], [exception])).toEqual([]);
    expect(checkPhysicalCss([file(css, 'a { top: 0 }')], [exception])).toEqual([
      `${css} needs no exception for physical sides any more`,
    ]);
  });
});
