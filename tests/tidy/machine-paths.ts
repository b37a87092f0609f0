import type { SourceFile } from './support/repository.ts';
import { findHits } from './support/text.ts';

// A path at the start of a word: `/api/home/…` and other addresses of the product are none.
const MACHINE_PATH =
  /(?<![\w./}*-])\/(work|tmp|root|Users|home\/(?!fav_|fetch_|marquee|referral|public_odds|match_list)[\w.-]+)\/|\b[A-Z]:\\/g;

/** No file mentions where something lies on one machine: such paths are true nowhere else. */
export function checkMachinePaths(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    findHits(text, MACHINE_PATH).map(
      ({ line, match }) => `${path}:${line} "${match}": a path of one machine`,
    ),
  );
}
