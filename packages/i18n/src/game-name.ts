import type { Text } from './text.types.ts';

/** The provider code of our own studio. */
const ownStudio = 'PAVILION';

/**
 * The name of a game in a language, for those of our own studio; other studios' names stay as they
 * gave them.
 */
export function gameName(
  text: Pick<Text, 'find'>,
  game: { provider_code: string; game_code: string; game_name: string },
): string {
  if (game.provider_code !== ownStudio) return game.game_name;
  const key = game.game_code.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return text.find(`ui.gameNames.own.${key}`) ?? game.game_name;
}
