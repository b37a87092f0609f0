import type { PageFrame } from '@pavilion/contracts/boot-data';
import { useLayoutStore } from '../stores/layout.store.ts';

/** Applies what the server wrote of the frame, so that nothing of it appears late. */
export function applyFrame({ socials, partners, ...layout }: PageFrame): void {
  useLayoutStore.setState({ ...layout, accountList: socials, partners });
}
