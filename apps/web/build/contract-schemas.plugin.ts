import type { Plugin } from 'vite';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const contractFile = /packages\/contracts\/src\//;
const pureFile = /packages\/(contracts|domain)\/src\//;
/** Parts of a declared call that only the server reads. */
const serverOnly = new Set(['request', 'response', 'errors', 'summary']);

/**
 * Takes the schemas out of the contracts: the browser needs paths and types, the server validates.
 * Without this the first page would carry the schema library and every schema of the calls it
 * makes.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'pavilion-contract-schemas',
    apply: 'build',
    transform(code, id) {
      if (!pureFile.test(id)) return null;
      if (!contractFile.test(id)) return { code, map: null, moduleSideEffects: false };
      const spans = schemaSpans(this.parse(code) as unknown as SyntaxNode);
      return { code: blank(code, spans), map: null, moduleSideEffects: false };
    },
  };
}

/** A place in the source and what stands there instead. */
type Span = readonly [start: number, end: number, text: string];

/**
 * Spans of schemas: `const x = z.…`, the fields of `const x = { field: z.… }`, and the server-only
 * properties in `const x = defineCall({ … })`. One that is left makes a page load the schema
 * library, if it can be loaded there at all.
 */
function schemaSpans(program: SyntaxNode): Span[] {
  return nodes(program['body'])
    .flatMap((statement) => nodes(declarationOf(statement)?.['declarations']))
    .map((declarator) => declarator['init'] as SyntaxNode | null)
    .filter((init) => init !== null)
    .flatMap((init) => [...schemasIn(init), ...serverOnlyParts(init)]);
}

function schemasIn(init: SyntaxNode): Span[] {
  if (rootName(init) === 'z') return [spanOf(init)];
  if (init.type !== 'ObjectExpression') return [];
  return nodes(init['properties']).flatMap(({ value }) =>
    value === undefined ? [] : schemasIn(value as SyntaxNode),
  );
}

const declarationOf = (statement: SyntaxNode): SyntaxNode | null =>
  statement.type === 'VariableDeclaration'
    ? statement
    : (statement['declaration'] as SyntaxNode | null);

function serverOnlyParts(init: SyntaxNode): Span[] {
  if (init.type !== 'CallExpression' || nameOf(init['callee']) !== 'defineCall') return [];
  const properties = nodes(nodes(init['arguments'])[0]?.['properties']);
  return properties.flatMap((property, index) => {
    if (!serverOnly.has(nameOf(property['key']))) return [];
    // With its comma, up to the next property.
    const end = properties[index + 1]?.start ?? property.end;
    return [[property.start, end, ''] as const];
  });
}

const spanOf = ({ start, end }: SyntaxNode): Span => [start, end, 'undefined'];

/** Name a chain of calls begins with: `z` of `z.string().check(…)`. */
function rootName(node: SyntaxNode): string {
  const inner = (node['callee'] ?? node['object']) as SyntaxNode | undefined;
  return inner ? rootName(inner) : nameOf(node);
}

const nodes = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? (value as SyntaxNode[]) : [];

const nameOf = (node: unknown): string => (node as { name?: string } | null)?.name ?? '';

/** Replaces each span, last first so that earlier positions stay true. */
function blank(source: string, spans: readonly Span[]): string {
  return spans
    .toSorted(([a], [b]) => b - a)
    .reduce((code, [start, end, text]) => code.slice(0, start) + text + code.slice(end), source);
}
