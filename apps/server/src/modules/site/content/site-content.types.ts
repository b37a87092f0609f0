import type { ContentDocuments } from '@pavilion/contracts/content';

export interface VipLevelInput {
  name: string;
  depositRequiredMinor: bigint;
  turnoverRequiredMinor: bigint;
  /** So much turnover earns its players a game token. */
  turnoverPerTokenMinor: bigint;
}

/** What a site begins with: documents of content by type, and VIP levels. */
export interface SiteContent {
  documents: Partial<ContentDocuments>;
  /** Absent: they stay as they are. */
  vipLevels?: VipLevelInput[];
}
