import type { ThemeCode } from '@pavilion/domain/themes';
import type { Texts } from '../../seed/starting-texts.data.ts';
import { nine } from './nine-languages.ts';

/** What a brand of the demo says over its first slide. No promise of winnings. */
export const demoSlogans: Partial<Record<ThemeCode, Texts>> = {
  casino2: nine(
    'The quiet salon for cards | Ang tahimik na salon ng baraha | 静雅牌厅 | 靜雅牌廳 | El salón tranquilo de las cartas | Тихий карточный салон | Phòng bài tĩnh lặng | Salon kad yang tenang | तासको शान्त बैठक',
  ),
  slot1: nine(
    'Sweets on every reel | Kendi sa bawat reel | 每一轴都有糖果 | 每一軸都有糖果 | Dulces en cada rodillo | Сладости на каждом барабане | Kẹo ngọt trên từng vòng quay | Gula-gula di setiap gelendong | हरेक रिलमा मिठाई',
  ),
  slot2: nine(
    'Light the lantern, turn the reels | Sindihan ang parol, paikutin ang reels | 点亮灯笼，转动卷轴 | 點亮燈籠，轉動捲軸 | Enciende el farol, gira los rodillos | Зажгите фонарь, вращайте барабаны | Thắp đèn lồng, quay cuộn | Nyalakan tanglung, putar gelendong | लालटिन बालौँ, रिल घुमाऔँ',
  ),
  slot3: nine(
    'Games from another orbit | Mga laro mula sa ibang orbit | 来自另一条轨道的游戏 | 來自另一條軌道的遊戲 | Juegos de otra órbita | Игры с другой орбиты | Trò chơi từ quỹ đạo khác | Permainan dari orbit lain | अर्को कक्षका खेल',
  ),
  slot4: nine(
    'The alley that stays lit | Ang eskinitang laging maliwanag | 霓虹不灭的小巷 | 霓虹不滅的小巷 | El callejón que nunca se apaga | Переулок, где не гаснет неон | Con hẻm không tắt đèn | Lorong yang sentiasa bercahaya | कहिल्यै ननिभ्ने गल्ली',
  ),
  casino3: nine(
    'The evening begins at the table | Sa mesa nagsisimula ang gabi | 夜晚从牌桌开始 | 夜晚從牌桌開始 | La noche empieza en la mesa | Вечер начинается за столом | Buổi tối bắt đầu từ bàn chơi | Malam bermula di meja | साँझ टेबलबाट सुरु हुन्छ',
  ),
  sportsbook1: nine(
    'Down on the grass, close to the game | Sa damuhan, malapit sa laro | 站在草地上，离比赛更近 | 站在草地上，離比賽更近 | A pie de césped, cerca del juego | У кромки поля, рядом с игрой | Sát mặt cỏ, gần trận đấu | Di tepi padang, dekat dengan perlawanan | मैदानकै छेउमा, खेलको नजिक',
  ),
  casino4: nine(
    'Dressed for the twenties | Bihis-dekada veinte | 盛装重返二十年代 | 盛裝重返二十年代 | De gala, como en los años veinte | Наряд двадцатых годов | Diện lại thập niên hai mươi | Bergaya era dua puluhan | बीसको दशकको शैली',
  ),
  slot5: nine(
    'Every spin a new panel | Bawat ikot, bagong eksena | 每转一次，翻开新一格 | 每轉一次，翻開新一格 | Cada giro, una viñeta nueva | Каждый спин — новый кадр | Mỗi vòng quay một khung truyện | Setiap putaran, panel baharu | हरेक घुमाइ, नयाँ चित्र',
  ),
  casino5: nine(
    'One line. Every game. | Isang linya. Lahat ng laro. | 一线串联，所有游戏 | 一線串聯，所有遊戲 | Una línea. Todos los juegos. | Одна линия. Все игры. | Một đường nét. Mọi trò chơi. | Satu garis. Semua permainan. | एउटा रेखा। सबै खेल।',
  ),
  slot6: nine(
    'Drift in, the water is calm | Halika, payapa ang tubig | 随波而来，水面正静 | 隨波而來，水面正靜 | Déjate llevar, el agua está en calma | Плывите сюда, вода спокойна | Thả trôi vào, mặt nước êm | Hanyutlah masuk, airnya tenang | आउनुहोस्, पानी शान्त छ',
  ),
  slot7: nine(
    'There is a fiesta on our street | May pista sa ating kalye | 我们的街上正过节 | 我們的街上正過節 | Hay fiesta en nuestra calle | На нашей улице праздник | Phố mình đang mở hội | Ada pesta di jalan kita | हाम्रो गल्लीमा उत्सव छ',
  ),
  slot8: nine(
    'Press start | Pindutin ang start | 按下开始键 | 按下開始鍵 | Pulsa start | Нажмите «старт» | Nhấn nút bắt đầu | Tekan mula | सुरु थिच्नुहोस्',
  ),
  casino6: nine(
    'Quiet on set: take your place | Tahimik sa set: pumuwesto na | 全场安静，请各就各位 | 全場安靜，請各就各位 | Silencio en el plató: ocupa tu sitio | Тишина в студии: займите место | Trường quay im lặng: mời vào chỗ | Senyap di set: ambil tempat anda | सेटमा शान्ति: ठाउँ लिनुहोस्',
  ),
  casino7: nine(
    'Enter under the dome | Pumasok sa ilalim ng simboryo | 步入穹顶之下 | 步入穹頂之下 | Entra bajo la cúpula | Войдите под купол | Bước vào dưới mái vòm | Masuk ke bawah kubah | गुम्बजमुनि पस्नुहोस्',
  ),
  casino8: nine(
    'Everything in black and white | Lahat, malinaw na nakasulat | 白纸黑字，清清楚楚 | 白紙黑字，清清楚楚 | Todo, negro sobre blanco | Всё чёрным по белому | Mọi thứ rõ như giấy trắng mực đen | Semuanya hitam putih | सबै कुरा कालो र सेतोमा',
  ),
  slot9: nine(
    'Follow the drum into the green | Sundan ang tambol sa kagubatan | 循着鼓声走进丛林 | 循著鼓聲走進叢林 | Sigue el tambor hacia la selva | Идите в джунгли на звук барабана | Theo tiếng trống vào rừng xanh | Ikut bunyi gendang ke rimba | ढोलको आवाजसँगै वनतिर',
  ),
  casino9: nine(
    'Each round can be checked | Masusuri ang bawat round | 每一局都可查验 | 每一局都可查驗 | Cada ronda se puede comprobar | Каждый раунд можно проверить | Ván nào cũng kiểm tra được | Setiap pusingan boleh disemak | हरेक राउन्ड जाँच्न सकिन्छ',
  ),
  sportsbook2: nine(
    'The lights are on at the stadium | Bukas na ang ilaw ng istadyum | 球场灯光已经亮起 | 球場燈光已經亮起 | El estadio ya está iluminado | На стадионе зажгли огни | Sân vận động đã lên đèn | Lampu stadium sudah menyala | रंगशालाको बत्ती बल्यो',
  ),
  sportsbook3: nine(
    'Read the match before the headline | Basahin ang laban bago ang balita | 先读比赛，再看头条 | 先讀比賽，再看頭條 | Lee el partido antes que el titular | Прочтите матч раньше заголовков | Đọc trận đấu trước dòng tít | Baca perlawanan sebelum tajuk berita | शीर्षकभन्दा पहिले खेल पढ्नुहोस्',
  ),
  sportsbook4: nine(
    'Every price, as it moves | Bawat presyo, habang gumagalaw | 每个赔率，实时变动 | 每個賠率，即時變動 | Cada cuota, según se mueve | Каждый коэффициент в движении | Từng mức giá, ngay khi đổi | Setiap harga, ketika ia bergerak | हरेक भाउ, फेरिँदै गर्दा',
  ),
};
