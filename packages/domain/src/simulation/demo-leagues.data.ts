/**
 * The invented leagues and clubs of the demo: places that do not exist, written as their country and ours would write
 * them. A row is a league or a club: its form, then the place in Latin, Russian, Chinese simplified and traditional, and
 * Nepali letters; Vietnamese places carry their own spelling last.
 */
import type { ClubForm, NameInScripts } from './club-forms.data.ts';

export type ClubRow = readonly [form: ClubForm, ...place: NameInScripts, vi?: string];

export interface LeagueData {
  code: string;
  /** ISO 3166 code of the country the league is set in. */
  country: string;
  name: NameInScripts;
  clubs: readonly ClubRow[];
}

export const leagueData: readonly LeagueData[] = [
  {
    code: 'crown-league',
    country: 'GB',
    name: ['Crown League', 'Лига Короны', '皇冠联赛', '皇冠聯賽', 'क्राउन लिग'],
    clubs: [
      ['united', 'Aldermoor', 'Олдермур', '奥尔德穆尔', '奧爾德穆爾', 'एल्डरमुर'],
      ['rovers', 'Brackwell', 'Брэкуэлл', '布拉克韦尔', '布拉克韋爾', 'ब्राकवेल'],
      ['county', 'Calderby', 'Колдерби', '考尔德比', '考爾德比', 'क्याल्डर्बी'],
      ['town', 'Dunsford', 'Дансфорд', '邓斯福德', '鄧斯福德', 'डन्सफोर्ड'],
      ['city', 'Eastmere', 'Истмир', '伊斯特米尔', '伊斯特米爾', 'इस्टमियर'],
      ['wanderers', 'Fenwold', 'Фенволд', '芬沃尔德', '芬沃爾德', 'फेनवोल्ड'],
      ['athletic', 'Grimsdale', 'Гримсдейл', '格里姆斯代尔', '格里姆斯代爾', 'ग्रिम्सडेल'],
      ['albion', 'Hartlow', 'Хартлоу', '哈特洛', '哈特洛', 'हार्टलो'],
      ['fc', 'Kingsmarsh', 'Кингсмарш', '金斯马什', '金斯馬什', 'किङ्स्मार्श'],
      ['united', 'Wexcombe', 'Уэкскомб', '韦克斯科姆', '韋克斯科姆', 'वेक्सकम्ब'],
    ],
  },
  {
    code: 'liga-meseta',
    country: 'ES',
    name: ['Liga Meseta', 'Лига Месета', '梅塞塔联赛', '梅塞塔聯賽', 'लिगा मेसेटा'],
    clubs: [
      ['real', 'Montalvera', 'Монтальвера', '蒙塔尔韦拉', '蒙塔爾韋拉', 'मोन्टाल्भेरा'],
      ['deportivo', 'Ribadorada', 'Рибадорада', '里瓦多拉达', '里瓦多拉達', 'रिबादोरादा'],
      ['cf', 'Castroleón', 'Кастролеон', '卡斯特罗莱昂', '卡斯特羅萊昂', 'कास्त्रोलेओन'],
      ['atletico', 'Valdemira', 'Вальдемира', '巴尔德米拉', '巴爾德米拉', 'भाल्देमिरा'],
      ['unionEs', 'Peñarroja', 'Пеньярроха', '佩尼亚罗哈', '佩尼亞羅哈', 'पेन्यारोखा'],
      ['cf', 'Almadena', 'Альмадена', '阿尔马德纳', '阿爾馬德納', 'अल्मादेना'],
      ['racing', 'Torrealba', 'Торреальба', '托雷阿尔瓦', '托雷阿爾瓦', 'टोरेअल्बा'],
      ['deportivo', 'Serranova', 'Серранова', '塞拉诺瓦', '塞拉諾瓦', 'सेरानोभा'],
      ['real', 'Lucentia', 'Лусентия', '卢森蒂亚', '盧森蒂亞', 'लुसेन्टिया'],
      ['atletico', 'Marazul', 'Марасуль', '马拉苏尔', '馬拉蘇爾', 'मारासुल'],
    ],
  },
  {
    code: 'rheinliga',
    country: 'DE',
    name: ['Rheinliga', 'Рейнлига', '莱茵联赛', '萊茵聯賽', 'राइनलिगा'],
    clubs: [
      ['eintracht', 'Falkenau', 'Фалькенау', '法尔克瑙', '法爾克瑙', 'फाल्केनाउ'],
      ['sv', 'Steinbrück', 'Штайнбрюк', '施泰因布吕克', '施泰因布呂克', 'स्टाइनब्रुक'],
      ['fortuna', 'Rothenfels', 'Ротенфельс', '罗滕费尔斯', '羅滕費爾斯', 'रोटेनफेल्स'],
      ['vfl', 'Wiesental', 'Визенталь', '维森塔尔', '維森塔爾', 'विजेनटाल'],
      ['viktoria', 'Adlersheim', 'Адлерсхайм', '阿德勒斯海姆', '阿德勒斯海姆', 'आडलर्सहाइम'],
      ['union', 'Lindwerder', 'Линдвердер', '林德韦德', '林德韋德', 'लिन्डवेर्डर'],
      ['dynamo', 'Hohenmark', 'Хоэнмарк', '霍恩马克', '霍恩馬克', 'होएनमार्क'],
      ['sv', 'Brunnstadt', 'Бруннштадт', '布伦施塔特', '布倫施塔特', 'ब्रुनस्टाट'],
      ['vfl', 'Eichenbach', 'Айхенбах', '艾兴巴赫', '艾興巴赫', 'आइखेनबाख'],
      ['fc', 'Nordhafen', 'Нордхафен', '诺德哈芬', '諾德哈芬', 'नोर्डहाफेन'],
    ],
  },
  {
    code: 'serie-adriatica',
    country: 'IT',
    name: [
      'Serie Adriatica',
      'Адриатическая серия',
      '亚得里亚联赛',
      '亞得里亞聯賽',
      'सेरी एड्रियाटिका',
    ],
    clubs: [
      ['ac', 'Montelago', 'Монтелаго', '蒙特拉戈', '蒙特拉戈', 'मोन्टेलागो'],
      ['us', 'Valdoro', 'Вальдоро', '瓦尔多罗', '瓦爾多羅', 'भाल्डोरो'],
      ['fc', 'Castelmare', 'Кастельмаре', '卡斯泰尔马雷', '卡斯泰爾馬雷', 'कास्टेलमारे'],
      ['virtus', 'Rivabella', 'Ривабелла', '里瓦贝拉', '里瓦貝拉', 'रिभाबेला'],
      ['us', 'Portosereno', 'Портосерено', '波尔托塞雷诺', '波爾托塞雷諾', 'पोर्टोसेरेनो'],
      ['ac', 'Fontechiara', 'Фонтекьяра', '丰泰基亚拉', '豐泰基亞拉', 'फोन्टेकियारा'],
      ['fc', 'Acquarossa', 'Аккуаросса', '阿夸罗萨', '阿夸羅薩', 'आक्वारोसा'],
      ['virtus', 'Torrefiorita', 'Торрефьорита', '托雷菲奥里塔', '托雷菲奧里塔', 'टोरेफियोरिटा'],
      ['fortuna', 'Collesanto', 'Коллесанто', '科莱桑托', '科萊桑托', 'कोलेसान्टो'],
      ['us', 'Pietralba', 'Пьетральба', '皮耶特拉尔巴', '皮耶特拉爾巴', 'पियेट्राल्बा'],
    ],
  },
  {
    code: 'campeonato-litoral',
    country: 'BR',
    name: [
      'Campeonato Litoral',
      'Чемпионат Литорал',
      '海岸锦标赛',
      '海岸錦標賽',
      'क्याम्पियोनाटो लिटोरल',
    ],
    clubs: [
      ['ec', 'Santa Aurora', 'Санта-Аурора', '圣奥罗拉', '聖奧羅拉', 'सान्ता अउरोरा'],
      ['gremio', 'Porto Claro', 'Порту-Клару', '波尔图克拉鲁', '波爾圖克拉魯', 'पोर्टो क्लारो'],
      ['esporte', 'Vila Serena', 'Вила-Серена', '维拉塞雷纳', '維拉塞雷納', 'भिला सेरेना'],
      ['atletico', 'Rio Dourado', 'Риу-Дораду', '里奥多拉杜', '里奧多拉杜', 'रियो दोउरादो'],
      ['ec', 'Campo Lindo', 'Кампу-Линду', '坎普林杜', '坎普林杜', 'काम्पो लिन्डो'],
      ['fc', 'Pedra Alta', 'Педра-Алта', '佩德拉阿尔塔', '佩德拉阿爾塔', 'पेद्रा आल्टा'],
      ['esporte', 'Lagoa Azul', 'Лагоа-Азул', '拉戈阿苏尔', '拉戈阿蘇爾', 'लागोआ अजुल'],
      ['gremio', 'Serra Branca', 'Серра-Бранка', '塞拉布兰卡', '塞拉布蘭卡', 'सेर्रा ब्रान्का'],
      ['fc', 'Boa Maré', 'Боа-Маре', '博阿马雷', '博阿馬雷', 'बोआ मारे'],
      ['ec', 'Nova Estrela', 'Нова-Эстрела', '新埃斯特雷拉', '新埃斯特雷拉', 'नोभा एस्त्रेला'],
    ],
  },
  {
    code: 'liga-kapuluan',
    country: 'PH',
    name: ['Liga Kapuluan', 'Лига Капулуан', '群岛联赛', '群島聯賽', 'लिगा कापुलुआन'],
    clubs: [
      ['united', 'Malinaw', 'Малинав', '马利瑙', '馬利瑙', 'मालिनाउ'],
      ['fc', 'San Bituin', 'Сан-Битуин', '圣比图因', '聖比圖因', 'सान बिटुइन'],
      ['eagles', 'Bulawanon', 'Булаванон', '布拉瓦农', '布拉瓦農', 'बुलावानोन'],
      ['mariners', 'Puerto Hiraya', 'Пуэрто-Хирая', '希拉亚港', '希拉亞港', 'पुएर्टो हिराया'],
      ['fc', 'Lakandiwa', 'Лакандива', '拉坎迪瓦', '拉坎迪瓦', 'लाकान्डिवा'],
      ['wave', 'Amihan', 'Амихан', '阿米汉', '阿米漢', 'अमिहान'],
      ['city', 'Dalisay', 'Далисай', '达利赛', '達利賽', 'डालिसाइ'],
      ['mariners', 'Isla Luntian', 'Исла-Лунтиан', '伦田岛', '倫田島', 'इस्ला लुन्टियान'],
      ['eagles', 'Tanawin', 'Танавин', '塔纳温', '塔納溫', 'टानाविन'],
      ['united', 'Sinagtala', 'Синагтала', '西纳塔拉', '西納塔拉', 'सिनागटाला'],
    ],
  },
  {
    code: 'hinode-league',
    country: 'JP',
    name: ['Hinode League', 'Лига Хинодэ', '日出联赛', '日出聯賽', 'हिनोदे लिग'],
    clubs: [
      ['fc', 'Hoshikawa', 'Хосикава', '星川', '星川', 'होशिकावा'],
      ['wave', 'Minamisaki', 'Минамисаки', '南崎', '南崎', 'मिनामिसाकी'],
      ['wave', 'Tsukihama', 'Цукихама', '月滨', '月濱', 'त्सुकिहामा'],
      ['blaze', 'Akatsuki', 'Акацуки', '晓', '曉', 'अकात्सुकी'],
      ['united', 'Shirogane', 'Сирогане', '白银', '白銀', 'शिरोगाने'],
      ['fc', 'Kazehaya', 'Кадзэхая', '风早', '風早', 'काजेहाया'],
      ['city', 'Mizuhara', 'Мидзухара', '水原', '水原', 'मिजुहारा'],
      ['fc', 'Yukigaoka', 'Юкигаока', '雪之丘', '雪之丘', 'युकिगाओका'],
      ['blaze', 'Fujimori', 'Фудзимори', '藤森', '藤森', 'फुजिमोरी'],
      ['eagles', 'Takamine', 'Такаминэ', '高峰', '高峰', 'ताकामिने'],
    ],
  },
  {
    code: 'giai-song-hong',
    country: 'VN',
    name: ['Red River League', 'Лига Красной реки', '红河联赛', '紅河聯賽', 'रेड रिभर लिग'],
    clubs: [
      ['fc', 'An Thinh', 'Ан Тхинь', '安盛', '安盛', 'आन थिन्ह', 'An Thịnh'],
      ['united', 'Binh Minh', 'Бинь Минь', '平明', '平明', 'बिन्ह मिन्ह', 'Bình Minh'],
      ['fc', 'Hai Van', 'Хай Ван', '海云', '海雲', 'हाइ भान', 'Hải Vân'],
      ['city', 'Long Phu', 'Лонг Фу', '龙富', '龍富', 'लोङ फु', 'Long Phú'],
      ['fc', 'Phu Cuong', 'Фу Кыонг', '富强', '富強', 'फु कुओङ', 'Phú Cường'],
      ['united', 'Thanh Ha', 'Тхань Ха', '清河', '清河', 'थान्ह हा', 'Thanh Hà'],
      ['eagles', 'Kim Son', 'Ким Шон', '金山', '金山', 'किम सोन', 'Kim Sơn'],
      ['fc', 'Tan Lap', 'Тан Лап', '新立', '新立', 'तान लाप', 'Tân Lập'],
      ['blaze', 'Dai Phong', 'Дай Фонг', '大风', '大風', 'दाइ फोङ', 'Đại Phong'],
      ['city', 'Vinh An', 'Винь Ан', '永安', '永安', 'भिन्ह आन', 'Vĩnh An'],
    ],
  },
];
