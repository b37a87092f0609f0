/** A pot, whose money it is, and the titles it falls in: slots, decided by one call. */
export interface JackpotPlan {
  provider: string;
  jackpotId: string;
  /** The studio's own, which grows with time; or the operator's, which grows by a share of every stake. */
  fund: 'provider' | 'operator';
  names: Readonly<Record<string, string>>;
  games: readonly string[];
}

/** Every pot of the studio. */
export const jackpotPlans: readonly JackpotPlan[] = [
  {
    provider: 'MANGOTREE',
    jackpotId: 'jeepney',
    fund: 'provider',
    names: {
      en: 'Jeepney pot',
      fil: 'Jackpot ng jeepney',
      'zh-Hans': '吉普尼奖池',
      'zh-Hant': '吉普尼彩金',
      es: 'Bote del jeepney',
      ru: 'Джекпот джипни',
      vi: 'Jackpot jeepney',
      ms: 'Jackpot jeepney',
      ne: 'जिप्नी ज्याकपट',
    },
    games: ['jeepney-jackpot', 'fiesta-de-barrio', 'sari-sari-surprise'],
  },
  {
    provider: 'AURUM',
    jackpotId: 'midas',
    fund: 'operator',
    names: {
      en: 'Midas pot',
      fil: 'Jackpot ni Midas',
      'zh-Hans': '迈达斯奖池',
      'zh-Hant': '邁達斯彩金',
      es: 'Bote de Midas',
      ru: 'Джекпот Мидаса',
      vi: 'Jackpot Midas',
      ms: 'Jackpot Midas',
      ne: 'मिडास ज्याकपट',
    },
    games: ['vault-of-midas', 'bullion-bandito'],
  },
];

export const jackpotPlanOf = (provider: string, game: string): JackpotPlan | null =>
  jackpotPlans.find((plan) => plan.provider === provider && plan.games.includes(game)) ?? null;
