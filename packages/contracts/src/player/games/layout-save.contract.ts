import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requiredText } from '../../shared/fields.ts';
import { betLayout, gameFields, linesInput } from '../../shared/play.ts';

export const layoutSave = defineCall({
  method: 'POST',
  path: '/api/play/layout_save',
  access: 'player',
  summary: 'Keeps favourite bets under a name; another of that name is replaced. Fifteen a game.',
  request: z.object({
    ...meFields,
    ...gameFields,
    name: requiredText(32),
    bets: linesInput.check(z.minLength(1, 'required')),
  }),
  response: z.object({ value: betLayout }),
  errors: ['gameNotFound', 'invalidParams', 'stakeTooLow', 'stakeTooHigh', 'tooManyLayouts'],
});
