/** What package-lock.json says of an installed package. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Licences that ask for nothing but their text and names to travel along. */
const free: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages under a licence that asks for more, and why what it asks is kept. */
const considered: ReadonlyArray<{ name: RegExp; licence: RegExp; why: string }> = [
  {
    name: /^@img\/sharp-/,
    licence: /LGPL-3\.0-or-later/,
    why: 'a library of its own beside ours, loaded at run time, unchanged and replaceable',
  },
  { name: /^ibantools$/, licence: /^MIT or MPL-2\.0$/, why: 'of its two licences MIT is taken' },
  { name: /^web-push$/, licence: /^MPL-2\.0$/, why: 'its files are unchanged' },
];

interface Part {
  name: string;
  licence: string;
}

/** Packages of others that run in the product, each once, by name. */
function partsOf(locked: LockedPackages): Part[] {
  const parts = new Map<string, Part>();
  for (const [path, { license = 'none', dev, devOptional, link }] of Object.entries(locked)) {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name && !dev && !devOptional && !link)
      parts.set(`${name} ${license}`, { name, licence: license });
  }
  return [...parts.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Every package whose licence nobody has considered yet. */
export function licenceProblems(locked: LockedPackages): string[] {
  return partsOf(locked)
    .filter(({ name, licence }) => !free.has(licence) && !isConsidered(name, licence))
    .map(
      ({ name, licence }) =>
        `${name} is under ${licence}, which tests/tidy/licences.ts does not allow`,
    );
}

const isConsidered = (name: string, licence: string): boolean =>
  considered.some((entry) => entry.name.test(name) && entry.licence.test(licence));

/** The text of NOTICE: whose work the product contains, and under which licence. */
export function noticeOf(locked: LockedPackages): string {
  const byLicence = Map.groupBy(partsOf(locked), ({ licence }) => licence);
  const sections = [...byLicence.keys()].sort().map((licence) => {
    const names = (byLicence.get(licence) ?? []).map(({ name }) => `  ${name}`);
    return [licence, ...names].join('\n');
  });
  const reasons = considered.map(({ name, why }) => `  ${name.source}: ${why}`);
  return [
    'Pavilion contains the work of others, under the licences named here. Each package carries the text of its licence and',
    'the names of its authors (node_modules/<package>/LICENSE). What goes to browsers, fonts under the SIL Open Font License',
    'included, takes these texts along: the build writes them to assets/licences-<hash>.txt.',
    '',
    'Written by tests/tidy/write-notice.ts from package-lock.json.',
    '',
    'Letters for Chinese titles (packages/art/fonts) are cuts of Noto Sans CJK, Copyright 2014-2021 Adobe, under the SIL Open',
    'Font License 1.1, whose text stands beside them. Pictures are drawn with them; they go to no browser.',
    '',
    ...sections.flatMap((section) => [section, '']),
    'Used under the terms of licences that ask for more:',
    ...reasons,
    '',
  ].join('\n');
}
