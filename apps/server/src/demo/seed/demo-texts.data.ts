import { texts, type Texts } from '../../seed/starting-texts.data.ts';

/** Lines that run on every site of the demo, after its own. */
export const demoMarquees: readonly Texts[] = [
  texts(
    'Deposits are credited as soon as your bank confirms them.',
    'Papasok ang deposito sa sandaling kumpirmahin ng iyong bangko.',
    '银行确认后，存款立即到账。',
    '銀行確認後，存款立即入帳。',
    'Los depósitos se acreditan en cuanto tu banco los confirma.',
    'Депозиты зачисляются сразу после подтверждения банком.',
    'Tiền nạp được cộng ngay khi ngân hàng xác nhận.',
    'Deposit dikreditkan sebaik sahaja bank anda mengesahkannya.',
    'तपाईंको बैंकले पुष्टि गर्नेबित्तिकै जम्मा रकम खातामा आउँछ।',
  ),
  texts(
    'Play for fun, and stop when it stops being fun.',
    'Maglaro para malibang, huminto kapag hindi na masaya.',
    '娱乐为先，适可而止。',
    '娛樂為先，適可而止。',
    'Juega por diversión y para cuando deje de serlo.',
    'Играйте ради удовольствия и остановитесь, когда оно пропало.',
    'Chơi để vui, dừng khi hết vui.',
    'Main untuk berhibur, berhenti apabila tidak lagi menyeronokkan.',
    'रमाइलोका लागि खेल्नुहोस्, रमाइलो नभए रोकिनुहोस्।',
  ),
];

/** What players of a sportsbook are told. */
export const betNews = {
  title: texts(
    'Follow every bet to the end',
    'Subaybayan ang bawat taya hanggang dulo',
    '每一注，从头到尾都看得见',
    '每一注，從頭到尾都看得見',
    'Sigue cada apuesta hasta el final',
    'Следите за каждой ставкой до конца',
    'Theo dõi từng vé cược đến cùng',
    'Ikuti setiap pertaruhan hingga selesai',
    'हरेक बाजी अन्त्यसम्म हेर्नुहोस्',
  ),
  body: texts(
    'My bets shows every bet with its odds, its score and each settlement. Filter it by day and state, or download it as CSV.',
    'Makikita sa Mga taya ko ang bawat taya kasama ang odds, iskor at bawat settlement. Salain ayon sa araw at katayuan, o i-download bilang CSV.',
    '“我的投注”列出您的每一注，含赔率、比分和每次结算。可按日期和状态筛选，也可下载为CSV文件。',
    '「我的注單」列出您的每一注，含賠率、比分和每次結算。可按日期和狀態篩選，也可下載為CSV檔案。',
    'Mis apuestas muestra cada apuesta con su cuota, el marcador y todas sus liquidaciones. Fíltralo por día y estado o descárgalo en CSV.',
    'На странице «Мои ставки» видна каждая ваша ставка: коэффициент, счёт и все расчёты. Отберите нужное по дням и состоянию или скачайте в CSV.',
    'Trang Cược của tôi hiện từng vé cược cùng tỷ lệ, tỷ số và mọi lần thanh toán. Hãy lọc theo ngày và trạng thái hoặc tải về dạng CSV.',
    'Pertaruhan saya memaparkan setiap pertaruhan dengan odds, skor dan setiap penyelesaiannya. Tapis mengikut hari dan status, atau muat turun sebagai CSV.',
    'मेरा बाजी पेजमा हरेक बाजीको अड्स, स्कोर र हरेक हिसाब देखिन्छ। दिन र अवस्थाअनुसार छान्नुहोस् वा CSV मा डाउनलोड गर्नुहोस्।',
  ),
  promotion: 'calendar',
};

/** What players of a house of games are told. */
export const favouriteNews = {
  title: texts(
    'Your games keep their place',
    'May sariling lugar ang mga laro mo',
    '您的游戏，各有其位',
    '您的遊戲，各有其位',
    'Tus juegos tienen su sitio',
    'У ваших игр своё место',
    'Trò chơi của bạn luôn có chỗ',
    'Permainan anda ada tempatnya',
    'तपाईंका खेलको आफ्नै ठाउँ',
  ),
  body: texts(
    'Touch the heart on a game and find it again under “Favourites”. What you played last stands beside it.',
    'Pindutin ang puso sa isang laro at makikita mo ito muli sa mga Paborito. Katabi nito ang huli mong nilaro.',
    '点一下游戏上的心形，即可在“收藏”中再次找到它。旁边就是您最近玩过的游戏。',
    '點一下遊戲上的心形，即可在「收藏」中再次找到它。旁邊就是您最近玩過的遊戲。',
    'Toca el corazón de un juego y lo encontrarás en favoritos. A su lado está lo último que jugaste.',
    'Нажмите на сердечко игры — и найдёте её в избранном. Рядом стоит то, во что вы играли недавно.',
    'Chạm vào trái tim trên trò chơi để tìm lại trong mục yêu thích. Trò bạn chơi gần đây ở ngay bên cạnh.',
    'Sentuh hati pada permainan dan temuinya semula dalam kegemaran. Yang terakhir anda main ada di sebelahnya.',
    'खेलको मुटु चिन्ह छुनुहोस् र मनपर्नेमा फेरि भेट्नुहोस्। पछिल्लो पटक खेलेको खेल छेउमै हुन्छ।',
  ),
  promotion: 'gift',
};

/** What guests of every brand are told. */
export const guestNews = {
  title: texts(
    'Look around first',
    'Mag-ikot-ikot muna',
    '先随意看看',
    '先隨意看看',
    'Primero, echa un vistazo',
    'Сначала осмотритесь',
    'Cứ xem trước đã',
    'Tinjau dahulu',
    'पहिले हेर्नुहोस्',
  ),
  body: texts(
    'Games, prices and jackpots are open to every visitor. You need an account only to play, and it is for adults only.',
    'Bukas sa lahat ng bisita ang mga laro, odds at jackpot. Sa paglalaro lang kailangan ng account, at para lamang ito sa nasa hustong gulang.',
    '游戏、赔率与奖池对所有访客开放。只有开始游玩才需要账户，且仅限成年人。',
    '遊戲、賠率與彩金對所有訪客開放。只有開始遊玩才需要帳戶，且僅限成年人。',
    'Los juegos, las cuotas y los botes están a la vista de todos. Solo necesitas una cuenta para jugar, y es solo para adultos.',
    'Игры, коэффициенты и джекпоты видны каждому гостю. Счёт нужен только для игры, и только взрослым.',
    'Trò chơi, tỷ lệ cược và jackpot mở cho mọi khách. Bạn chỉ cần tài khoản khi chơi, và chỉ dành cho người lớn.',
    'Permainan, odds dan jackpot terbuka kepada semua pelawat. Akaun hanya perlu untuk bermain, dan hanya untuk orang dewasa.',
    'खेल, भाउ र ज्याकपट सबै आगन्तुकका लागि खुला छन्। खाता खेल्न मात्र चाहिन्छ, र वयस्कका लागि मात्र हो।',
  ),
  promotion: 'envelope',
};
