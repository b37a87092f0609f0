import type { MessageTag } from '../message-tags.ts';
import { untranslatedSports } from './untranslated-sports.ts';
import type { UntranslatedText } from './untranslated-text.types.ts';

const entry = (text: string, tags: UntranslatedText['tags'], reason: string): UntranslatedText => ({
  text,
  tags,
  reason,
});

const filipinoUsage = 'Filipino players and sites use the English word';
const sameWord = 'the word is the same in the language';
const frenchWord = 'the French word is used everywhere';
const tableWord = 'a word of the table, used as such in the language';
const gameName = 'name of the game, used as such in the language';
const raceWord = 'a word of bets on races, used as such in the language';
const pokerHand = 'players of poker say the English word';
const pokerWord = 'word of poker, used as such in the language';

/**
 * Texts that rightly read as in English. One entry per text; an entry no message needs any more
 * fails the check.
 */
export const untranslatedTexts: readonly UntranslatedText[] = [
  entry('O', ['fil'], filipinoUsage),
  entry('U', ['fil'], filipinoUsage),
  entry('OK', ['fil', 'vi', 'ms'], sameWord),
  entry('Bonus', ['fil', 'ms'], sameWord),
  entry('SMS', ['es', 'vi', 'ms', 'fil'], 'written so everywhere'),
  entry('Auto', ['es', 'ms', 'fil'], 'short for automatic in the language too'),
  entry('Torpedo', ['es', 'ms', 'fil'], sameWord),
  entry('Laser', ['ms', 'fil'], sameWord),
  entry('Menu', ['vi', 'ms', 'fil'], sameWord),
  entry('Status', ['ms', 'fil'], sameWord),
  entry('Deposit', ['ms'], sameWord),
  entry('deposit', ['ms'], sameWord),
  entry('1X2', ['es', 'vi', 'ms'], 'name of the market, written so everywhere'),
  entry('Decimal', ['es'], sameWord),
  entry('Hong Kong', ['es', 'ms'], sameWord),
  entry('Hot', ['vi'], 'Vietnamese players and sites use the English word'),
  entry('Jackpots', ['es'], 'Spanish players and sites use the English word'),
  entry('Jackpot {amount}', ['ms', 'vi'], sameWord),
  entry('Jackpot', ['fil', 'ms', 'vi'], sameWord),
  entry('Salt', ['fil', 'vi'], 'term of cryptography, written so everywhere'),
  entry('Entropy', ['fil', 'vi'], 'term of cryptography, written so everywhere'),
  entry('Arcade', ['es', 'vi', 'fil'], gameName),
  entry('Bingo', ['es', 'vi', 'ms', 'fil'], gameName),
  entry('Card {seq}', ['fil'], filipinoUsage),
  entry('Poker', ['ms', 'fil'], gameName),
  entry('Crash', ['fil', 'es', 'vi', 'ms'], gameName),
  entry('Plinko', ['fil', 'es', 'vi', 'ms'], gameName),
  entry('Keno', ['fil', 'es', 'vi', 'ms'], gameName),
  entry('Limbo', ['fil', 'es', 'vi', 'ms'], gameName),
  entry('Hi-Lo', ['fil', 'ms'], gameName),
  entry('Dice', ['fil'], gameName),
  entry('Hash Niu Niu', ['fil', 'es', 'vi', 'ms'], gameName),
  entry('Hash Banker Player', ['fil'], gameName),
  entry('Hash Odd Even', ['fil'], gameName),
  entry('Platinum', ['ms'], sameWord),
  entry('Sabong', ['fil'], 'the word is Filipino'),
  entry('Live Casino', ['vi', 'fil'], gameName),
  entry('Slots', ['fil'], filipinoUsage),
  entry('Sports', ['fil'], filipinoUsage),
  entry('Fishing', ['fil'], filipinoUsage),
  entry('Live Chat', ['fil'], filipinoUsage),
  entry('Live', ['fil'], filipinoUsage),
  entry('Home', ['fil'], filipinoUsage),
  entry('Banking', ['fil'], filipinoUsage),
  entry('Inbox', ['fil'], filipinoUsage),
  entry('Profile', ['fil'], filipinoUsage),
  entry('Leaderboard', ['fil'], filipinoUsage),
  entry('Lucky Spin', ['fil'], filipinoUsage),
  entry('VIP Club', ['fil'], filipinoUsage),
  entry('Username', ['fil'], filipinoUsage),
  entry('Email address', ['fil'], filipinoUsage),
  entry('Password', ['fil'], filipinoUsage),
  entry('Mobile number', ['fil'], filipinoUsage),
  entry('Referral code', ['fil'], filipinoUsage),
  entry('Max {amount}', ['fil'], filipinoUsage),
  entry('Payout', ['fil'], filipinoUsage),
  entry('Bet slip', ['fil'], filipinoUsage),
  entry('Bet slip ({count})', ['fil'], filipinoUsage),
  entry('Pending', ['fil'], filipinoUsage),
  entry('Void', ['fil'], filipinoUsage),
  entry('Settled', ['fil'], filipinoUsage),
  entry('American', ['fil'], 'name of the odds format'),
  entry('Decimal', ['fil'], 'name of the odds format'),
  entry('Fractional', ['fil'], 'name of the odds format'),
  entry('Hong Kong', ['fil'], 'name of the odds format'),
  entry('Indonesian', ['fil'], 'name of the odds format'),
  entry('Malay', ['fil'], 'name of the odds format'),
  entry('1X2', ['fil'], 'sign of the market'),
  entry('Asian handicap', ['fil'], filipinoUsage),
  entry('Over', ['fil'], filipinoUsage),
  entry('Cash', ['fil'], filipinoUsage),
  entry('Rakeback', ['es', 'fil', 'ms', 'vi'], 'the word of the trade'),
  entry('Cashback', ['es', 'fil'], 'the word of the trade'),
  entry('Reload', ['fil'], filipinoUsage),
  entry('Edge {edge} × rate {rate}', ['fil'], filipinoUsage),
  entry('Under', ['fil'], filipinoUsage),
  entry('Football', ['fil'], filipinoUsage),
  entry('Account', ['fil'], filipinoUsage),
  entry('Provider', ['fil'], filipinoUsage),
  entry('Slide {number}', ['fil'], filipinoUsage),
  entry('Prize pool', ['fil'], filipinoUsage),
  entry('Blackjack', ['es', 'vi', 'ms', 'fil'], gameName),
  entry("Casino Hold'em", ['es', 'vi', 'ms', 'fil'], gameName),
  entry('Three Card Poker', ['fil'], gameName),
  entry('Caribbean Stud', ['fil'], gameName),
  entry('Dealer', ['fil'], filipinoUsage),
  entry('Insurance', ['fil'], filipinoUsage),
  entry('AA bonus', ['fil'], filipinoUsage),
  entry('Straight', ['ms', 'fil'], pokerHand),
  entry('Flush', ['ms', 'fil'], pokerHand),
  entry('Full house', ['ms', 'fil'], pokerHand),
  entry('Straight flush', ['ms', 'fil'], pokerHand),
  entry('Royal flush', ['ms', 'fil'], pokerHand),
  entry('La partage', ['es', 'fil', 'ms', 'vi'], frenchWord),
  entry('Chat', ['es', 'fil'], tableWord),
  entry('Total {of}', ['es', 'fil'], tableWord),
  entry('Triple {of}', ['es', 'fil'], tableWord),
  entry('Andar', ['es', 'fil', 'ms', 'vi'], tableWord),
  entry('Bahar', ['es', 'fil', 'ms', 'vi'], tableWord),
  entry('Dealer: {name}', ['fil'], tableWord),
  entry('Racetrack', ['fil'], tableWord),
  entry('Voisins du zéro', ['fil', 'ms', 'vi'], frenchWord),
  entry('Tiers', ['fil', 'ms', 'vi'], frenchWord),
  entry('Orphelins', ['fil', 'ms', 'vi'], frenchWord),
  entry('Jeu zéro', ['fil', 'ms', 'vi'], frenchWord),
  entry('Bead plate', ['fil'], tableWord),
  entry('Big eye boy', ['fil'], tableWord),
  entry('Cockroach road', ['fil'], tableWord),
  entry('Split {of}', ['fil'], tableWord),
  entry('Street {of}', ['fil'], tableWord),
  entry('Corner {of}', ['fil'], tableWord),
  entry('Banker', ['fil', 'ms'], tableWord),
  entry('Player', ['fil'], tableWord),
  entry('Dragon', ['fil'], tableWord),
  entry('Tiger', ['fil'], tableWord),
  entry('Dozen {of}', ['ms'], tableWord),
  entry('Andar Bahar', ['es', 'fil', 'ms', 'vi'], gameName),
  entry('Sic Bo', ['es', 'fil', 'ms'], gameName),
  entry('Baccarat', ['fil', 'ms', 'vi'], gameName),
  entry('Place {of}', ['fil', 'vi'], raceWord),
  entry('Show {of}', ['fil', 'ms', 'vi'], raceWord),
  entry('Each way', ['fil', 'ms'], raceWord),
  entry('Each way: {selection}', ['fil', 'ms'], raceWord),
  entry('Each way {of}', ['fil', 'ms', 'vi'], raceWord),
  entry('Quinella {of}', ['fil', 'ms', 'vi'], raceWord),
  entry('Exacta {of}', ['es', 'fil', 'ms', 'vi'], raceWord),
  entry('Trifecta {of}', ['es', 'fil', 'ms', 'vi'], raceWord),
  entry('Meron', ['es', 'fil', 'ms', 'vi'], tableWord),
  entry('Wala', ['es', 'fil', 'ms', 'vi'], tableWord),
  entry('Dragon Tiger', ['fil'], gameName),
  entry('All-in', ['es', 'fil', 'ms', 'vi'], pokerWord),
  entry('All-in {amount}', ['es', 'fil', 'ms', 'vi'], pokerWord),
  entry('Flop', ['es', 'fil', 'ms', 'vi'], pokerWord),
  entry('Turn', ['es', 'fil', 'ms', 'vi'], pokerWord),
  entry('River', ['es', 'fil', 'ms', 'vi'], pokerWord),
  entry('Rake', ['fil', 'ms'], pokerWord),
  entry('Pot {amount}', ['fil', 'ms', 'vi'], pokerWord),
  entry('small blind {amount}', ['fil', 'ms', 'vi'], pokerWord),
  entry('big blind {amount}', ['fil', 'ms', 'vi'], pokerWord),
  entry('Pot', ['ms'], pokerWord),
  entry('Chips', ['fil'], filipinoUsage),
  entry('Play money', ['fil'], filipinoUsage),
  entry('Side pot {amount}', ['fil'], filipinoUsage),
  entry('Dealer button', ['fil'], filipinoUsage),
  entry('Board', ['fil'], filipinoUsage),
  entry('Board: {cards}.', ['fil'], filipinoUsage),
  entry('Fold', ['fil'], filipinoUsage),
  entry('Check', ['fil'], filipinoUsage),
  entry('Call {amount}', ['fil'], filipinoUsage),
  entry('Hand {number}, {table}', ['fil'], filipinoUsage),
  ...untranslatedSports,
];

/** Whether the text may stand untranslated in the language. */
export function isAllowedUntranslated(tag: MessageTag, text: string): boolean {
  return untranslatedTexts.some((row) => row.text === text && coversTag(row, tag));
}

/** Exceptions none of the given texts uses, as `text (tag)`. */
export function unusedExceptions(textsOf: ReadonlyMap<MessageTag, ReadonlySet<string>>): string[] {
  return untranslatedTexts.flatMap((row) =>
    [...textsOf]
      .filter(([tag, texts]) => row.tags !== 'all' && coversTag(row, tag) && !texts.has(row.text))
      .map(([tag]) => `${row.text} (${tag})`),
  );
}

const coversTag = (row: UntranslatedText, tag: MessageTag): boolean =>
  row.tags === 'all' || row.tags.includes(tag);
