/** One row: the number of the last numbered event. Who numbers holds it locked. */
export interface RealtimeCounterTable {
  only_row: boolean;
  last_seq: bigint;
}
