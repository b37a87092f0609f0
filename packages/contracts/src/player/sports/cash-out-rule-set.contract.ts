import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { cashOutRule, partInput } from '../../shared/cash-out.ts';
import { amountInput, id, meFields } from '../../shared/fields.ts';

export const cashOutRuleSet = defineCall({
  method: 'POST',
  path: '/api/sports/cash_out_rule_set',
  access: 'player',
  summary: 'Sets the amount at which a bet is cashed out by itself, or none.',
  request: z.object({ ...meFields, bet_id: id, amount: z.nullable(amountInput), part: partInput }),
  response: z.object({ rule: z.nullable(cashOutRule) }),
  errors: ['betNotFound', 'cashOutUnavailable'],
});
