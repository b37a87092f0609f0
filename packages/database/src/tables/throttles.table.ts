/** How often something was tried; shared by all processes. */
export interface ThrottlesTable {
  /** `<what>:<whom>` */
  key: string;
  count: number;
  window_started_at: Date;
  blocked_until: Date | null;
}
