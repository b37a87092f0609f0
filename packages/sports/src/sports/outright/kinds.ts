import { defineKinds, row } from '../define-kinds.ts';

const top = (places: number) => ({ param: String(places), group: 'outright' }) as const;

export const outrightKinds = defineKinds({ sport: 'outright', stat: 'position', period: 'full' }, [
  row('winner', 'place', { param: '1' }),
  row('duel', 'runner-duel'),
  row('top-2', 'place', top(2)),
  row('top-4', 'place', top(4)),
  row('top-10', 'place', top(10)),
]);
