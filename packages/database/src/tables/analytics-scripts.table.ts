/** A measuring script an operator put on his site. */
export interface AnalyticsScriptsTable {
  id: string;
  site_id: string;
  section: 'HEAD' | 'BODY';
  script: string;
  position: number;
}
