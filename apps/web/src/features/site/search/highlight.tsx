import { matchText } from '@pavilion/domain/search';

/** A text with what was searched for in it marked. */
export function Highlight({ text, search }: { text: string; search: string }) {
  const spans = matchText(text, search)?.spans ?? [];
  const parts = spans.flatMap(([from, to], index) => [
    text.slice(spans[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  );
}
