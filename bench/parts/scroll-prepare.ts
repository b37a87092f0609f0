import { randomBytes } from 'node:crypto';
import { coverPlaceholder } from '@pavilion/art';
import { openDatabase } from '@pavilion/database';
import { uuidRandomByteCount, uuidv7 } from '@pavilion/domain/ids';
import { foldText } from '@pavilion/domain/search';

const firstWords = 'Golden Silver Lucky Mystic Royal Wild Neon Ancient Crystal Thunder'.split(' ');
const secondWords = 'Dragon Tiger Pharaoh Pirate Phoenix Panda Joker Viking Mermaid Cobra'.split(
  ' ',
);
const thirdWords = 'Fortune Quest Empire Treasure Nights Riches Legends Valley Spins Crown'.split(
  ' ',
);

/**
 * Fills the slots of a database that a server has seeded, and none uses now, up to `count` games.
 */
export async function addSlots(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const { db } = database;
    const providers = await db.selectFrom('providers').select(['code', 'name']).execute();
    const { present } = await db
      .selectFrom('games')
      .select((select) => select.fn.countAll<string>().as('present'))
      .where('category', '=', 'slots')
      .executeTakeFirstOrThrow();
    const games = Array.from({ length: count - Number(present) }, (_, index) => {
      const provider = providers[index % providers.length];
      if (!provider) throw new Error('the seeded catalogue has no provider');
      return slot(index, provider);
    });
    for (let from = 0; from < games.length; from += 500)
      await db
        .insertInto('games')
        .values(games.slice(from, from + 500))
        .execute();
  } finally {
    await database.close();
  }
}

function slot(index: number, provider: { code: string; name: string }) {
  const nowMs = Math.round(performance.timeOrigin + performance.now());
  const word = (words: readonly string[], place: number) =>
    words[Math.floor(index / 10 ** place) % words.length] ?? '';
  const name = `${word(firstWords, 0)} ${word(secondWords, 1)} ${word(thirdWords, 2)} ${Math.floor(index / 1000) + 1}`;
  const code = `bench-${index}`;
  const placeholder = coverPlaceholder({ gameCode: code, name, category: 'slots' });
  return {
    id: uuidv7(nowMs, randomBytes(uuidRandomByteCount)),
    provider_code: provider.code,
    code,
    name,
    category: 'slots',
    rtp_basis_points: 9600,
    volatility: 'medium' as const,
    is_hot: false,
    is_featured: false,
    is_popular: false,
    is_new: false,
    is_playable: false,
    popularity: -index,
    placeholder: placeholder
      .split('-')
      .map((colour) => `#${colour}`)
      .join(','),
    search_text: foldText(`${name} ${provider.name}`),
    released_at: new Date(nowMs),
  };
}
