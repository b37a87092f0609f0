import type { DemoNews } from './demo-news.types.ts';
import { nine } from './nine-languages.ts';

/** What the demo's houses of slots announce, each what it is about. */
export const slotNews = {
  slot1: {
    title: nine(
      'First on the sweet shelf | Nauna sa istante ng kendi | 糖果架上的头排 | 糖果架上的頭排 | Lo primero del estante de dulces | Первыми на полке сладостей | Hàng đầu trên kệ kẹo | Paling depan di rak gula-gula | मिठाईको दराजमा पहिलो',
    ),
    body: nine(
      'Sugar Rush Alley, Halo-Halo Spins and Honeycomb Heist stand in front, with more sweet reels behind them. | Nasa harap ang Sugar Rush Alley, Halo-Halo Spins at Honeycomb Heist, at may matatamis pang reels sa likod. | Sugar Rush Alley、Halo-Halo Spins 与 Honeycomb Heist 摆在最前，后面还有更多甜蜜卷轴。 | Sugar Rush Alley、Halo-Halo Spins 與 Honeycomb Heist 擺在最前，後面還有更多甜蜜捲軸。 | Sugar Rush Alley, Halo-Halo Spins y Honeycomb Heist están delante, y detrás hay más rodillos dulces. | Впереди Sugar Rush Alley, Halo-Halo Spins и Honeycomb Heist, а за ними — новые сладкие барабаны. | Sugar Rush Alley, Halo-Halo Spins và Honeycomb Heist đứng đầu, phía sau còn nhiều vòng quay ngọt ngào. | Sugar Rush Alley, Halo-Halo Spins dan Honeycomb Heist di hadapan, dan lebih banyak gelendong manis di belakangnya. | Sugar Rush Alley, Halo-Halo Spins र Honeycomb Heist अगाडि छन्, पछाडि अरू मीठा रिलहरू छन्।',
    ),
    ticker: nine(
      'Sweet reels first: Sugar Rush Alley and its neighbours. | Unahin ang matamis: Sugar Rush Alley at mga kapitbahay nito. | 甜蜜卷轴领先：Sugar Rush Alley 与邻居们。 | 甜蜜捲軸領先：Sugar Rush Alley 與鄰居們。 | Primero lo dulce: Sugar Rush Alley y sus vecinas. | Сначала сладкое: Sugar Rush Alley и соседи. | Ngọt ngào trước: Sugar Rush Alley và các trò bên cạnh. | Yang manis dahulu: Sugar Rush Alley dan jirannya. | पहिला मीठो: Sugar Rush Alley र छिमेकीहरू।',
    ),
    promotion: 'gift',
  },
  slot2: {
    title: nine(
      'The lanterns are lit | Sinindihan na ang mga parol | 灯笼已点亮 | 燈籠已點亮 | Los faroles están encendidos | Фонари зажжены | Đèn lồng đã thắp | Tanglung telah dinyalakan | लालटिनहरू बलेका छन्',
    ),
    body: nine(
      'Jade Emperor Ways, Lantern Fortune and Firecracker Festival lead the way into the temple of reels. | Pinangungunahan ng Jade Emperor Ways, Lantern Fortune at Firecracker Festival ang daan papasok sa templo ng mga reel. | Jade Emperor Ways、Lantern Fortune 与 Firecracker Festival 领您步入卷轴神殿。 | Jade Emperor Ways、Lantern Fortune 與 Firecracker Festival 領您步入捲軸神殿。 | Jade Emperor Ways, Lantern Fortune y Firecracker Festival abren el camino al templo de los rodillos. | Jade Emperor Ways, Lantern Fortune и Firecracker Festival ведут в храм барабанов. | Jade Emperor Ways, Lantern Fortune và Firecracker Festival dẫn lối vào ngôi đền vòng quay. | Jade Emperor Ways, Lantern Fortune dan Firecracker Festival membuka jalan ke kuil gelendong. | Jade Emperor Ways, Lantern Fortune र Firecracker Festival ले रिलको मन्दिरतिर डोर्‍याउँछन्।',
    ),
    ticker: nine(
      'Lantern Fortune and Jade Emperor Ways lead the lobby. | Nangunguna sa lobby ang Lantern Fortune at Jade Emperor Ways. | Lantern Fortune 与 Jade Emperor Ways 居大厅之首。 | Lantern Fortune 與 Jade Emperor Ways 居大廳之首。 | Lantern Fortune y Jade Emperor Ways encabezan la sala. | Lantern Fortune и Jade Emperor Ways — первые в лобби. | Lantern Fortune và Jade Emperor Ways đứng đầu sảnh. | Lantern Fortune dan Jade Emperor Ways mendahului lobi. | Lantern Fortune र Jade Emperor Ways लबीको अगाडि छन्।',
    ),
    promotion: 'envelope',
  },
  slot3: {
    title: nine(
      'Course set for the outer reels | Tungo sa malalayong reels | 航向外层卷轴 | 航向外層捲軸 | Rumbo a los rodillos exteriores | Курс на дальние барабаны | Thẳng tiến vòng quay ngoài không gian | Haluan ke gelendong luar angkasa | बाहिरी रिलतिरको यात्रा',
    ),
    body: nine(
      'Starfall Riches, Polar Lights and Aurora Express are first in orbit. Sign up beside them and join the crew. | Nauuna sa orbit ang Starfall Riches, Polar Lights at Aurora Express. Mag-sign up sa tabi nila at sumama sa crew. | Starfall Riches、Polar Lights 与 Aurora Express 率先入轨。在旁边注册，即可加入船员。 | Starfall Riches、Polar Lights 與 Aurora Express 率先入軌。在旁邊註冊，即可加入船員。 | Starfall Riches, Polar Lights y Aurora Express van primero en órbita. Regístrate a su lado y únete a la tripulación. | Первыми на орбите Starfall Riches, Polar Lights и Aurora Express. Регистрация рядом — присоединяйтесь к экипажу. | Starfall Riches, Polar Lights và Aurora Express vào quỹ đạo trước. Đăng ký ngay bên cạnh để nhập đoàn. | Starfall Riches, Polar Lights dan Aurora Express mula mengorbit. Daftar di sebelahnya dan sertai krew. | Starfall Riches, Polar Lights र Aurora Express कक्षमा पहिलो छन्। छेउमै खाता खोलेर टोलीमा आउनुहोस्।',
    ),
    ticker: nine(
      'First in orbit: Starfall Riches, Polar Lights, Aurora Express. | Una sa orbit: Starfall Riches, Polar Lights, Aurora Express. | 率先入轨：Starfall Riches、Polar Lights、Aurora Express。 | 率先入軌：Starfall Riches、Polar Lights、Aurora Express。 | Primeras en órbita: Starfall Riches, Polar Lights, Aurora Express. | Первые на орбите: Starfall Riches, Polar Lights, Aurora Express. | Đầu tiên trong quỹ đạo: Starfall Riches, Polar Lights, Aurora Express. | Pertama di orbit: Starfall Riches, Polar Lights, Aurora Express. | कक्षमा पहिलो: Starfall Riches, Polar Lights, Aurora Express।',
    ),
    promotion: 'fortune',
    audience: 'guests',
  },
  slot4: {
    title: nine(
      'The jackpot wall glows | Kumikinang ang pader ng jackpot | 奖池墙亮起霓虹 | 彩金牆亮起霓虹 | El muro de botes brilla | Стена джекпотов горит | Bức tường jackpot phát sáng | Dinding jackpot bercahaya | ज्याकपटको भित्ता बल्यो',
    ),
    body: nine(
      'The pots of the hour, the day and the week stand in neon on the home page. Touch one to see how it is drawn. | Naka-neon sa home ang jackpot ng oras, araw at linggo. Pindutin ang isa para makita kung paano ito binubunot. | 每小时、每日、每周奖池在首页霓虹闪亮。轻触即可查看开奖方式。 | 每小時、每日、每週彩金在首頁霓虹閃亮。輕觸即可查看開獎方式。 | Los botes de la hora, el día y la semana lucen en neón en la portada. Toca uno para ver cómo se sortea. | Джекпоты часа, дня и недели горят неоном на главной. Коснитесь любого и узнайте, как он разыгрывается. | Jackpot giờ, ngày và tuần sáng đèn neon trên trang chủ. Chạm vào để xem cách quay. | Jackpot jam, hari dan minggu menyala neon di laman utama. Sentuh untuk melihat cara cabutannya. | घण्टा, दिन र हप्ताका ज्याकपट गृहपृष्ठमा नियोनमा बल्छन्। कसरी खुल्छ हेर्न छुनुहोस्।',
    ),
    ticker: nine(
      'Hour, day, week: three pots in neon. | Oras, araw, linggo: tatlong jackpot sa neon. | 时、日、周：三个霓虹奖池。 | 時、日、週：三個霓虹彩金。 | Hora, día, semana: tres botes de neón. | Час, день, неделя: три неоновых джекпота. | Giờ, ngày, tuần: ba jackpot neon. | Jam, hari, minggu: tiga jackpot neon. | घण्टा, दिन, हप्ता: नियोनका तीन ज्याकपट।',
    ),
    promotion: 'treasure',
  },
  slot5: {
    title: nine(
      'A new race every day | Bagong karera araw-araw | 每天一场新比赛 | 每天一場新比賽 | Una carrera nueva cada día | Новая гонка каждый день | Mỗi ngày một cuộc đua mới | Perlumbaan baharu setiap hari | हरेक दिन नयाँ दौड',
    ),
    body: nine(
      'Bang! The race of the day starts over at midnight. Turn the page to the leaderboard and find your name. | Bang! Nagsisimulang muli sa hatinggabi ang karera ng araw. Buksan ang leaderboard at hanapin ang pangalan mo. | 砰！今日竞赛零点重来。翻到排行榜，找找您的名字。 | 砰！今日競賽零點重來。翻到排行榜，找找您的名字。 | ¡Bang! La carrera del día vuelve a empezar a medianoche. Pasa página a la clasificación y busca tu nombre. | Бац! Гонка дня начинается заново в полночь. Откройте таблицу лидеров и найдите своё имя. | Bùm! Cuộc đua trong ngày bắt đầu lại lúc nửa đêm. Lật sang bảng xếp hạng tìm tên bạn. | Bang! Perlumbaan hari ini bermula semula pada tengah malam. Buka papan pendahulu dan cari nama anda. | ठ्याङ! दिनको दौड मध्यरातमा फेरि सुरु हुन्छ। लिडरबोर्ड पल्टाएर आफ्नो नाम खोज्नुहोस्।',
    ),
    ticker: nine(
      'Bang! A new race begins every day. | Bang! May bagong karera araw-araw. | 砰！每天开启新一场竞赛。 | 砰！每天開啟新一場競賽。 | ¡Bang! Cada día empieza una carrera nueva. | Бац! Каждый день — новая гонка. | Bùm! Mỗi ngày một cuộc đua mới. | Bang! Perlumbaan baharu bermula setiap hari. | ठ्याङ! हरेक दिन नयाँ दौड।',
    ),
    promotion: 'calendar',
  },
  slot6: {
    title: nine(
      'Pearls on the lagoon floor | Mga perlas sa ilalim ng lagoon | 潟湖深处有珍珠 | 潟湖深處有珍珠 | Perlas en el fondo de la laguna | Жемчуг на дне лагуны | Ngọc trai dưới đáy đầm | Mutiara di dasar lagun | लगुनको पिँधमा मोती',
    ),
    body: nine(
      'Pearl of the Lagoon, Mermaid Mosaic and Lighthouse Treasure wait in the shallows; the fishing games lie one wave further out. | Nasa mababaw ang Pearl of the Lagoon, Mermaid Mosaic at Lighthouse Treasure; isang alon pa, nandoon ang mga larong pangingisda. | Pearl of the Lagoon、Mermaid Mosaic 与 Lighthouse Treasure 在浅滩等候；再过一道浪便是捕鱼游戏。 | Pearl of the Lagoon、Mermaid Mosaic 與 Lighthouse Treasure 在淺灘等候；再過一道浪便是捕魚遊戲。 | Pearl of the Lagoon, Mermaid Mosaic y Lighthouse Treasure esperan en la orilla; una ola más allá, los juegos de pesca. | На мелководье ждут Pearl of the Lagoon, Mermaid Mosaic и Lighthouse Treasure, а за следующей волной — рыбалка. | Pearl of the Lagoon, Mermaid Mosaic và Lighthouse Treasure chờ ở vùng nước nông; xa thêm một con sóng là trò bắn cá. | Pearl of the Lagoon, Mermaid Mosaic dan Lighthouse Treasure menanti di air cetek; satu ombak lagi, permainan tembak ikan. | Pearl of the Lagoon, Mermaid Mosaic र Lighthouse Treasure किनारमै छन्; अर्को छालपछि फिसिङ खेल।',
    ),
    ticker: nine(
      'Calm water, bright pearls: the lagoon is open. | Payapang tubig, makinang na perlas: bukas ang lagoon. | 水静珠明，潟湖已开放。 | 水靜珠明，潟湖已開放。 | Agua en calma, perlas brillantes: la laguna está abierta. | Тихая вода, яркий жемчуг: лагуна открыта. | Nước lặng, ngọc sáng: đầm đã mở. | Air tenang, mutiara berkilau: lagun dibuka. | शान्त पानी, चम्किला मोती: लगुन खुला छ।',
    ),
    promotion: 'treasure',
  },
  slot7: {
    title: nine(
      'Jackpots on parade | Parada ng mga jackpot | 奖池大巡游 | 彩金大巡遊 | Desfile de botes | Парад джекпотов | Diễu hành jackpot | Perarakan jackpot | ज्याकपटको परेड',
    ),
    body: nine(
      'The pots of the hour, the day and the week march across the home page, each with the time of its next draw. | Nagmamartsa sa home ang jackpot ng oras, araw at linggo, bawat isa may oras ng susunod na bunutan. | 每小时、每日、每周奖池在首页列队巡游，各自标明下次开奖时间。 | 每小時、每日、每週彩金在首頁列隊巡遊，各自標明下次開獎時間。 | Los botes de la hora, el día y la semana desfilan por la portada, cada uno con la hora de su próximo sorteo. | Джекпоты часа, дня и недели шагают по главной странице, у каждого — время розыгрыша. | Jackpot giờ, ngày và tuần diễu qua trang chủ, mỗi giải kèm giờ quay kế tiếp. | Jackpot jam, hari dan minggu berarak di laman utama, setiap satu dengan masa cabutan seterusnya. | घण्टा, दिन र हप्ताका ज्याकपट गृहपृष्ठमा परेड खेल्छन्, हरेकमा अर्को ड्रको समय छ।',
    ),
    ticker: nine(
      'Jackpots on parade, day and night. | Parada ng mga jackpot, araw at gabi. | 奖池巡游，日夜不停。 | 彩金巡遊，日夜不停。 | Los botes desfilan de día y de noche. | Джекпоты шагают днём и ночью. | Jackpot diễu hành ngày đêm. | Jackpot berarak siang dan malam. | दिनरात ज्याकपटको परेड।',
    ),
    promotion: 'fortune',
  },
  slot8: {
    title: nine(
      'High scores: ten places | High scores: sampung puwesto | 高分榜：十个席位 | 高分榜：十個席位 | Récords: diez puestos | Рекорды: десять мест | Điểm cao: mười hạng | Skor tertinggi: sepuluh tempat | उच्च स्कोर: दस स्थान',
    ),
    body: nine(
      'The daily race keeps a table of high scores with ten places and ten prizes. Insert your name: the leaderboard is one button away. | May talaan ng high scores ang araw-araw na karera: sampung puwesto, sampung premyo. Isang pindot lang ang leaderboard. | 每日竞赛设高分榜：十个名次，十份奖金。排行榜一键即达。 | 每日競賽設高分榜：十個名次，十份獎金。排行榜一鍵即達。 | La carrera diaria guarda una tabla de récords con diez puestos y diez premios. La clasificación está a un botón. | В ежедневной гонке — таблица рекордов: десять мест и десять призов. До неё одна кнопка. | Cuộc đua hằng ngày có bảng điểm cao: mười hạng, mười giải. Bảng xếp hạng chỉ cách một nút bấm. | Perlumbaan harian menyimpan jadual skor tertinggi: sepuluh tempat, sepuluh hadiah. Papan pendahulu hanya satu butang. | दैनिक दौडमा उच्च स्कोरको तालिका छ: दस स्थान, दस पुरस्कार। लिडरबोर्ड एक बटन टाढा छ।',
    ),
    ticker: nine(
      'Daily race: ten places, ten prizes. Press start. | Araw-araw na karera: sampung puwesto, sampung premyo. Pindutin ang start. | 每日竞赛：十个名次，十份奖金。按下开始键。 | 每日競賽：十個名次，十份獎金。按下開始鍵。 | Carrera diaria: diez puestos, diez premios. Pulsa start. | Ежедневная гонка: десять мест, десять призов. Нажмите «старт». | Cuộc đua hằng ngày: mười hạng, mười giải. Nhấn nút bắt đầu. | Perlumbaan harian: sepuluh tempat, sepuluh hadiah. Tekan mula. | दैनिक दौड: दस स्थान, दस पुरस्कार। सुरु थिच्नुहोस्।',
    ),
    promotion: 'crown',
  },
  slot9: {
    title: nine(
      'A path through the green | Landas sa kagubatan | 穿越绿林的小径 | 穿越綠林的小徑 | Un sendero por la selva | Тропа сквозь зелень | Lối mòn xuyên rừng xanh | Denai menembusi rimba | हरियालीबिचको बाटो',
    ),
    body: nine(
      'Follow the drum: Temple of the Fifth Sun, Foxfire Forest and Bison Bluff stand along the path, tea at the end of it. | Sundan ang tambol: nasa landas ang Temple of the Fifth Sun, Foxfire Forest at Bison Bluff, at may tsaa sa dulo. | 循着鼓声前行：沿途是 Temple of the Fifth Sun、Foxfire Forest 与 Bison Bluff，尽头有茶。 | 循著鼓聲前行：沿途是 Temple of the Fifth Sun、Foxfire Forest 與 Bison Bluff，盡頭有茶。 | Sigue el tambor: Temple of the Fifth Sun, Foxfire Forest y Bison Bluff bordean el sendero, y al final hay té. | Идите на звук барабана: вдоль тропы Temple of the Fifth Sun, Foxfire Forest и Bison Bluff, а в конце — чай. | Theo tiếng trống: dọc lối là Temple of the Fifth Sun, Foxfire Forest và Bison Bluff, cuối đường có trà. | Ikut bunyi gendang: Temple of the Fifth Sun, Foxfire Forest dan Bison Bluff di sepanjang denai, teh di hujungnya. | ढोलको आवाज पछ्याउनुहोस्: बाटोमा Temple of the Fifth Sun, Foxfire Forest र Bison Bluff छन्, अन्त्यमा चिया।',
    ),
    ticker: nine(
      'The drum calls: a path of reels through the green. | Tumatawag ang tambol: landas ng reels sa kagubatan. | 鼓声召唤：绿林中的卷轴小径。 | 鼓聲召喚：綠林中的捲軸小徑。 | Llama el tambor: un sendero de rodillos por la selva. | Барабан зовёт: тропа барабанов сквозь зелень. | Tiếng trống gọi: lối vòng quay xuyên rừng xanh. | Gendang memanggil: denai gelendong menembusi rimba. | ढोल बोलाउँछ: हरियालीबिच रिलको बाटो।',
    ),
    promotion: 'gift',
  },
} as const satisfies Record<string, DemoNews>;
