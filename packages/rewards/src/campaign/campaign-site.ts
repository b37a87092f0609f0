/** What a campaign is checked against: the site it is for and the place that site is in. */
export interface CampaignSite {
  domainName: string;
  /** Languages of the wire, English among them or not. */
  languages: readonly string[];
  /** Decimals of the site's currency. */
  exponent: number;
  providers: readonly string[];
  /** `PROVIDER/code` of every game the site offers. */
  games: ReadonlySet<string>;
  /** Codes of the ways to pay in. */
  methods: readonly string[];
  /** Items of the site's other campaigns, with their kind. */
  items: ReadonlyMap<string, string>;
  place: PlaceRules;
  /** The part of sports stakes that the house keeps, basis points. */
  sportsEdgeBp: number;
  /** HTML as the sanitiser leaves it. */
  sanitise(html: string): string;
}

/** What the law of a place says of rewards. */
export interface PlaceRules {
  bonusWagerMax: number | null;
  isBonusFirstAllowed: boolean;
  isCashOutCapAllowed: boolean;
  areMixedProductsAllowed: boolean;
  areBonusesAllowed: boolean;
  areJackpotsAllowed: boolean;
  isVipAllowed: boolean;
}
