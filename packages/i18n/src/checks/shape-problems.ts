import type { ArgumentKind, MessageShape } from './message-shape.ts';

const numeric: ReadonlySet<ArgumentKind> = new Set(['number', 'plural']);

/** How a translation asks for other values than its English text does. */
export function shapeProblems(own: MessageShape, source: MessageShape): string[] {
  return [
    ...nameProblems('placeholder', own.argumentKinds.keys(), source.argumentKinds.keys()),
    ...nameProblems('tag', own.tags, source.tags),
    ...kindProblems(own, source),
    ...selectProblems(own, source),
  ];
}

function nameProblems(what: string, own: Iterable<string>, source: Iterable<string>): string[] {
  const [mine, wanted] = [new Set(own), new Set(source)];
  return [
    ...[...wanted].filter((name) => !mine.has(name)).map((name) => `${what} "${name}" is missing`),
    ...[...mine]
      .filter((name) => !wanted.has(name))
      .map((name) => `${what} "${name}" is not in the English text`),
  ];
}

/**
 * Callers pass the types English declares: a text value cannot be counted, a number may be written
 * plainly.
 */
function kindProblems(own: MessageShape, source: MessageShape): string[] {
  return [...own.argumentKinds].flatMap(([name, kinds]) => {
    const declared = source.argumentKinds.get(name);
    if (!declared) return [];
    const isNumber = [...declared].some((kind) => numeric.has(kind));
    const wrong = [...kinds].filter(
      (kind) => kind !== 'text' && !declared.has(kind) && !(isNumber && numeric.has(kind)),
    );
    return wrong.map((kind) => `{${name}} is used as ${kind}, which the English text does not do`);
  });
}

function selectProblems(own: MessageShape, source: MessageShape): string[] {
  return [...source.selects].flatMap(([name, branches]) => {
    const mine = own.selects.get(name);
    return mine ? nameProblems(`branch of {${name}}`, mine, branches) : [];
  });
}
