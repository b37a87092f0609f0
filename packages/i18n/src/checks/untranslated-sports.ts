import type { UntranslatedText } from './untranslated-text.types.ts';

const filipinoWords = [
  ...[
    'Handicap',
    'Single',
    'Singles',
    'Cash-out',
    'Run line',
    'Point spread',
    'Puck line',
    '3-way handicap',
    'Double chance',
  ],
  ...['Draw no bet', 'Half-time/full-time', 'Odd', 'Even', 'Home team', 'Away team'],
  ...['1st half', '2nd half', 'Regular time', 'Extra time', 'Overtime'],
  ...['Penalty shoot-out', 'Shoot-out'],
  ...['American football', 'Baseball', 'Basketball', 'E-sports', 'Ice hockey'],
  ...['Table tennis', 'Tennis', 'Volleyball'],
];

/** Words of bets on sport that are said in English in a language. */
export const untranslatedSports: readonly UntranslatedText[] = [
  ...filipinoWords.map((text): UntranslatedText => ({
    text,
    tags: ['fil'],
    reason: 'Filipino bettors and sites use the English word',
  })),
  ...['Goal', 'Corner', 'Penalty'].map((text): UntranslatedText => ({
    text,
    tags: ['fil'],
    reason: 'Filipino commentators use the English word',
  })),
  { text: 'Momentum', tags: ['fil', 'ms'], reason: 'the word is the same in the language' },
  { text: 'Total', tags: ['es'], reason: 'the word is the same in the language' },
  { text: 'Cricket', tags: ['fil', 'vi'], reason: 'name of the sport in the language' },
  { text: 'No', tags: ['es'], reason: 'the word is the same in the language' },
  { text: 'Sets', tags: ['es'], reason: 'the word is the same in the language' },
  { text: 'Touchdowns', tags: ['es'], reason: 'the word of the sport in the language' },
  { text: 'Wickets', tags: ['es'], reason: 'the word of the sport in the language' },
];
