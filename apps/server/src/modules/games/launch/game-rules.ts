import type { Locale } from '@pavilion/domain/locales';
import type { PlainMessageKey } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';

/** Where each game's rules stand; lines become paragraphs. */
const ruleKeys: Readonly<Record<string, PlainMessageKey>> = {
  dice: 'ui.gameRules.dice',
  plinko: 'ui.gameRules.plinko',
  mines: 'ui.gameRules.mines',
  limbo: 'ui.gameRules.limbo',
  keno: 'ui.gameRules.keno',
  'hi-lo': 'ui.gameRules.hiLo',
  tower: 'ui.gameRules.tower',
  wheel: 'ui.gameRules.wheel',
  'coin-flip': 'ui.gameRules.coinFlip',
  diamonds: 'ui.gameRules.diamonds',
  crash: 'ui.gameRules.crash',
  'rocket-race': 'ui.gameRules.crash',
  roulette: 'ui.gameRules.roulette',
  baccarat: 'ui.gameRules.baccarat',
  'baccarat-no-commission': 'ui.gameRules.baccaratNoCommission',
  'dragon-tiger': 'ui.gameRules.dragonTiger',
  'sic-bo': 'ui.gameRules.sicBo',
  'andar-bahar': 'ui.gameRules.andarBahar',
  'fortune-wheel': 'ui.gameRules.fortuneWheel',
  'keno-minute': 'ui.gameRules.kenoMinute',
  'hash-odd-even': 'ui.gameRules.hashOddEven',
  'hash-big-small': 'ui.gameRules.hashBigSmall',
  'hash-lucky': 'ui.gameRules.hashLucky',
  'hash-banker-player': 'ui.gameRules.hashBankerPlayer',
  'hash-niu-niu': 'ui.gameRules.hashNiuNiu',
  'classic-3x3': 'ui.gameRules.classic3x3',
  'lines-5x3': 'ui.gameRules.lines5x3',
  'ways-243': 'ui.gameRules.ways243',
  'cascade-6x5': 'ui.gameRules.cascade6x5',
  'hold-and-win': 'ui.gameRules.holdAndWin',
  blackjack: 'ui.gameRules.blackjack',
  'three-card-poker': 'ui.gameRules.threeCardPoker',
  'casino-holdem': 'ui.gameRules.casinoHoldem',
  'caribbean-stud': 'ui.gameRules.caribbeanStud',
  'jacks-or-better': 'ui.gameRules.jacksOrBetter',
  'deuces-wild': 'ui.gameRules.deucesWild',
  sabong: 'ui.gameRules.sabong',
  'horse-racing': 'ui.gameRules.racing',
  greyhounds: 'ui.gameRules.racing',
  harness: 'ui.gameRules.racing',
};

/**
 * The rules of a game as paragraphs of HTML, in the language of the page; texts of ours, without
 * markup of their own.
 */
export function gameRules(code: string, language: Locale): string {
  const key = ruleKeys[code];
  if (!key) return '';
  return paragraphs(createTranslator(language.tag)(key));
}

/** Where the rules of a studio's game stand. */
export const studioRules = (provider: string, language: Locale): string =>
  paragraphs(createTranslator(language.tag)('ui.launch.rulesText', { provider }));

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
