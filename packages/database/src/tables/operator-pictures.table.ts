/** A picture of an operator in one width; the widest row is the picture itself. */
export interface OperatorPicturesTable {
  site_id: string;
  /** Of the bytes as they were drawn anew: the same picture has the same name. */
  hash: string;
  width: number;
  height: number;
  /** Whether it stands under the address without a width. */
  is_whole: boolean;
  format: 'jpg' | 'png';
  bytes: Uint8Array;
  /** What its file was called. */
  name: string;
  created_at: Date;
}
