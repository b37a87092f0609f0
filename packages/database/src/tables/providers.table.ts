/** A game provider, shared by all sites. */
export interface ProvidersTable {
  code: string;
  name: string;
  /** How its games open (decisions page, demo play). */
  launch_kind: 'house' | 'embed' | 'popup' | 'custom';
  position: number;
}
