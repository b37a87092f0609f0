import type { NameInScripts } from '@pavilion/domain/simulation';

/** A cup of amateurs, who have a side in every town: what it is called, and they. */
export const cupData = {
  code: 'harbour-shield',
  /** ISO 3166 code of the country it is set in. */
  country: 'GB',
  name: ['Harbour Shield', 'Щит Гавани', '海港盾杯', '海港盾盃', 'हार्बर शिल्ड'],
  side: ['{} Casuals', '{} Кэжуалс', '{}业余队', '{}業餘隊', '{} क्याजुअल्स'],
} as const satisfies {
  code: string;
  country: string;
  name: NameInScripts;
  side: NameInScripts;
};
