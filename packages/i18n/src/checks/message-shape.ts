import compile from 'icu-minify/compile';

export type ArgumentKind = 'text' | 'number' | 'date' | 'plural' | 'select';

export interface PluralUse {
  argument: string;
  type: Intl.PluralRuleType;
  /** Branch names as written: categories and exact ones (`=0`). */
  branches: string[];
}

/** What a message asks of its caller, read from its compiled form. */
export interface MessageShape {
  /** Placeholder name to the ways it is used. */
  argumentKinds: Map<string, Set<ArgumentKind>>;
  tags: Set<string>;
  plurals: PluralUse[];
  /** Select argument to its branch names. */
  selects: Map<string, string[]>;
  /** The words themselves, without placeholders. */
  literals: string;
  /** Style names (`{n, number, percent}`): none is declared, so every one is a mistake. */
  namedStyles: string[];
}

type Branches = Record<string, unknown>;

/** Node numbers of icu-minify's compiled form. */
const nodeType = { pound: 0, select: 1, plural: 2, selectOrdinal: 3, number: 4, date: 5, time: 6 };

/** Parses a message; throws when it is not valid ICU or uses plural offsets. */
export function describeMessage(text: string): MessageShape {
  const shape: MessageShape = {
    argumentKinds: new Map(),
    tags: new Set(),
    plurals: [],
    selects: new Map(),
    literals: '',
    namedStyles: [],
  };
  readNodes(compile(text), shape);
  return shape;
}

function readNodes(nodes: unknown, shape: MessageShape): void {
  if (typeof nodes === 'string') shape.literals += nodes;
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (Array.isArray(node)) readNode(node, shape);
    else readNodes(node, shape);
  }
}

function readNode(node: unknown[], shape: MessageShape): void {
  const [name, type, detail] = node;
  if (typeof name !== 'string') return;
  if (type === undefined) return addArgument(shape, name, 'text');
  if (typeof type !== 'number' || type === nodeType.pound) {
    shape.tags.add(name);
    return readNodes(node.slice(1), shape);
  }
  if (type === nodeType.select) return readSelect(name, detail as Branches, shape);
  if (type === nodeType.plural || type === nodeType.selectOrdinal)
    return readPlural(name, type, detail as Branches, shape);
  addArgument(shape, name, type === nodeType.number ? 'number' : 'date');
  if (typeof detail === 'string') shape.namedStyles.push(detail);
}

function readSelect(name: string, branches: Branches, shape: MessageShape): void {
  addArgument(shape, name, 'select');
  shape.selects.set(name, Object.keys(branches));
  for (const branch of Object.values(branches)) readNodes(branch, shape);
}

function readPlural(name: string, type: number, branches: Branches, shape: MessageShape): void {
  addArgument(shape, name, 'plural');
  shape.plurals.push({
    argument: name,
    type: type === nodeType.plural ? 'cardinal' : 'ordinal',
    branches: Object.keys(branches),
  });
  for (const branch of Object.values(branches)) readNodes(branch, shape);
}

function addArgument(shape: MessageShape, name: string, kind: ArgumentKind): void {
  const kinds = shape.argumentKinds.get(name) ?? new Set();
  shape.argumentKinds.set(name, kinds.add(kind));
}
