import { callCatalogue } from '@pavilion/contracts/call-catalogue';
import type { Call } from '@pavilion/contracts/define-call';
import { errorCatalogue, type ErrorEntry } from '@pavilion/contracts/error-catalogue';
import { officeCalls, type OfficeCall, type OfficeEffect } from '@pavilion/contracts/office';
import { privateTopics, publicTopics, realtimeEvents } from '@pavilion/contracts/realtime/messages';
import { categories } from '@pavilion/domain/categories';
import { currencies } from '@pavilion/domain/currencies';
import { locales } from '@pavilion/domain/locales';
import { screens } from '@pavilion/domain/screens';
import { themeColours } from '@pavilion/domain/theme-colours';
import { themeCodes, themes } from '@pavilion/domain/themes';
import { code, link, type Section } from './markdown-table.ts';
import { definedRoutes, readSources } from './source-facts.ts';

function screenSection(): Section {
  return {
    title: 'Screens',
    note: 'Every route. `packages/domain/src/screens`, loaded by `apps/web/src/screens/screen-catalogue.ts`.',
    columns: ['screen and SEO page', 'route', 'access'],
    rows: Object.entries(screens).map(([name, screen]) => [name, code(screen.path), screen.access]),
  };
}

function pathsByName(glob: string): Map<string, string> {
  const named = readSources(glob).map(({ path }): [string, string] => [
    (path.split('/').at(-1) ?? '').split('.')[0] ?? '',
    path,
  ]);
  return new Map(named);
}

function callSection(): Section {
  const contracts = pathsByName('packages/contracts/src/**/*.contract.ts');
  const routes = new Map(
    readSources('apps/server/src/{modules,demo}/*/module.ts').flatMap(({ path, text }) =>
      definedRoutes(text).map((call): [string, string] => [call, path]),
    ),
  );
  return {
    title: 'Calls',
    note: 'Every call, in the order of `packages/contracts/src/call-catalogue.ts`. Errors besides the common ones.',
    columns: ['call', 'path', 'access', 'what it does', 'errors', 'files'],
    rows: Object.entries(callCatalogue).map(([name, call]: [string, Call]) => {
      const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const [contract, route] = [contracts.get(file), routes.get(name)];
      return [
        name,
        code(`${call.method} ${call.path}`),
        call.movesMoney === true ? `${call.access}, moves money` : call.access,
        call.summary,
        call.errors.join(', '),
        [contract && link('contract', contract), route && link('route', route)]
          .filter(Boolean)
          .join(' '),
      ];
    }),
  };
}

const officeEffects: Readonly<Record<OfficeEffect, string>> = {
  reads: 'reads',
  changes: 'changes',
  movesMoney: 'moves money',
};

function officeSection(): Section {
  return {
    title: 'Calls of the office',
    note: 'What staff do, also by the command-line tool. `packages/contracts/src/office`, answered by the `.office.ts` of a module.',
    columns: ['call', 'name in the tool', 'permission', 'effect', 'what it does'],
    rows: Object.entries(officeCalls).map(([key, call]: [string, OfficeCall]) => [
      key,
      code(call.name),
      call.access.permission,
      call.needsApproval ? `${officeEffects[call.effect]}, by two` : officeEffects[call.effect],
      call.summary.replaceAll('|', String.raw`\|`),
    ]),
  };
}

function errorSection(): Section {
  return {
    title: 'Error codes',
    note: 'Every failure the server may answer, each a key of the message group `errors`.',
    columns: ['code', 'HTTP status', 'family'],
    rows: Object.entries(errorCatalogue).map(([name, entry]: [string, ErrorEntry]) => [
      code(name),
      String(entry.status),
      entry.isSessionFamily === true ? 'session (logs out)' : '',
    ]),
  };
}

function categorySection(): Section {
  return {
    title: 'Game categories',
    note: 'The twelve kinds of games and their names on the wire. `packages/domain/src/categories`.',
    columns: ['category', 'wire name', 'lobby'],
    rows: Object.values(categories).map(({ code: name, wireName, path }) => [
      name,
      code(wireName),
      code(path),
    ]),
  };
}

function templateSection(): Section {
  return {
    title: 'Templates',
    note: 'Theme codes with their template, sign-in, breakpoint and five colours. `packages/domain/src/themes`.',
    columns: ['theme code', 'template', 'sign-in', 'breakpoint', 'colours'],
    rows: themeCodes.map((name) => {
      const { template, auth, breakpointPx } = themes[name];
      return [
        code(name),
        template,
        auth === 'page' ? 'page' : code(auth),
        `${breakpointPx} px`,
        themeColours[name].join(', '),
      ];
    }),
  };
}

function localeSection(): Section {
  return {
    title: 'Locales',
    note: 'Language codes of a site. Those without a name have no messages and fall back to English.',
    columns: ['code', 'tag', 'prefix', 'name', 'date locale'],
    rows: Object.values(locales).map((locale) => [
      code(locale.code),
      locale.tag,
      locale.prefix ?? '',
      locale.displayName ?? '',
      locale.dateLocale,
    ]),
  };
}

function currencySection(): Section {
  return {
    title: 'Currencies',
    note: 'Currencies a site can run in. `packages/domain/src/currencies`.',
    columns: ['currency', 'decimals'],
    rows: Object.values(currencies).map((currency) => [currency.code, String(currency.exponent)]),
  };
}

function realtimeSections(): Section[] {
  const topics = [
    ...privateTopics.map((topic) => [code(topic), 'signed-in player']),
    ...publicTopics.map((topic) => [code(topic), 'everybody']),
    [code('event:<event_id>'), 'everybody'],
  ];
  return [
    {
      title: 'Realtime topics',
      note: 'What a socket at `/ws` can subscribe to. `packages/contracts/src/realtime/messages.ts`.',
      columns: ['topic', 'for'],
      rows: topics,
    },
    {
      title: 'Realtime events',
      note: 'What the server tells.',
      columns: ['event', 'data'],
      rows: Object.entries(realtimeEvents).map(([name, shape]) => [
        code(name),
        'options' in shape.def
          ? shape.def.options.map((one) => fieldsOf(one)).join('; or ')
          : fieldsOf({ def: shape.def }),
      ]),
    },
  ];
}

const fieldsOf = (shape: { def: { shape: object } }): string =>
  Object.keys(shape.def.shape).join(', ');

/** What the product's own registries list, in the order a reader looks for it. */
export function productSections(): Section[] {
  return [
    screenSection(),
    callSection(),
    officeSection(),
    errorSection(),
    categorySection(),
    templateSection(),
    localeSection(),
    currencySection(),
    ...realtimeSections(),
  ];
}
