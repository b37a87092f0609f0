/**
 * Messages as they stand in files and travel to the translator: nested objects with texts as
 * leaves.
 */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Full dotted key to text (`ui.auth.signIn` → `Sign in`). */
export type FlatMessages = Record<string, string>;

/** Lists every text of a tree by its dotted key. */
export function flatten(tree: MessageTree, prefix = ''): FlatMessages {
  const flat: FlatMessages = {};
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') flat[path] = value;
    else Object.assign(flat, flatten(value, path));
  }
  return flat;
}

/** Builds the tree of dotted keys; throws when one key is both a text and a branch. */
export function unflatten<Leaf>(flat: Record<string, Leaf>): Tree<Leaf> {
  const root: Tree<Leaf> = {};
  for (const [path, leaf] of Object.entries(flat)) put(root, path.split('.'), leaf, path);
  return root;
}

export interface Tree<Leaf> {
  [key: string]: Leaf | Tree<Leaf>;
}

function put<Leaf>(root: Tree<Leaf>, parts: string[], leaf: Leaf, path: string): void {
  const last = parts.at(-1) ?? '';
  let branch = root;
  for (const part of parts.slice(0, -1)) {
    const next = (branch[part] ??= {} as Tree<Leaf>);
    if (!isBranch(next)) throw new Error(`message key ${path} runs through the text ${part}`);
    branch = next;
  }
  if (Object.hasOwn(branch, last)) throw new Error(`message key ${path} is both text and branch`);
  branch[last] = leaf;
}

const isBranch = <Leaf>(value: Leaf | Tree<Leaf>): value is Tree<Leaf> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The same object with its keys in code-point order at every level, so that files stay comparable.
 */
export function sortKeys(tree: MessageTree): MessageTree {
  const entries = Object.entries(tree).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? value : sortKeys(value)]),
  );
}
