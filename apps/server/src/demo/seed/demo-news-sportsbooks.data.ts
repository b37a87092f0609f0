import type { DemoNews } from './demo-news.types.ts';
import { nine } from './nine-languages.ts';

/** What the demo's sportsbooks announce, each what it is about. */
export const sportsbookNews = {
  sportsbook1: {
    title: nine(
      'Three markets on every match | Tatlong market sa bawat laban | 每场比赛三种盘口 | 每場比賽三種盤口 | Tres mercados en cada partido | Три рынка на каждый матч | Ba kèo cho mỗi trận | Tiga pasaran bagi setiap perlawanan | हरेक खेलमा तीन बजार',
    ),
    body: nine(
      'Result, goals and handicap have prices before kick-off and while the match is played. The slip stands beside them. | May presyo ang resulta, mga goal at handicap bago magsimula at habang naglalaro. Katabi nila ang bet slip. | 胜平负、大小球与让球在赛前和赛中均有赔率，投注单就在旁边。 | 勝平負、大小球與讓球在賽前和賽中均有賠率，注單就在旁邊。 | Resultado, goles y hándicap tienen cuota antes del inicio y durante el partido. El boleto está al lado. | На исход, тоталы и фору есть коэффициенты до начала и по ходу матча. Купон — рядом. | Kết quả, bàn thắng và kèo chấp có giá trước trận và trong trận. Phiếu cược ngay bên cạnh. | Keputusan, gol dan handicap ada harga sebelum sepak mula dan semasa perlawanan. Slip berada di sebelahnya. | नतिजा, गोल र ह्यान्डिक्यापमा खेल सुरु हुनुअघि र खेल चलिरहँदा भाउ छ। स्लिप छेउमै छ।',
    ),
    ticker: nine(
      'Football day and night: bets before kick-off and live. | Football araw at gabi: tumaya bago magsimula at live. | 足球赛事日夜不停：赛前与滚球均可投注。 | 足球賽事日夜不停：賽前與滾球均可投注。 | Fútbol día y noche: apuestas antes del inicio y en vivo. | Футбол днём и ночью: ставки до начала и в прямом эфире. | Bóng đá cả ngày lẫn đêm: đặt cược trước trận và trực tiếp. | Bola sepak siang dan malam: pertaruhan sebelum sepak mula dan secara langsung. | दिनरात फुटबल: सुरु हुनुअघि र प्रत्यक्ष बाजी।',
    ),
    promotion: 'boost',
  },
  sportsbook2: {
    title: nine(
      'Tonight under the lights | Ngayong gabi sa ilalim ng mga ilaw | 今夜灯光之下 | 今夜燈光之下 | Esta noche, bajo los focos | Сегодня под прожекторами | Đêm nay dưới ánh đèn | Malam ini di bawah lampu limpah | आज राति बत्तीमुनि',
    ),
    body: nine(
      'Matches in play come first: score, minute and prices move as the game does. | Nauuna ang mga labang nilalaro: gumagalaw ang iskor, minuto at presyo kasabay ng laro. | 滚球赛事排在最前：比分、时间与赔率随赛况变动。 | 滾球賽事排在最前：比分、時間與賠率隨賽況變動。 | Los partidos en juego van primero: marcador, minuto y cuotas se mueven con el juego. | Идущие матчи — первыми: счёт, минута и коэффициенты меняются вместе с игрой. | Các trận đang đá đứng trước: tỷ số, phút và giá thay đổi theo trận đấu. | Perlawanan yang berlangsung didahulukan: skor, minit dan harga bergerak bersama permainan. | चलिरहेका खेल पहिले: स्कोर, मिनेट र भाउ खेलसँगै फेरिन्छन्।',
    ),
    ticker: nine(
      'In play now: prices move with the match. | Nilalaro na: gumagalaw ang presyo kasabay ng laban. | 正在进行：赔率随比赛变动。 | 正在進行：賠率隨比賽變動。 | En juego: las cuotas se mueven con el partido. | Сейчас идут: коэффициенты меняются с матчем. | Đang đá: giá thay đổi theo trận đấu. | Sedang berlangsung: harga bergerak bersama perlawanan. | अहिले चल्दै: भाउ खेलसँगै फेरिन्छ।',
    ),
    promotion: 'boost',
  },
  sportsbook3: {
    title: nine(
      'The fixtures, league by league | Mga laban, bawat liga | 逐个联赛看赛程 | 逐個聯賽看賽程 | Los partidos, liga por liga | Матчи по лигам | Lịch đấu theo từng giải | Jadual perlawanan, liga demi liga | लिगअनुसार खेलहरू',
    ),
    body: nine(
      'Every match stands under its league, with the hour of kick-off in your own time. Unfold a league and read on. | Nasa ilalim ng liga nito ang bawat laban, may oras ng simula ayon sa oras mo. Buksan ang liga at magbasa pa. | 每场比赛都列在所属联赛之下，开赛时间按您的时区显示。展开联赛继续阅读。 | 每場比賽都列在所屬聯賽之下，開賽時間按您的時區顯示。展開聯賽繼續閱讀。 | Cada partido está bajo su liga, con la hora de inicio en tu horario. Despliega una liga y sigue leyendo. | Каждый матч стоит под своей лигой, время начала — по вашим часам. Разверните лигу и читайте дальше. | Mỗi trận nằm dưới giải của nó, giờ bóng lăn theo giờ của bạn. Mở giải ra và đọc tiếp. | Setiap perlawanan di bawah liganya, dengan waktu sepak mula mengikut waktu anda. Buka liga dan teruskan membaca. | हरेक खेल आफ्नो लिगमुनि छ, सुरु हुने समय तपाईंकै समयमा। लिग खोलेर पढ्दै जानुहोस्।',
    ),
    ticker: nine(
      'Late edition: all fixtures, league by league. | Huling edisyon: lahat ng laban, bawat liga. | 晚间版：全部赛程，逐个联赛。 | 晚間版：全部賽程，逐個聯賽。 | Última edición: todos los partidos, liga por liga. | Вечерний выпуск: все матчи по лигам. | Bản tin tối: toàn bộ lịch đấu theo từng giải. | Edisi lewat: semua perlawanan, liga demi liga. | साँझको संस्करण: लिगअनुसार सबै खेल।',
    ),
    promotion: 'boost',
  },
  sportsbook4: {
    title: nine(
      'The calendar is open | Bukas na ang kalendaryo | 赛事日历已开启 | 賽事日曆已開啟 | El calendario está abierto | Календарь открыт | Lịch thi đấu đã mở | Kalendar dibuka | पात्रो खुला छ',
    ),
    body: nine(
      'Matches are listed day by day, with prices that move as you watch. Choose a day, then a market. | Nakalista ang mga laban araw-araw, may presyong gumagalaw habang nanonood ka. Pumili ng araw, saka ng market. | 赛事按日排列，赔率实时变动。先选日期，再选盘口。 | 賽事按日排列，賠率即時變動。先選日期，再選盤口。 | Los partidos van por días, con cuotas que se mueven mientras miras. Elige un día y luego un mercado. | Матчи расписаны по дням, коэффициенты меняются на глазах. Выберите день, затем рынок. | Các trận xếp theo ngày, giá thay đổi ngay trước mắt. Chọn ngày, rồi chọn kèo. | Perlawanan disenaraikan mengikut hari, dengan harga yang bergerak semasa anda melihat. Pilih hari, kemudian pasaran. | खेलहरू दिनअनुसार छन्, भाउ हेर्दाहेर्दै फेरिन्छ। पहिले दिन, अनि बजार छान्नुहोस्।',
    ),
    ticker: nine(
      'Prices move as you watch: the calendar is open. | Gumagalaw ang presyo habang nanonood ka: bukas ang kalendaryo. | 赔率实时变动：赛事日历已开启。 | 賠率即時變動：賽事日曆已開啟。 | Las cuotas se mueven mientras miras: el calendario está abierto. | Коэффициенты меняются на глазах: календарь открыт. | Giá thay đổi trước mắt: lịch thi đấu đã mở. | Harga bergerak semasa anda melihat: kalendar dibuka. | हेर्दाहेर्दै भाउ फेरिन्छ: पात्रो खुला छ।',
    ),
    promotion: 'calendar',
  },
} as const satisfies Record<string, DemoNews>;
