import type { Plugin } from 'vite';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const contractFile = /packages\/contracts\/src\/.*\.contract\.ts$/;
const pureFile = /packages\/(contracts|domain)\/src\//;
/** Parts of a declared call that only the server reads. */
const serverOnly = new Set(['request', 'response', 'errors', 'summary']);

/**
 * Takes the schemas out of the declared calls: the browser needs their paths and types, the server validates. Without
 * this the first page would carry the schema library and every schema of the calls it makes.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'pavilion-contract-schemas',
    apply: 'build',
    transform(code, id) {
      if (!pureFile.test(id)) return null;
      if (!contractFile.test(id)) return { code, map: null, moduleSideEffects: false };
      const cuts = serverOnlySpans(this.parse(code, { lang: 'ts' }) as unknown as SyntaxNode);
      return { code: blank(code, cuts), map: null, moduleSideEffects: false };
    },
  };
}

type Span = readonly [start: number, end: number];

/** Spans of the server-only values in `export const x = defineCall({ … })`. */
function serverOnlySpans(program: SyntaxNode): Span[] {
  return nodes(program['body'])
    .flatMap((statement) => nodes((statement['declaration'] as SyntaxNode | null)?.['declarations']))
    .map((declarator) => declarator['init'] as SyntaxNode | null)
    .filter((init) => init?.type === 'CallExpression' && nameOf(init['callee']) === 'defineCall')
    .flatMap((init) => nodes(nodes(init?.['arguments'])[0]?.['properties']))
    .filter((property) => serverOnly.has(nameOf(property['key'])))
    .map((property) => property['value'] as SyntaxNode)
    .map((value) => [value.start, value.end] as const);
}

const nodes = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? (value as SyntaxNode[]) : []);

const nameOf = (node: unknown): string => String((node as { name?: unknown } | null)?.name ?? '');

/** Replaces each span by `undefined`, last first so that earlier positions stay true. */
function blank(code: string, spans: readonly Span[]): string {
  return spans
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => `${text.slice(0, start)}undefined as never${text.slice(end)}`, code);
}
