import * as z from 'zod/mini';
import { basename, resolve } from 'node:path';
import { UsageError, type Command } from './command.ts';
import type { ParsedArguments } from './parse-arguments.ts';
import { readFileOf, readImportFile } from './read-import-file.ts';

// What is typed becomes what the call's contract takes, and the contract judges it: the tool has no
// rules of its own.

type Field = z.core.$ZodType;

interface FieldKind {
  type: 'string' | 'number' | 'boolean' | 'enum' | 'literal' | 'array' | 'object' | 'file';
  /** A file that is no text. */
  isBinary: boolean;
  isOptional: boolean;
  mayBeNone: boolean;
  choices: readonly string[];
  /** What it must be, in words. */
  what: string | undefined;
  item: Field | undefined;
}

/** What a field takes, seen through `optional`, `nullable` and what reads it. */
function kindOf(field: Field): FieldKind {
  const { def } = field._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'optional') return { ...kindOf(def.innerType), isOptional: true };
  if (def.type === 'nullable') return { ...kindOf(def.innerType), mayBeNone: true };
  if (def.type === 'pipe') return kindOf(def.out);
  return {
    type: isFile(def) ? 'file' : (def.type as FieldKind['type']),
    isBinary: isFile(def) && 'base64' in def.shape,
    isOptional: false,
    mayBeNone: false,
    choices: def.type === 'enum' ? Object.values(def.entries).map(String) : [],
    what: z.globalRegistry.get(field)?.description,
    item: def.type === 'array' ? def.element : undefined,
  };
}

/** A file has a name and a text; texts in languages take any code. */
const isFile = (def: z.core.$ZodTypes['_zod']['def']): def is z.core.$ZodObjectDef =>
  def.type === 'object' && def.catchall === undefined;

const optionOf = (name: string): string => name.replaceAll('_', '-');
const wordOf = (name: string): string => name.replaceAll('_', ' ');
const fieldsOf = ({ call }: Command): [string, Field][] =>
  Object.entries(call.request._zod.def.shape);

/** What is typed after the name. */
export function usageOf(command: Command): string {
  const shape = Object.fromEntries(fieldsOf(command));
  const words = command.words.map((name) => {
    const field = shape[name];
    return field === undefined ? '' : wordUsage(name, kindOf(field));
  });
  const options = fieldsOf(command)
    .filter(([name]) => !command.words.includes(name))
    .map(([name, field]) => optionUsage(optionOf(name), kindOf(field)));
  if (command.call.keeps) options.push('[--out <file>]');
  return [...words, ...options].join(' ');
}

function wordUsage(name: string, kind: FieldKind): string {
  const one = kind.choices.length > 0 ? kind.choices.join('|') : `<${wordOf(name)}>`;
  const many = kind.type === 'array' ? `${one} …` : one;
  return kind.isOptional ? `[${many}]` : many;
}

function optionUsage(option: string, kind: FieldKind): string {
  const value = valueUsage(kind);
  const more = kind.type === 'object' ? ` [--${option}-esp <Spanish> …]` : '';
  const given = `--${option}${value === '' ? '' : ` ${value}`}`;
  return kind.isOptional ? `[${given}]` : given + more;
}

function valueUsage(kind: FieldKind): string {
  const none = kind.mayBeNone ? '|none' : '';
  if (kind.type === 'literal') return '';
  if (kind.type === 'object') return '<English>';
  if (kind.type === 'boolean') return 'yes|no';
  if (kind.choices.length > 0) return kind.choices.join('|') + none;
  if (kind.item !== undefined) return `${valueUsage(kindOf(kind.item))},…`;
  return `<${shortOf(kind.what) ?? (kind.type === 'number' ? 'n' : 'text')}>${none}`;
}

/** `an amount` is `amount`; of `a theme such as casino1` the example says enough. */
const shortOf = (what: string | undefined): string | undefined =>
  what?.replace(/^.* such as /, '').replace(/^(?:an?|the) /, '');

/** Words for a list of none. */
const noItems = ['none', 'all'];

function valueOf(text: string, kind: FieldKind): unknown {
  if (kind.mayBeNone && text === 'none') return null;
  if (kind.type === 'number') return /^\d+$/.test(text) ? Number(text) : text;
  if (kind.type === 'literal') return text === 'true' ? true : text;
  if (kind.type === 'file')
    return { name: basename(text), ...(kind.isBinary ? { base64: '' } : { text: '' }) };
  if (kind.type === 'boolean') return text === 'yes' ? true : text === 'no' ? false : text;
  const { item } = kind;
  if (item === undefined) return text;
  if (noItems.includes(text)) return [];
  return text
    .split(',')
    .flatMap((part) => (part === '' ? [] : [valueOf(part.trim(), kindOf(item))]));
}

/**
 * What was typed, by the names of the contract, with the files it names, read from the folder it
 * was typed in. Throws {@link UsageError} on what the contract refuses.
 */
export async function readCommand(
  command: Command,
  { words, options }: ParsedArguments,
  folder: string,
): Promise<unknown> {
  refuseUnknown(command, Object.keys(options));
  const given: Record<string, unknown> = {};
  const texts: Record<string, string | undefined> = {};
  for (const [name, field] of fieldsOf(command)) {
    const kind = kindOf(field);
    const place = command.words.indexOf(name);
    if (place >= 0 && kind.type === 'array') given[name] = words.slice(place);
    else if (kind.type === 'object') given[name] = translatedOf(optionOf(name), options);
    else {
      const text = place >= 0 ? words[place] : options[optionOf(name)];
      // An option without a value is `true`.
      const isBare = place < 0 && text === 'true' && kind.type !== 'literal';
      texts[name] = isBare ? undefined : text;
      if (isBare) throw new UsageError(missing(command, name, kind));
      if (text !== undefined) given[name] = valueOf(text, kind);
    }
  }
  const read = call(command).safeParse(given);
  if (!read.success) throw new UsageError(problemOf(command, read.error.issues[0], texts));
  return { ...read.data, ...(await filesOf(command, texts, folder)) };
}

/** The files that were named, read once all else is right. */
async function filesOf(
  command: Command,
  texts: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<Record<string, object>> {
  const files: Record<string, object> = {};
  for (const [name, field] of fieldsOf(command)) {
    const path = texts[name];
    const kind = kindOf(field);
    if (path === undefined || kind.type !== 'file') continue;
    const place = resolve(folder, path);
    files[name] = {
      name: basename(path),
      ...(kind.isBinary
        ? { base64: (await readFileOf(place)).toString('base64') }
        : { text: await readImportFile(place) }),
    };
  }
  return files;
}

const call = ({ call: { request } }: Command): z.ZodMiniObject => request;

/** `--name` is English, `--name-rus` Russian and so on. */
function translatedOf(option: string, options: ParsedArguments['options']): object {
  const texts = Object.entries(options).flatMap(([name, text]) => {
    if (name === option) return text === 'true' ? [] : [['EN', text]];
    return name.startsWith(`${option}-`)
      ? [[name.slice(option.length + 1).toUpperCase(), text]]
      : [];
  });
  return Object.fromEntries(texts) as object;
}

/**
 * A misspelt option must not be passed over: the command would do something else than was asked
 * for.
 */
function refuseUnknown(command: Command, given: readonly string[]): void {
  const fields = fieldsOf(command).filter(([name]) => !command.words.includes(name));
  const isKnown = (option: string): boolean =>
    fields.some(
      ([name, field]) =>
        option === optionOf(name) ||
        (kindOf(field).type === 'object' && option.startsWith(`${optionOf(name)}-`)),
    );
  const unknown = given.find((option) => !isKnown(option));
  if (unknown === undefined) return;
  const { name } = command.call;
  throw new UsageError(
    `\`${name}\` has no option --${unknown}; say: ${`${name} ${usageOf(command)}`.trim()}`,
  );
}

function problemOf(
  command: Command,
  issue: z.core.$ZodIssue | undefined,
  texts: Readonly<Record<string, string | undefined>>,
): string {
  const name = String(issue?.path[0] ?? '');
  const field = Object.fromEntries(fieldsOf(command))[name];
  if (issue === undefined || field === undefined) return `say: ${usageOf(command)}`;
  const kind = kindOf(field);
  const text = texts[name];
  if (text === undefined || text.trim() === '') return missing(command, name, kind);
  const isWord = command.words.includes(name);
  const said = isWord ? `\`${text}\`` : `--${optionOf(name)}`;
  return `${said} must be ${mustBe(kind, field)}`;
}

function missing(command: Command, name: string, kind: FieldKind): string {
  if (!command.words.includes(name)) return `--${optionOf(name)} <value> is missing`;
  const choices = kind.choices.length > 0 ? `: ${kind.choices.join(', ')}` : '';
  return `which ${wordOf(name)}?${choices}`;
}

function mustBe(kind: FieldKind, field: Field): string {
  if (kind.what !== undefined) return kind.what;
  if (kind.item !== undefined) return mustBe(kindOf(kind.item), kind.item);
  if (kind.choices.length > 0) return `one of ${kind.choices.join(', ')}`;
  if (kind.type === 'boolean') return '`yes` or `no`';
  if (kind.type === 'literal') return 'given without a value';
  if (kind.type !== 'number') return 'a text, and not as long';
  const { minimum, maximum } = z.toJSONSchema(field);
  return `a whole number from ${minimum} to ${maximum}`;
}
