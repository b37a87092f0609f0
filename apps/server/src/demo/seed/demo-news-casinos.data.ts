import type { DemoNews } from './demo-news.types.ts';
import { nine } from './nine-languages.ts';

/** What the demo's casinos announce, each what it is about. Nothing is promised that the site does not have. */
export const casinoNews = {
  casino1: {
    title: nine(
      'Three jackpots, three clocks | Tatlong jackpot, tatlong orasan | 三个奖池，三只时钟 | 三個彩金，三只時鐘 | Tres botes, tres relojes | Три джекпота, три часов | Ba jackpot, ba chiếc đồng hồ | Tiga jackpot, tiga jam | तीन ज्याकपट, तीन घडी',
    ),
    body: nine(
      'One is drawn every hour, one every day and one every week. Each shows its amount, its next draw and how it works. | May binubunot kada oras, kada araw at kada linggo. Nakikita sa bawat isa ang halaga, ang susunod na bunutan at kung paano ito gumagana. | 一个每小时开奖，一个每天开奖，一个每周开奖。每个奖池都标明金额、下次开奖时间和规则。 | 一個每小時開獎，一個每天開獎，一個每週開獎。每個彩金都標明金額、下次開獎時間和規則。 | Uno se sortea cada hora, otro cada día y otro cada semana. Cada bote muestra su importe, el próximo sorteo y cómo funciona. | Один разыгрывается каждый час, другой — каждый день, третий — каждую неделю. У каждого видны сумма, время розыгрыша и правила. | Một giải quay mỗi giờ, một giải mỗi ngày và một giải mỗi tuần. Giải nào cũng ghi số tiền, lần quay kế tiếp và cách tham gia. | Satu dicabut setiap jam, satu setiap hari dan satu setiap minggu. Setiap satunya memaparkan jumlah, cabutan seterusnya dan cara ia berfungsi. | एउटा हरेक घण्टा, एउटा हरेक दिन र एउटा हरेक हप्ता खोलिन्छ। प्रत्येकमा रकम, अर्को ड्र र नियम देखिन्छ।',
    ),
    ticker: nine(
      'A jackpot every hour, every day and every week. | May jackpot kada oras, kada araw at kada linggo. | 每小时、每天、每周都有奖池开奖。 | 每小時、每天、每週都有彩金開獎。 | Un bote cada hora, cada día y cada semana. | Джекпот каждый час, каждый день и каждую неделю. | Jackpot mỗi giờ, mỗi ngày và mỗi tuần. | Jackpot setiap jam, setiap hari dan setiap minggu. | हरेक घण्टा, हरेक दिन र हरेक हप्ता ज्याकपट।',
    ),
    promotion: 'treasure',
  },
  casino2: {
    title: nine(
      'The card room is set | Handa na ang silid ng baraha | 牌室已备好 | 牌室已備妥 | La sala de cartas está lista | Карточный зал готов | Phòng bài đã sẵn sàng | Bilik kad sudah sedia | तासको कोठा तयार छ',
    ),
    body: nine(
      'Baccarat, blackjack and roulette wait at the live tables; quiet slots stand one door further. | Naghihintay sa mga live table ang baccarat, blackjack at roulette; nasa kabilang pinto ang mga tahimik na slot. | 百家乐、二十一点和轮盘已在真人牌桌等候；隔壁便是安静的老虎机厅。 | 百家樂、二十一點和輪盤已在真人牌桌等候；隔壁便是安靜的老虎機廳。 | El bacará, el blackjack y la ruleta esperan en las mesas en vivo; las tragaperras tranquilas están una puerta más allá. | За живыми столами ждут баккара, блэкджек и рулетка, а за соседней дверью — спокойные слоты. | Baccarat, blackjack và roulette chờ ở các bàn trực tiếp; những trò quay yên tĩnh ở ngay phòng bên. | Baccarat, blackjack dan rolet menanti di meja langsung; slot yang tenang berada di bilik sebelah. | ब्याकारा, ब्ल्याकज्याक र रुलेट लाइभ टेबलमा कुरिरहेका छन्; शान्त स्लटहरू छेउकै कोठामा छन्।',
    ),
    ticker: nine(
      'Baccarat, blackjack and roulette at the live tables. | Baccarat, blackjack at roulette sa mga live table. | 真人牌桌：百家乐、二十一点、轮盘。 | 真人牌桌：百家樂、二十一點、輪盤。 | Bacará, blackjack y ruleta en las mesas en vivo. | Баккара, блэкджек и рулетка за живыми столами. | Baccarat, blackjack và roulette ở các bàn trực tiếp. | Baccarat, blackjack dan rolet di meja langsung. | लाइभ टेबलमा ब्याकारा, ब्ल्याकज्याक र रुलेट।',
    ),
    promotion: 'crown',
  },
  casino3: {
    title: nine(
      'An evening at the tables | Isang gabi sa mga mesa | 牌桌之夜 | 牌桌之夜 | Una velada en las mesas | Вечер за столами | Một buổi tối bên bàn chơi | Satu malam di meja permainan | टेबलमा एक साँझ',
    ),
    body: nine(
      'Roulette, baccarat and dragon tiger are dealt through the night. Choose a table under Live Casino and take your time. | Buong gabi ang roulette, baccarat at dragon tiger. Pumili ng mesa sa Live Casino at huwag magmadali. | 轮盘、百家乐与龙虎整夜不停。在“真人娱乐”里选一张牌桌，慢慢玩。 | 輪盤、百家樂與龍虎整夜不停。在「真人娛樂」裡選一張牌桌，慢慢玩。 | La ruleta, el bacará y el dragón tigre se juegan toda la noche. Elige una mesa en Casino en vivo y tómate tu tiempo. | Рулетка, баккара и «дракон и тигр» идут всю ночь. Выберите стол в разделе Live-казино и не спешите. | Roulette, baccarat và rồng hổ mở suốt đêm. Hãy chọn một bàn trong Live Casino và cứ thong thả. | Rolet, baccarat dan naga harimau dibuka sepanjang malam. Pilih meja di Kasino Langsung dan bertenang sahaja. | रुलेट, ब्याकारा र ड्रागन टाइगर रातभर चल्छ। लाइभ क्यासिनोमा टेबल छान्नुहोस् र हतार नगर्नुहोस्।',
    ),
    ticker: nine(
      'The tables are open all night. | Bukas magdamag ang mga mesa. | 牌桌通宵开放。 | 牌桌通宵開放。 | Las mesas abren toda la noche. | Столы открыты всю ночь. | Bàn chơi mở suốt đêm. | Meja dibuka sepanjang malam. | टेबलहरू रातभर खुला छन्।',
    ),
    promotion: 'crown',
  },
  casino4: {
    title: nine(
      'A race before midnight | Karera bago maghatinggabi | 午夜前的竞赛 | 午夜前的競賽 | Una carrera antes de medianoche | Гонка до полуночи | Cuộc đua trước nửa đêm | Perlumbaan sebelum tengah malam | मध्यरातअघिको दौड',
    ),
    body: nine(
      'The race of the day and the race of the week share out prizes by place. The leaderboard shows where you stand. | Ayon sa puwesto ang premyo sa karera ng araw at sa karera ng linggo. Makikita sa leaderboard ang puwesto mo. | 今日竞赛和每周竞赛按名次发奖。您的名次见排行榜。 | 今日競賽和每週競賽按名次發獎。您的名次見排行榜。 | La carrera del día y la de la semana reparten premios por puesto. La clasificación muestra el tuyo. | В гонке дня и гонке недели призы делят по местам. Ваше место — в таблице лидеров. | Cuộc đua trong ngày và cuộc đua trong tuần trao giải theo thứ hạng. Xem thứ hạng của bạn trên bảng xếp hạng. | Perlumbaan hari ini dan perlumbaan minggu ini membahagikan hadiah mengikut kedudukan. Papan pendahulu menunjukkan kedudukan anda. | दिनको दौड र हप्ताको दौडमा स्थानअनुसार पुरस्कार बाँडिन्छ। तपाईंको स्थान लिडरबोर्डमा हेर्नुहोस्।',
    ),
    ticker: nine(
      'The daily race ends at its hour: see the leaderboard. | May oras ang wakas ng araw-araw na karera: tingnan ang leaderboard. | 每日竞赛准时结束：请看排行榜。 | 每日競賽準時結束：請看排行榜。 | La carrera diaria termina a su hora: mira la clasificación. | Ежедневная гонка кончается в свой час: смотрите таблицу лидеров. | Cuộc đua hằng ngày kết thúc đúng giờ: xem bảng xếp hạng. | Perlumbaan harian tamat pada waktunya: lihat papan pendahulu. | दैनिक दौड आफ्नै समयमा सकिन्छ: लिडरबोर्ड हेर्नुहोस्।',
    ),
    promotion: 'royal',
  },
  casino5: {
    title: nine(
      'Start at the line | Magsimula sa linya | 从起跑线出发 | 從起跑線出發 | Empieza en la línea | Начните с черты | Xuất phát từ vạch | Bermula di garisan | रेखाबाट सुरु गर्नुहोस्',
    ),
    body: nine(
      'Two competitions run side by side: one lasts a day, one a week. Both stand first on the home page, with prizes and places. | Sabay ang dalawang paligsahan: isang araw ang isa, isang linggo ang isa. Nasa unahan sila ng home, kasama ang premyo at puwesto. | 两项比赛同时进行：一项为期一天，一项为期一周。首页最前面就能看到奖金和名次。 | 兩項比賽同時進行：一項為期一天，一項為期一週。首頁最前面就能看到獎金和名次。 | Dos competiciones a la vez: una dura un día, la otra una semana. Ambas abren la portada, con premios y puestos. | Два состязания идут рядом: одно длится день, другое — неделю. Оба открывают главную страницу, с призами и местами. | Hai cuộc thi song song: một kéo dài một ngày, một kéo dài một tuần. Cả hai đứng đầu trang chủ cùng giải thưởng và thứ hạng. | Dua pertandingan berjalan serentak: satu sehari, satu seminggu. Kedua-duanya di bahagian atas laman utama, dengan hadiah dan kedudukan. | दुई प्रतियोगिता सँगसँगै चल्छन्: एउटा एक दिनको, अर्को एक हप्ताको। दुवै गृहपृष्ठको सुरुमै पुरस्कार र स्थानसहित छन्।',
    ),
    ticker: nine(
      'Two competitions, one line: day and week. | Dalawang paligsahan, iisang linya: araw at linggo. | 两项比赛，一条线：日赛与周赛。 | 兩項比賽，一條線：日賽與週賽。 | Dos competiciones, una línea: día y semana. | Два состязания, одна линия: день и неделя. | Hai cuộc thi, một vạch: ngày và tuần. | Dua pertandingan, satu garis: hari dan minggu. | दुई प्रतियोगिता, एउटा रेखा: दिन र हप्ता।',
    ),
    promotion: 'calendar',
  },
  casino6: {
    title: nine(
      'Every table on one board | Lahat ng mesa sa iisang board | 所有牌桌，一目了然 | 所有牌桌，一目了然 | Todas las mesas en un tablero | Все столы на одном табло | Mọi bàn chơi trên một bảng | Semua meja di satu papan | सबै टेबल एउटै बोर्डमा',
    ),
    body: nine(
      'Roulette, blackjack, baccarat and the fortune wheels stand side by side on the home page. One touch takes you to the table. | Magkakatabi sa home ang roulette, blackjack, baccarat at mga fortune wheel. Isang pindot lang papunta sa mesa. | 轮盘、二十一点、百家乐与幸运大轮并排列在首页，轻触即可入座。 | 輪盤、二十一點、百家樂與幸運大輪並排列在首頁，輕觸即可入座。 | Ruleta, blackjack, bacará y ruedas de la fortuna, una junto a otra en la portada. Un toque te lleva a la mesa. | Рулетка, блэкджек, баккара и колёса фортуны стоят рядом на главной странице. Одно касание — и вы за столом. | Roulette, blackjack, baccarat và vòng quay tài lộc nằm cạnh nhau trên trang chủ. Chạm một lần là tới bàn. | Rolet, blackjack, baccarat dan roda nasib tersusun di laman utama. Satu sentuhan membawa anda ke meja. | रुलेट, ब्ल्याकज्याक, ब्याकारा र फर्च्युन ह्वील गृहपृष्ठमा सँगै छन्। एक टचमै टेबलमा पुगिन्छ।',
    ),
    ticker: nine(
      'All live tables on one board. | Lahat ng live table sa iisang board. | 全部真人牌桌集于一板。 | 全部真人牌桌集於一板。 | Todas las mesas en vivo en un solo tablero. | Все живые столы на одном табло. | Mọi bàn trực tiếp trên một bảng. | Semua meja langsung di satu papan. | सबै लाइभ टेबल एउटै बोर्डमा।',
    ),
    promotion: 'crown',
  },
  casino7: {
    title: nine(
      'Six steps under the dome | Anim na baitang sa ilalim ng simboryo | 穹顶下的六级台阶 | 穹頂下的六級臺階 | Seis escalones bajo la cúpula | Шесть ступеней под куполом | Sáu bậc dưới mái vòm | Enam anak tangga di bawah kubah | गुम्बजमुनि छ खुड्किला',
    ),
    body: nine(
      'Bronze, Silver, Gold, Platinum, Diamond and Royal: the page of the VIP club says what each level asks for. | Bronze, Silver, Gold, Platinum, Diamond at Royal: nasa pahina ng VIP Club ang hinihingi ng bawat antas. | 青铜、白银、黄金、铂金、钻石、皇家：每一级的要求都写在 VIP 俱乐部页面。 | 青銅、白銀、黃金、鉑金、鑽石、皇家：每一級的要求都寫在 VIP 俱樂部頁面。 | Bronze, Silver, Gold, Platinum, Diamond y Royal: la página del Club VIP dice qué pide cada nivel. | Bronze, Silver, Gold, Platinum, Diamond и Royal: условия каждого уровня — на странице VIP-клуба. | Bronze, Silver, Gold, Platinum, Diamond và Royal: trang CLB VIP ghi rõ điều kiện từng cấp. | Bronze, Silver, Gold, Platinum, Diamond dan Royal: halaman Kelab VIP menyatakan syarat setiap peringkat. | Bronze, Silver, Gold, Platinum, Diamond र Royal: प्रत्येक तहका सर्त VIP क्लबको पृष्ठमा छन्।',
    ),
    ticker: nine(
      'Six VIP levels, from Bronze to Royal. | Anim na antas ng VIP, mula Bronze hanggang Royal. | 六个 VIP 等级，从青铜到皇家。 | 六個 VIP 等級，從青銅到皇家。 | Seis niveles VIP, de Bronze a Royal. | Шесть уровней VIP, от Bronze до Royal. | Sáu cấp VIP, từ Bronze đến Royal. | Enam peringkat VIP, dari Bronze hingga Royal. | Bronze देखि Royal सम्म छ VIP तह।',
    ),
    promotion: 'royal',
  },
  casino8: {
    title: nine(
      'Your account, line by line | Ang account mo, bawat linya | 您的账户，逐行可查 | 您的帳戶，逐行可查 | Tu cuenta, línea a línea | Ваш счёт, строка за строкой | Tài khoản của bạn, từng dòng một | Akaun anda, baris demi baris | तपाईंको खाता, हरफ-हरफ',
    ),
    body: nine(
      'The statement adds up each day, and the list of your bets can be downloaded as CSV. Nothing is left to memory. | Nasusuma ng statement ang bawat araw, at maida-download bilang CSV ang mga taya mo. Walang iaasa sa alaala. | 账户报表逐日汇总，投注记录可下载为CSV文件。无需靠记忆。 | 帳戶報表逐日彙總，注單記錄可下載為CSV檔案。無需靠記憶。 | El extracto suma cada día y la lista de tus apuestas se descarga en CSV. Nada queda a la memoria. | Выписка подводит итог каждого дня, а список ставок можно скачать в CSV. Ничего не нужно помнить. | Sao kê cộng lại từng ngày, và danh sách cược tải được dạng CSV. Không cần phải nhớ gì. | Penyata menjumlahkan setiap hari, dan senarai pertaruhan boleh dimuat turun sebagai CSV. Tiada apa perlu diingat. | स्टेटमेन्टले हरेक दिनको हिसाब जोड्छ, र बाजीको सूची CSV मा डाउनलोड हुन्छ। केही सम्झिरहनु पर्दैन।',
    ),
    ticker: nine(
      'The statement adds up every day. | Nasusuma ng statement ang bawat araw. | 报表逐日汇总。 | 報表逐日彙總。 | El extracto suma cada día. | Выписка подводит итог каждого дня. | Sao kê cộng lại từng ngày. | Penyata menjumlahkan setiap hari. | स्टेटमेन्टले हरेक दिनको हिसाब जोड्छ।',
    ),
    promotion: 'calendar',
  },
  casino9: {
    title: nine(
      'Check a round yourself | Ikaw mismo ang sumuri ng round | 亲手查验一局 | 親手查驗一局 | Comprueba una ronda tú mismo | Проверьте раунд сами | Tự mình kiểm tra một ván | Semak sendiri satu pusingan | आफैं राउन्ड जाँच्नुहोस्',
    ),
    body: nine(
      'Our own games commit to their seed before you play. The page “Verify a result” recomputes any of their rounds. | Nakatali na sa seed ang sarili naming mga laro bago ka maglaro. Kinakalkula muli ng pahinang “Beripikahin ang Resulta” ang alinmang round nila. | 自家游戏在您下注前就已锁定种子。“验证结果”页面可重新计算其中任何一局。 | 自家遊戲在您下注前就已鎖定種子。「驗證結果」頁面可重新計算其中任何一局。 | Nuestros juegos fijan su semilla antes de que juegues. La página «Verificar un resultado» recalcula cualquiera de sus rondas. | Наши собственные игры фиксируют сид до вашей ставки. Страница «Проверка результата» пересчитает любой их раунд. | Trò chơi của chúng tôi chốt hạt giống trước khi bạn chơi. Trang “Kiểm tra kết quả” tính lại được mọi ván của chúng. | Permainan kami sendiri menetapkan benihnya sebelum anda bermain. Halaman “Sahkan Keputusan” mengira semula mana-mana pusingannya. | हाम्रा आफ्नै खेलले तपाईं खेल्नुअघि नै सिड तय गर्छन्। “नतिजा प्रमाणित गर्नुहोस्” पृष्ठले तिनका जुनसुकै राउन्ड फेरि गणना गर्छ।',
    ),
    ticker: nine(
      'Rounds of our own games can be recomputed. | Makakalkula muli ang mga round ng sarili naming laro. | 自家游戏的每一局都能重新计算。 | 自家遊戲的每一局都能重新計算。 | Las rondas de nuestros juegos se pueden recalcular. | Раунды наших собственных игр можно пересчитать. | Có thể tính lại các ván của trò chơi nhà. | Pusingan permainan kami sendiri boleh dikira semula. | हाम्रा आफ्नै खेलका राउन्ड फेरि गणना गर्न सकिन्छ।',
    ),
    promotion: 'fortune',
  },
} as const satisfies Record<string, DemoNews>;
