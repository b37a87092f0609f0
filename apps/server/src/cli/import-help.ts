import type { ImportReport } from '../modules/sports/sportsbook/index.ts';

type Reason = ImportReport['problems'][number]['reason'];

const waiting =
  '`unmatched list` shows it; `unmatched match` says which match it is, `team alias` whose name it has';

/** What a person can do about a refusal, where a command helps. */
const helpOf: Partial<Record<Reason, string>> = {
  unknownLeague:
    '--competition <league> says which league the file is of, `league alias <league> --name <name>` says it for good, `league list` shows them, `league add` makes a new one',
  otherLeague:
    'leave --competition out, or name the league the file is of; `league alias` says what a name means',
  unknownTeam: waiting,
  unknownMatch: waiting,
  homeAwaySwapped: '`unmatched list` shows it; enter the result with `event result`',
  unclearMeeting: 'enter the result with `event result`, or give the stakes back with `event void`',
  unclearStatus: 'enter the result with `event result`, or give the stakes back with `event void`',
  lateCorrection: '`event result` with --resettle corrects it',
  tooFarAhead: '--far-ahead takes it as meant',
  missingColumn: '--format says how the file is written',
  invalidJson: '--format says how the file is written',
};

/** One line for each kind of refusal that a command helps against, indented by two. */
export const importHelp = (reasons: readonly string[]): string[] =>
  Object.entries(helpOf).flatMap(([reason, help]) =>
    reasons.includes(reason) ? [`  ${reason}: ${help}`] : [],
  );
