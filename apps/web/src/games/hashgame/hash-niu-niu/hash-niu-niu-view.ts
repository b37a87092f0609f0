import { hashViewOf } from '../hash-view.tsx';

export const hashNiuNiuView = hashViewOf({
  pays: null,
  hands: { banker: [0, 3], player: [2, 5] },
  Emblem: null,
});
