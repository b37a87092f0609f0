import { coverPlaceholder } from '@pavilion/art';
import { multiplierText, fractionText } from '@pavilion/games';
import { plinkoPockets, type PlinkoRisk } from '@pavilion/games/arcade/plinko/plinko-tables';
import {
  towerLevels,
  towerMultipliers,
  type TowerDifficulty,
} from '@pavilion/games/arcade/tower/tower.game';
import {
  wheelSegments,
  type WheelRisk,
  type WheelSize,
} from '@pavilion/games/arcade/wheel/wheel-tables';
import {
  titleReturns,
  titleVolatility,
  type StudioTitle,
  type TitleScene,
} from '../titles/index.ts';
import { jackpotPlanOf } from '../jackpots/jackpots.data.ts';
import { oddsOfLeastStake } from '../jackpots/jackpots.ts';
import type { KeptRound } from '../play/kept-rounds.ts';
import type { CatalogueEntry, ServedTitle } from '../served-titles.ts';
import { hallTextsOf } from '../texts/halls/texts.ts';
import { rulesTextsOf } from '../texts/rules/texts.ts';
import { textsOf } from '../texts/texts.ts';
import { modulesOf } from './browser-files.ts';
import type { Words } from './pay-table.types.ts';
import { percentText } from './percent-text.ts';
import { hallSetup } from './hall-setup.ts';
import { isHallFamily } from './is-hall-family.ts';
import { rulesOf, type ShownRules } from './rules-of.ts';
import { slotSetup } from './slot-setup.ts';

/** Styles of pictures that need many; those of the others stand in the page's own. */
const sceneStyles: Partial<Record<TitleScene, string>> = {
  slots: 'slots.css',
  hash: 'hash.css',
  invaders: 'arcade.css',
  whack: 'arcade.css',
  layout: 'halls.css',
  cards: 'halls.css',
  races: 'halls.css',
  drum: 'halls.css',
  digits: 'halls.css',
  bingo: 'halls.css',
  fish: 'halls.css',
};

/** The page of a game in a language; everything about its player comes later, to its script. */
export function writeGamePage(served: ServedTitle, language: string): string {
  return writeTitlePage(served, language, { script: 'main.ts', more: {} });
}

/** The page that shows a finished round of a game as it was. */
export function writeRoundPage(served: ServedTitle, language: string, kept: KeptRound): string {
  return writeTitlePage(served, language, { script: 'round.ts', more: { kept } });
}

function writeTitlePage(
  served: ServedTitle,
  language: string,
  { script, more }: { script: string; more: Record<string, unknown> },
): string {
  const { tag, texts } = textsOf(language);
  const pageWords = { ...texts, ...rulesTextsOf(tag) };
  const words = { ...pageWords, ...hallTextsOf(tag) };
  const { title } = served;
  const setup = {
    ...commonSetup(served),
    language: tag,
    texts: isHallFamily(title.family) ? { ...pageWords, ...labelsOf(tag) } : pageWords,
    rules: withPot(served, rulesOf(title, words), { tag, words }),
    scene: title.scene,
    subject: title.subject,
    family: title.family,
    fixed: title.fixed,
    fields: title.fields,
    tables: tablesOf(title),
    slot: slotSetup(title.family),
    hall: hallSetup(title, words),
    symbols: `/symbols/${served.providerCode}/${served.gameCode}`,
    rtp: bestReturn(title),
    ...more,
  };
  const sheet = sceneStyles[title.scene];
  const style = sheet === undefined ? {} : { style: sheet };
  const scripts = [script, `scene-${title.scene}.ts`] as const;
  return writeShell(setup, { tag, loading: texts.loading, scripts, ...style });
}

/**
 * Words of tables and draws weigh much: only their pages carry them, and none how others are
 * played.
 */
const labelsOf = (tag: string): Record<string, string> =>
  Object.fromEntries(Object.entries(hallTextsOf(tag)).filter(([key]) => !isHallFamily(key)));

/** How a title plays, with its pot if it has one. */
function withPot(
  { providerCode, gameCode, title }: ServedTitle,
  rules: ShownRules,
  { tag, words }: { tag: string; words: Words },
): ShownRules {
  const plan = jackpotPlanOf(providerCode, gameCode);
  if (!plan) return rules;
  const odds = new Intl.NumberFormat(tag).format(oddsOfLeastStake(titleVolatility(title)));
  return {
    ...rules,
    how: `${rules.how} ${words[plan.fund === 'operator' ? 'jackpotShared' : 'jackpot'].replace('{odds}', odds)}`,
  };
}

/** What every page of ours knows of its title. */
export const commonSetup = ({
  providerCode,
  gameCode,
  name,
  category,
  providerName,
}: CatalogueEntry) => ({
  name,
  providerName,
  colours: coverPlaceholder({ gameCode, name, category }).split('-'),
  cover: `/covers/${providerCode}/${gameCode}/square.svg`,
});

/** A page around its setup and its script. */
export function writeShell(
  setup: ReturnType<typeof commonSetup> & Record<string, unknown>,
  page: {
    tag: string;
    loading: string;
    /** The one that starts the page, and others that it will ask for. */
    scripts: readonly [start: string, ...others: string[]];
    style?: string;
  },
): string {
  const { name, cover } = setup;
  const { tag, loading, scripts, style } = page;
  const [start, ...others] = scripts;
  const extra = style === undefined ? '' : `\n<link rel="stylesheet" href="/browser/${style}">`;
  const ahead = [...others, ...new Set(scripts.flatMap((script) => [...modulesOf(script)]))]
    .map((module) => `\n<link rel="modulepreload" href="/browser/${module}">`)
    .join('');
  return `<!doctype html>
<html lang="${escaped(tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<link rel="icon" href="${cover}">
<link rel="stylesheet" href="/browser/game.css">${extra}
<script type="application/json" id="setup">${JSON.stringify(setup).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/browser/${start}"></script>${ahead}
</head>
<body>
<main id="game" aria-busy="true"><h1>${escaped(name)}</h1><p role="status">${escaped(loading)}</p></main>
</body>
</html>
`;
}

/** For an address that names no game of ours, or a round that is not shown any more. */
export function missingPage(
  language: string,
  said: 'unavailable' | 'roundGone' = 'unavailable',
): string {
  const { tag, texts } = textsOf(language);
  return `<!doctype html>
<html lang="${escaped(tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>404</title><link rel="stylesheet" href="/browser/game.css"></head>
<body><main class="lonely"><h1>404</h1><p>${escaped(texts[said])}</p></main></body></html>
`;
}

/** The pay tables a picture shows, by the choice they depend on. */
function tablesOf({ family, fixed, fields }: StudioTitle): Record<string, readonly string[]> {
  const values = fields.flatMap((field) =>
    field.kind === 'choice' ? field.values.map(String) : [],
  );
  const texts = (multipliers: readonly bigint[]): string[] => multipliers.map(multiplierText);
  if (family === 'plinko')
    return byValue(values, (risk) =>
      texts(plinkoPockets(Number(fixed['rows']), risk as PlinkoRisk)),
    );
  if (family === 'wheel')
    return byValue(values, (risk) =>
      texts(wheelSegments(Number(fixed['segments']) as WheelSize, risk as WheelRisk)),
    );
  if (family === 'tower')
    return {
      ...byValue(values, (difficulty) => texts(towerMultipliers(difficulty as TowerDifficulty))),
      tiles: values.map((difficulty) => String(towerLevels[difficulty as TowerDifficulty].tiles)),
    };
  return {};
}

const byValue = (
  values: readonly string[],
  table: (value: string) => readonly string[],
): Record<string, readonly string[]> =>
  Object.fromEntries(values.map((value) => [value, table(value)]));

/** `"99.00"`: the best return of the title's ways to bet. */
function bestReturn(title: StudioTitle): string {
  const best = titleReturns(title)
    .map(({ rtp }) => fractionText(rtp, 4))
    .toSorted()
    .at(-1);
  return percentText(best ?? '0.0000');
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
