import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { createCompiledTranslator } from './compiled-translator.ts';
import { numberLocaleOf } from './intl-locales.ts';
import { loadMessages } from './load-messages.ts';
import { messageTags, type MessageTag } from './message-tags.ts';
import { createTranslator } from './server.ts';
import type { BaseTranslator } from './text.ts';
import type { TextTag, TextValue } from './text-values.types.ts';

/** Numbers that between them take every plural form of the nine languages. */
const counts = [0, 1, 2, 5, 21, 1234.5];

const compiled = (tag: MessageTag, onProblem = (problem: Error): never => raise(problem)) =>
  createCompiledTranslator({
    locale: numberLocaleOf(tag),
    messages: compileMessages(loadMessages(tag)),
    timeZone: 'UTC',
    onProblem,
  });

function raise(problem: Error): never {
  throw problem;
}

function textsOf(branch: object, path = ''): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value]]
      : textsOf(value as object, `${path}${name}.`),
  );
}

function valuesFor(text: string, count: number): Record<string, TextValue | TextTag> {
  const places = [...text.matchAll(/\{(\w+)(?:,\s*(\w+))?/g)].map(([, name = '', kind]) => [
    name,
    kind === undefined ? `“${name}”` : kind === 'select' ? 'other' : count,
  ]);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => [
    name,
    (children: unknown) => <b>{children as string}</b>,
  ]);
  return Object.fromEntries([...places, ...tags]) as Record<string, TextValue | TextTag>;
}

type Values = ReturnType<typeof valuesFor>;
const markupOf = (translator: Pick<BaseTranslator, 'rich'>, key: string, values: Values): string =>
  renderToStaticMarkup(<>{translator.rich(key, values)}</>);

describe.each(messageTags)('%s', (tag) => {
  it('reads in the browser as the library writes it on the server', () => {
    const [browser, server] = [compiled(tag), createTranslator(tag)];
    const texts = textsOf(loadMessages(tag));
    expect(texts.length).toBeGreaterThan(500);
    for (const [key, text] of texts)
      for (const count of counts) {
        const values = valuesFor(text, count);
        const written = markupOf(server as BaseTranslator, key, values);
        expect(`${key}: ${markupOf(browser, key, values)}`).toBe(`${key}: ${written}`);
      }
  });
});

it('shows the key of a text that is missing or lacks a value, and tells', () => {
  const onProblem = vi.fn<(problem: Error) => never>();
  const translate = compiled('en-US', onProblem);
  expect(translate('ui.common.nope')).toBe('ui.common.nope');
  expect(translate('ui.common.gameCount')).toBe('ui.common.gameCount');
  expect(onProblem).toHaveBeenCalledTimes(2);
});
