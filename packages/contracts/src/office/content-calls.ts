import * as z from 'zod/mini';
import { contentTypes, type ContentType } from '../content/index.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  choice,
  file,
  instant,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
} from './office-fields.ts';

const type = choice(contentTypes as [ContentType, ...ContentType[]]);
const number = whole(1, 1_000_000);

/** A number, or a word for the version in a state. */
const versionOr = <Word extends string>(...states: [Word, ...Word[]]) =>
  said(
    z.pipe(
      z
        .string()
        .check(z.regex(new RegExp(`^(?:[1-9]\\d{0,6}|${states.join('|')})$`), 'invalidType')),
      z.transform(
        (text: string): number | Word => states.find((state) => state === text) ?? Number(text),
      ),
    ),
    `a version such as 3, or ${states.join(' or ')}`,
  );

const version = z.object({
  type,
  version: told.count,
  state: choice(['draft', 'scheduled', 'published', 'retired']),
  at: told.time,
  by: told.text,
  note: told.text,
});

const problem = z.object({
  /** 1 the first. */
  line: told.count,
  /** `items[0].titles.EN`; empty: the file itself. */
  path: told.text,
  code: told.text,
  words: told.text,
});

/** What operators do about what their sites show: files, drafts, versions. */
export const contentCalls = {
  contentTypes: defineOfficeCall({
    name: 'content types',
    access: { permission: 'content.read' },
    effect: 'reads',
    summary: 'The types of content, each with the JSON Schema of its file',
    request: z.object({}),
    response: z.object({
      value: z.array(z.object({ type, schema: z.record(z.string(), z.unknown()) })),
    }),
  }),
  contentExport: defineOfficeCall({
    name: 'content export',
    access: { permission: 'content.read' },
    effect: 'reads',
    summary:
      'The file of a type as it is out, of a version, or of the draft: to be edited and drafted again',
    request: z.object({ site: siteName, type, version: optional(versionOr('draft')) }),
    response: z.object({
      version: told.count,
      /** What the file holds. */
      value: z.record(z.string(), z.unknown()),
      file: optional(told.text),
    }),
    keeps: { field: 'file', as: 'utf8' },
  }),
  contentValidate: defineOfficeCall({
    name: 'content validate',
    access: { permission: 'content.read' },
    effect: 'reads',
    summary: 'Judges a file whole: every fault with its line, and what would be taken out',
    request: z.object({ site: siteName, file: said(file, 'a file') }),
    response: z.object({
      /** Null of a file with a fault. */
      type: maybe(type),
      faults: z.array(problem),
      warnings: z.array(problem),
    }),
  }),
  contentDraft: defineOfficeCall({
    name: 'content draft',
    access: { permission: 'content.write' },
    effect: 'changes',
    summary: 'Keeps a file as the draft of its type; a file with one fault changes nothing',
    request: z.object({ site: siteName, file: said(file, 'a file') }),
    response: z.object({ value: version, warnings: z.array(problem) }),
  }),
  contentPreview: defineOfficeCall({
    name: 'content preview',
    access: { permission: 'content.read' },
    effect: 'reads',
    summary: 'A link that shows drafts and what is to come; it ends by itself',
    request: z.object({ site: siteName, minutes: optional(whole(1, 10_080)) }),
    response: z.object({ url: told.text, until: told.time }),
  }),
  contentPublish: defineOfficeCall({
    name: 'content publish',
    access: { permission: 'content.publish' },
    effect: 'changes',
    summary: 'Brings the drafts of some types out, now or at a time',
    request: z.object({
      site: siteName,
      type: z.array(type).check(z.minLength(1, 'required')),
      at: optional(instant),
      note: optional(words),
    }),
    response: z.object({ value: z.array(version) }),
  }),
  contentVersions: defineOfficeCall({
    name: 'content versions',
    access: { permission: 'content.read' },
    effect: 'reads',
    summary: 'The versions of a type, newest first',
    request: z.object({ site: siteName, type }),
    response: z.object({ value: z.array(version) }),
  }),
  contentDiff: defineOfficeCall({
    name: 'content diff',
    access: { permission: 'content.read' },
    effect: 'reads',
    summary: 'Where two versions of a type differ; without words: what is out and the draft',
    request: z.object({
      site: siteName,
      type,
      from: optional(number),
      to: optional(versionOr('draft')),
    }),
    response: z.object({
      from: told.count,
      to: told.count,
      value: z.array(
        z.object({ path: told.text, before: maybe(told.text), after: maybe(told.text) }),
      ),
    }),
  }),
  contentRollback: defineOfficeCall({
    name: 'content rollback',
    access: { permission: 'content.publish' },
    effect: 'changes',
    summary: 'Publishes an old version again, as a new one',
    request: z.object({ site: siteName, type, to: number }),
    response: z.object({ value: version }),
  }),
  contentCancel: defineOfficeCall({
    name: 'content cancel',
    access: { permission: 'content.publish' },
    effect: 'changes',
    summary: 'Takes back a publish that waits for its time',
    request: z.object({ site: siteName, type }),
    response: z.object({ value: version }),
  }),
};
