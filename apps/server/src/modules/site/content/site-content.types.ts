export type Texts = Record<string, string>;

/** Everything a site shows; texts by locale code, English always present. Image addresses are paths of the module media. */
export interface SiteContent {
  slides: Array<{ titles: Texts; imgUrl: string; mobileImgUrl: string; href: string }>;
  announcements: Array<{
    titles: Texts;
    bodies: Texts;
    imgUrl: string | null;
    startAt: Date | null;
    endAt: Date | null;
    /** Whom it is meant for; everybody when not said. */
    audience?: 'all' | 'guests' | 'players';
  }>;
  marquees: Texts[];
  partners: Array<{ name: string; href: string; imgUrl: string }>;
  socialAccounts: Array<{ name: string; href: string; imgUrl: string }>;
  /** `bodies`: by language, where the local body is not the only one. */
  cmsPages: Array<{ page: string; enBody: string; localBody: string; bodies?: Texts }>;
  seoRecords: Array<{
    pageName: string;
    itemName: { en: string; local: string };
    body: { en: string; local: string };
    meta: {
      title: string;
      desc: string;
      keywords: string;
      url: string;
      canonical: string;
      lang: string;
      imageUrl: string;
    };
  }>;
  vipLevels: Array<{
    name: string;
    depositRequiredMinor: bigint;
    turnoverRequiredMinor: bigint;
    /** So much turnover earns its players a game token. */
    turnoverPerTokenMinor: bigint;
  }>;
}
