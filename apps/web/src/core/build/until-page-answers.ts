import { isPageStanding, readyMark } from './standing-page.ts';

/**
 * Resolves once the app answers for the page that the server rendered; at once where it rendered
 * none. An answer that came before would stand in the first drawing of the browser and not in the
 * server's: React gives such a page up, and all of it moves.
 */
export function untilPageAnswers(): Promise<void> {
  const root = isPageStanding() ? document.querySelector('#root') : null;
  if (!root) return Promise.resolve();
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(root, { attributeFilter: [readyMark] });
  });
}
