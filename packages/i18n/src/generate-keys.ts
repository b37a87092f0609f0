import { describeMessage, type ArgumentKind, type MessageShape } from './checks/message-shape.ts';
import type { FlatMessages } from './message-tree.ts';

interface SortedKeys {
  plain: string[];
  withArguments: string[];
  rich: string[];
}

/**
 * TypeScript source of `message-keys.generated.ts` for the English texts: the keys without
 * placeholders, the placeholders of the others with their types, and the texts with tags.
 */
export function generateKeys(source: FlatMessages): string {
  const shapes = new Map(
    Object.keys(source)
      .toSorted()
      .map((key) => [key, describeMessage(source[key] ?? '')] as const),
  );
  const keys: SortedKeys = { plain: [], withArguments: [], rich: [] };
  for (const [key, shape] of shapes) {
    if (shape.tags.size > 0) keys.rich.push(line(key, shape));
    else if (shape.argumentKinds.size > 0) keys.withArguments.push(line(key, shape));
    else keys.plain.push(`  | '${key}'`);
  }
  return render(keys);
}

function line(key: string, shape: MessageShape): string {
  const values = [...shape.argumentKinds].map(
    ([name, kinds]) => `${name}: ${valueType(name, kinds, shape)}`,
  );
  const tags = [...shape.tags].map((tag) => `${tag}: TextTag`);
  return `  '${key}': { ${[...values, ...tags].join('; ')} };`;
}

function valueType(name: string, kinds: ReadonlySet<ArgumentKind>, shape: MessageShape): string {
  if (kinds.has('plural') || kinds.has('number')) return 'number';
  if (kinds.has('date')) return 'Date';
  const branches = shape.selects.get(name);
  if (!branches) return 'TextValue';
  // `other` is the branch for anything else: with it a caller may pass every string.
  const named = branches.filter((branch) => branch !== 'other').map((branch) => `'${branch}'`);
  return [...named, '(string & {})'].join(' | ');
}

function render({ plain, withArguments, rich }: SortedKeys): string {
  return `// Generated from packages/i18n/messages/en-US by packages/i18n/scripts/generate-keys.ts. Not edited by hand.
import type { ${rich.length > 0 ? 'TextTag, ' : ''}TextValue } from './text-values.types.ts';

/** Texts without placeholders. */
export type PlainMessageKey =
${plain.join('\n')};

/** Texts with placeholders, and what each takes. */
export interface MessageArguments {
${withArguments.join('\n')}
}

/** Texts with tags, for \`t.rich\`. */
${rich.length > 0 ? `export interface RichMessageArguments {\n${rich.join('\n')}\n}` : 'export type RichMessageArguments = Record<never, never>;'}
`;
}
