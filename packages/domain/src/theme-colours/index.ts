// chunk: later
import type { ThemeCode } from '../themes/index.ts';

/**
 * The five colours each theme allows (specification, point 2): the first is its own. Apart from the
 * themes, for no first view needs them.
 */
export const themeColours: Record<ThemeCode, readonly [string, string, string, string, string]> = {
  casino1: ['gold', 'red', 'emerald', 'sapphire', 'violet'],
  casino2: ['ivory', 'rose', 'sage', 'navy', 'bronze'],
  slot1: ['cherry', 'lemon', 'mint', 'berry', 'sky'],
  slot2: ['crimson', 'jade', 'imperial', 'midnight', 'amber'],
  slot3: ['nebula', 'comet', 'mars', 'aurora', 'void'],
  slot4: ['cyan', 'magenta', 'lime', 'orange', 'ultraviolet'],
  casino3: ['velvet', 'brass', 'forest', 'royal', 'onyx'],
  sportsbook1: ['green', 'blue', 'red', 'graphite', 'orange'],
  casino4: ['deco', 'teal', 'burgundy', 'silver', 'peacock'],
  slot5: ['pop', 'blue', 'yellow', 'red', 'black'],
  casino5: ['indigo', 'teal', 'coral', 'lime', 'slate'],
  slot6: ['lagoon', 'coral', 'deep', 'pearl', 'kelp'],
  slot7: ['fiesta', 'mango', 'lilac', 'turquoise', 'chili'],
  slot8: ['arcade', 'gameboy', 'sunset', 'ice', 'plasma'],
  casino6: ['studio', 'ruby', 'cobalt', 'olive', 'smoke'],
  casino7: ['marble', 'gold', 'malachite', 'lapis', 'garnet'],
  casino8: ['paper', 'ink', 'moss', 'clay', 'sea'],
  slot9: ['jungle', 'orchid', 'river', 'sun', 'stone'],
  casino9: ['slate', 'electric', 'violet', 'mint', 'amber'],
  sportsbook2: ['pitch', 'royal', 'scarlet', 'steel', 'gold'],
  sportsbook3: ['press', 'claret', 'navy', 'bottle', 'ochre'],
  sportsbook4: ['terminal', 'amber', 'cyan', 'rose', 'paper'],
};

/** True when the colour is one of the five of that theme. */
export function isThemeColour(code: ThemeCode, colour: string): boolean {
  return themeColours[code].includes(colour);
}
