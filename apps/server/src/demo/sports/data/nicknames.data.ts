import type { NameInScripts } from '@pavilion/domain/simulation';

/** What clubs of other sports call themselves behind their town (`{}`), in the order Latin, Russian, Chinese twice, Nepali. */
export const nicknames = {
  hawks: ['{} Hawks', '{} Хоукс', '{}猎鹰', '{}獵鷹', '{} हक्स'],
  bears: ['{} Bears', '{} Беарз', '{}棕熊', '{}棕熊', '{} बियर्स'],
  comets: ['{} Comets', '{} Кометс', '{}彗星', '{}彗星', '{} कमेट्स'],
  lynx: ['{} Lynx', '{} Линкс', '{}山猫', '{}山貓', '{} लिङ्क्स'],
  storm: ['{} Storm', '{} Сторм', '{}风暴', '{}風暴', '{} स्टर्म'],
  anchors: ['{} Anchors', '{} Энкорс', '{}铁锚', '{}鐵錨', '{} एङ्कर्स'],
  foxes: ['{} Foxes', '{} Фоксес', '{}狐狸', '{}狐狸', '{} फक्सेस'],
  titans: ['{} Titans', '{} Тайтенс', '{}泰坦', '{}泰坦', '{} टाइटन्स'],
  sparks: ['{} Sparks', '{} Спаркс', '{}火花', '{}火花', '{} स्पार्क्स'],
  herons: ['{} Herons', '{} Херонс', '{}苍鹭', '{}蒼鷺', '{} हेरन्स'],
} as const satisfies Record<string, NameInScripts>;

/** How teams of electronic sports are called; they have no town. */
export const eSportsTeams: readonly NameInScripts[] = [
  ['Nova Forge', 'Нова Фордж', '新星熔炉', '新星熔爐', 'नोभा फोर्ज'],
  ['Pixel Wardens', 'Пиксель Уорденс', '像素守卫', '像素守衛', 'पिक्सेल वार्डेन्स'],
  ['Ember Protocol', 'Эмбер Протокол', '余烬协议', '餘燼協議', 'एम्बर प्रोटोकल'],
  ['Quiet Thunder', 'Квайет Тандер', '静雷', '靜雷', 'क्वाइट थन्डर'],
  ['Glass Tigers', 'Гласс Тайгерс', '琉璃虎', '琉璃虎', 'ग्लास टाइगर्स'],
  ['Zero Orbit', 'Зеро Орбит', '零轨', '零軌', 'जिरो अर्बिट'],
  ['Moonlit Koi', 'Мунлит Кои', '月下锦鲤', '月下錦鯉', 'मुनलिट कोइ'],
  ['Iron Lotus', 'Айрон Лотос', '铁莲', '鐵蓮', 'आइरन लोटस'],
  ['North Signal', 'Норт Сигнал', '北方信号', '北方信號', 'नर्थ सिग्नल'],
  ['Velvet Rush', 'Вельвет Раш', '丝绒突袭', '絲絨突襲', 'भेल्भेट रस'],
  ['Cobalt Owls', 'Кобальт Оулс', '钴蓝夜枭', '鈷藍夜梟', 'कोबाल्ट आउल्स'],
  ['Last Lantern', 'Ласт Лантерн', '末灯', '末燈', 'लास्ट ल्यान्टर्न'],
];
