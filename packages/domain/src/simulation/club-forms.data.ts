/**
 * How clubs are called around a place name (`{}`), per writing system, in the order: Latin, Russian, Chinese
 * simplified, Chinese traditional, Nepali. Where a language drops the addition, the place stands alone.
 */
export type NameInScripts = readonly [
  latin: string,
  ru: string,
  cn: string,
  ct: string,
  ne: string,
];

export const clubForms = {
  united: ['{} United', '{} Юнайтед', '{}联', '{}聯', '{} युनाइटेड'],
  city: ['{} City', '{} Сити', '{}城', '{}城', '{} सिटी'],
  rovers: ['{} Rovers', '{} Роверс', '{}流浪者', '{}流浪者', '{} रोभर्स'],
  town: ['{} Town', '{} Таун', '{}镇', '{}鎮', '{} टाउन'],
  wanderers: ['{} Wanderers', '{} Уондерерс', '{}漫游者', '{}漫遊者', '{} वान्डरर्स'],
  athletic: ['{} Athletic', '{} Атлетик', '{}竞技', '{}競技', '{} एथलेटिक'],
  albion: ['{} Albion', '{} Альбион', '{}阿尔比恩', '{}阿爾比恩', '{} एल्बियन'],
  county: ['{} County', '{} Каунти', '{}郡', '{}郡', '{} काउन्टी'],
  real: ['Real {}', 'Реал {}', '皇家{}', '皇家{}', 'रियल {}'],
  deportivo: ['Deportivo {}', 'Депортиво {}', '{}体育', '{}體育', 'डेपोर्टिभो {}'],
  atletico: ['Atlético {}', 'Атлетико {}', '{}竞技', '{}競技', 'एट्लेटिको {}'],
  racing: ['Racing {}', 'Расинг {}', '{}竞赛', '{}競賽', 'रेसिङ {}'],
  unionEs: ['Unión {}', 'Унион {}', '{}联盟', '{}聯盟', 'युनियोन {}'],
  union: ['Union {}', 'Унион {}', '{}联盟', '{}聯盟', 'युनियन {}'],
  viktoria: ['Viktoria {}', 'Виктория {}', '{}维多利亚', '{}維多利亞', 'भिक्टोरिया {}'],
  fortuna: ['Fortuna {}', 'Фортуна {}', '{}福图纳', '{}福圖納', 'फोर्टुना {}'],
  eintracht: ['Eintracht {}', 'Айнтрахт {}', '{}统一', '{}統一', 'आइन्ट्राख्ट {}'],
  dynamo: ['Dynamo {}', 'Динамо {}', '{}迪纳摩', '{}迪納摩', 'डायनामो {}'],
  virtus: ['Virtus {}', 'Виртус {}', '{}维尔图斯', '{}維爾圖斯', 'भर्टुस {}'],
  gremio: ['Grêmio {}', 'Гремио {}', '{}格雷米奥', '{}格雷米奧', 'ग्रेमियो {}'],
  esporte: ['Esporte {}', 'Эспорте {}', '{}体育', '{}體育', 'एस्पोर्टे {}'],
  eagles: ['{} Eagles', '{} Иглз', '{}雄鹰', '{}雄鷹', '{} इगल्स'],
  mariners: ['{} Mariners', '{} Маринерс', '{}水手', '{}水手', '{} मरिनर्स'],
  wave: ['{} Wave', '{} Уэйв', '{}海浪', '{}海浪', '{} वेभ'],
  blaze: ['{} Blaze', '{} Блейз', '{}烈焰', '{}烈焰', '{} ब्लेज'],
  fc: ['{} FC', '{}', '{}', '{}', '{}'],
  cf: ['{} CF', '{}', '{}', '{}', '{}'],
  sv: ['SV {}', '{}', '{}', '{}', '{}'],
  vfl: ['VfL {}', '{}', '{}', '{}', '{}'],
  ac: ['AC {}', '{}', '{}', '{}', '{}'],
  us: ['US {}', '{}', '{}', '{}', '{}'],
  ec: ['{} EC', '{}', '{}', '{}', '{}'],
} as const satisfies Record<string, NameInScripts>;

export type ClubForm = keyof typeof clubForms;
