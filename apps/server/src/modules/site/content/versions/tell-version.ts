import type { ContentType } from '@pavilion/contracts/content';
import type { VersionState } from './version.store.ts';

/** A version as the operator is told of it. */
export interface ToldVersion {
  type: ContentType;
  version: number;
  state: VersionState;
  at: string;
  by: string;
  note: string;
}

interface Row {
  type: string;
  version: number;
  state: VersionState;
  at: Date;
  made_by: string;
  note: string;
}

export const tellVersion = ({ at, made_by, type, ...row }: Row): ToldVersion => ({
  ...row,
  // Only types of the contract are written.
  type: type as ContentType,
  at: at.toISOString(),
  by: made_by,
});
