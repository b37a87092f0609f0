import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { loadMessages } from './load-messages.ts';
import type { MessageTag } from './message-tags.ts';
import { I18nProvider, useFormat, useLanguageTag, useText } from './react.tsx';

function Sample(): ReactNode {
  const text = useText();
  const format = useFormat();
  return (
    <p lang={useLanguageTag()}>
      {text('ui.common.ok')} · {text('ui.common.gameCount', { count: 3 })} ·{' '}
      {format.time('2026-11-21T18:30:00.000Z')} · {text.find('errors.nope') ?? 'none'}
    </p>
  );
}

function render(tag: MessageTag, child: ReactNode, onProblem?: (problem: Error) => void): string {
  return renderToStaticMarkup(
    <I18nProvider
      tag={tag}
      timeZone="Asia/Manila"
      messages={compileMessages(loadMessages(tag))}
      onProblem={onProblem}
    >
      {child}
    </I18nProvider>,
  );
}

describe('texts in components', () => {
  it.each<[MessageTag, string]>([
    ['ru', '<p lang="ru">ОК · 3 игры · 02:30 · none</p>'],
    ['ne', '<p lang="ne">ठीक छ · 3 गेम · 02:30 · none</p>'],
  ])('come in %s', (tag, html) => {
    expect(render(tag, <Sample />)).toBe(html);
  });

  it('report what is missing and show the key', () => {
    const onProblem = vi.fn<(problem: Error) => void>();
    const Broken = (): ReactNode => useText()('ui.common.nope' as 'ui.common.ok');
    expect(render('en-US', <Broken />, onProblem)).toBe('ui.common.nope');
    expect(onProblem).toHaveBeenCalledOnce();
  });

  it('hold elements in place of their tags', () => {
    const link = (children: ReactNode): ReactNode => <a href="/">{children}</a>;
    const Agree = (): ReactNode =>
      useText().rich('ui.auth.agree', { age: 21, terms: link, privacy: link });
    expect(render('en-US', <Agree />)).toMatch(/21.*<a href="\/">.+<\/a>.*<a href="\/">.+<\/a>/);
  });

  it('need the provider', () => {
    const Bare = (): ReactNode => useFormat().number(1);
    expect(() => renderToStaticMarkup(<Bare />)).toThrow('need an I18nProvider');
  });
});
