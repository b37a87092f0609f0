type Hearer = (path: string) => void;

let hearer: Hearer = () => undefined;

/** Names who is told of the links a visitor is about to follow. */
export function onApproach(heard: Hearer): void {
  hearer = heard;
}

/** A visitor begins to press a link: what its page needs may be on its way before the click. */
export const approach = (path: string): void => hearer(path);
