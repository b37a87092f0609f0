import type { Texts } from '../../seed/starting-texts.data.ts';

/** An announcement of the demo. */
export interface DemoAnnouncement {
  title: Texts;
  /** Plain words of one paragraph. */
  body: Texts;
  /** Picture it is shown with. */
  promotion: string;
  /** Whose it is; everybody's where not said. */
  audience?: 'guests' | 'players';
}

/** What one brand has to say: an announcement, and a line of its ticker. */
export interface DemoNews extends DemoAnnouncement {
  ticker: Texts;
}
