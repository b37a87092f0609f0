import { defineKinds, row } from '../define-kinds.ts';

const place = (places: number) => ({ param: String(places), group: 'outright' }) as const;

export const racingKinds = defineKinds({ sport: 'racing', stat: 'position', period: 'full' }, [
  row('win', 'place', { param: '1' }),
  row('place-2', 'place', place(2)),
  row('place-3', 'place', place(3)),
  row('place-4', 'place', place(4)),
  row('duel', 'runner-duel'),
]);
