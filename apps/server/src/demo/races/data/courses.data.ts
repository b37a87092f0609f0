import type { NameInScripts } from '@pavilion/domain/simulation';

export interface CourseData {
  code: string;
  /** What runs there. */
  runs: 'horses' | 'greyhounds';
  /** ISO 3166 code of the country it is set in. */
  country: string;
  name: NameInScripts;
}

/** The invented courses of the demo, in the order in which they take turns. */
export const courseData: readonly CourseData[] = [
  {
    code: 'ashdown-vale',
    runs: 'horses',
    country: 'GB',
    name: ['Ashdown Vale', 'Эшдаун Вейл', '阿什当谷', '阿什當谷', 'एसडाउन भेल'],
  },
  {
    code: 'copper-lane',
    runs: 'greyhounds',
    country: 'GB',
    name: ['Copper Lane', 'Коппер Лейн', '铜巷', '銅巷', 'कपर लेन'],
  },
  {
    code: 'glenmoy',
    runs: 'horses',
    country: 'IE',
    name: ['Glenmoy', 'Гленмой', '格伦莫伊', '格倫莫伊', 'ग्लेनमोय'],
  },
  {
    code: 'bois-clair',
    runs: 'horses',
    country: 'FR',
    name: ['Bois Clair', 'Буа Клер', '明林', '明林', 'ब्वा क्लेर'],
  },
  {
    code: 'harbour-bend',
    runs: 'greyhounds',
    country: 'AU',
    name: ['Harbour Bend', 'Харбор Бенд', '港湾弯道', '港灣彎道', 'हार्बर बेन्ड'],
  },
  {
    code: 'santa-rosalia',
    runs: 'horses',
    country: 'PH',
    name: ['Santa Rosalia', 'Санта Росалия', '圣罗莎莉亚', '聖羅莎莉亞', 'सान्ता रोसालिया'],
  },
  {
    code: 'fernhill-park',
    runs: 'horses',
    country: 'AU',
    name: ['Fernhill Park', 'Фернхилл Парк', '蕨山园', '蕨山園', 'फर्नहिल पार्क'],
  },
  {
    code: 'old-quarry',
    runs: 'greyhounds',
    country: 'IE',
    name: ['Old Quarry', 'Олд Куорри', '老采石场', '老採石場', 'ओल्ड क्वारी'],
  },
];
