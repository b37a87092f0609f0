import type { StudioTitle } from './title.types.ts';

/** A flight that ends somewhere; the player says before where to leave it. */
const flight = (subject: string, target: string, most: string): StudioTitle => ({
  family: 'crash',
  scene: 'flight',
  subject,
  fixed: {},
  fields: [{ kind: 'decimal', name: 'auto_cash_out', value: target, min: '1.01', max: most }],
});

export const crashTitles: Readonly<Record<string, StudioTitle>> = {
  'EVOPLAY/skyward-courier': flight('courier', '2.00', '1000'),
  'EVOPLAY/comet-chaser': flight('comet', '5.00', '100000'),
  '9W/nine-lives-crash': flight('cat', '1.90', '999'),
  'KITEWORKS/paper-kite': flight('kite', '1.50', '500'),
  'KITEWORKS/lantern-lift': flight('lantern', '2.00', '2000'),
  'KITEWORKS/balloon-ascent': flight('balloon', '3.00', '5000'),
  'KITEWORKS/rocket-regatta': flight('rocket', '2.50', '10000'),
  'NIGHTJAR/night-flight': flight('owl', '2.00', '10000'),
  'VOLTHASH/voltage': flight('bolt', '10.00', '1000000'),
};
