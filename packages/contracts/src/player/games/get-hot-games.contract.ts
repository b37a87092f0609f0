import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, text } from '../../shared/fields.ts';
import { gameItem } from '../../shared/records.ts';

export const getHotGames = defineCall({
  method: 'POST',
  path: '/api/product/get_hot_games',
  access: 'public',
  summary: 'Hot games, of one category or all.',
  request: z.object({ ...siteFields, game_type: z.optional(text(64)) }),
  response: z.object({ value: z.array(gameItem) }),
  errors: [],
});
