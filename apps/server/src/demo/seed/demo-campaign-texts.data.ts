import type { Texts } from '../../seed/starting-texts.data.ts';
import { nine } from './nine-languages.ts';

/** Words of an item of the demo's campaigns. */
export interface ItemTexts {
  title: Texts;
  summary: Texts;
}

/** What the demo's sites offer, in all nine languages; the terms say the sums. */
export const demoCampaignTexts = {
  match: {
    title: nine(
      'Welcome match | Welcome match | 首存礼遇 | 首存禮遇 | Bono de bienvenida | Приветственный бонус | Thưởng chào mừng | Padanan selamat datang | स्वागत बोनस',
    ),
    summary: nine(
      'Your first deposits are doubled. | Dinodoble ang mga una mong deposito. | 您最初几笔存款加倍。 | 您最初幾筆存款加倍。 | Duplicamos tus primeros depósitos. | Удваиваем ваши первые депозиты. | Nhân đôi những lần nạp đầu tiên. | Deposit pertama anda digandakan. | तपाईंका सुरुका निक्षेप दोब्बर हुन्छन्।',
    ),
  },
  slots: {
    title: nine(
      'Reels on the house | Reels mula sa amin | 畅转老虎机 | 暢轉老虎機 | Tragaperras por la casa | Барабаны за наш счёт | Quay slot cùng nhà cái | Gelendong ditaja kami | घरबाटै रील',
    ),
    summary: nine(
      'A bonus to try the slots with. | Bonus para subukan ang slots. | 送您奖金，体验老虎机。 | 送您獎金，體驗老虎機。 | Un bono para probar las tragaperras. | Бонус, чтобы попробовать слоты. | Tiền thưởng để thử các slot. | Bonus untuk mencuba slot. | स्लट खेलेर हेर्न बोनस।',
    ),
  },
  tables: {
    title: nine(
      'A seat at the tables | Upuan sa mga mesa | 牌桌礼金 | 牌桌禮金 | Un sitio en las mesas | Место за столом | Chỗ ngồi tại bàn | Tempat di meja | टेबलमा एक सिट',
    ),
    summary: nine(
      'A bonus for every game of the house. | Bonus para sa lahat ng laro. | 适用于本站所有游戏的奖金。 | 適用於本站所有遊戲的獎金。 | Un bono para todos los juegos de la casa. | Бонус на все игры площадки. | Tiền thưởng cho mọi trò chơi. | Bonus untuk semua permainan. | घरका सबै खेलका लागि बोनस।',
    ),
  },
  sports: {
    title: nine(
      'Match day bonus | Bonus sa araw ng laban | 比赛日奖金 | 比賽日獎金 | Bono de día de partido | Бонус в день матча | Thưởng ngày thi đấu | Bonus hari perlawanan | खेल दिनको बोनस',
    ),
    summary: nine(
      'A bonus for bets at odds of 1.50 or more. | Bonus sa tayang may odds na 1.50 pataas. | 适用于赔率 1.50 或以上的投注。 | 適用於賠率 1.50 或以上的投注。 | Un bono para apuestas con cuota de 1,50 o más. | Бонус на ставки с коэффициентом от 1,50. | Thưởng cho cược tỷ lệ từ 1,50. | Bonus untuk pertaruhan pada odds 1.50 atau lebih. | १.५० वा बढी अड्सका बाजीका लागि बोनस।',
    ),
  },
  tokens: {
    title: nine(
      'Tokens for you | Mga token para sa iyo | 代币相送 | 代幣相送 | Fichas para ti | Токены для вас | Token tặng bạn | Token untuk anda | तपाईंका लागि टोकन',
    ),
    summary: nine(
      'A handful of tokens, once. | Isang dakot na token, isang beses. | 一份代币，领取一次。 | 一份代幣，領取一次。 | Un puñado de fichas, una vez. | Горсть токенов, один раз. | Một nắm token, một lần. | Segenggam token, sekali sahaja. | एक पटक, केही टोकन।',
    ),
  },
  code: {
    title: nine(
      'Tokens by code | Token gamit ang code | 凭码领代币 | 憑碼領代幣 | Fichas con código | Токены по коду | Token theo mã | Token dengan kod | कोडबाट टोकन',
    ),
    summary: nine(
      'The code WELCOME-2026 gives tokens. | Nagbibigay ng token ang code na WELCOME-2026. | 使用代码 WELCOME-2026 领取代币。 | 使用代碼 WELCOME-2026 領取代幣。 | El código WELCOME-2026 da fichas. | Код WELCOME-2026 даёт токены. | Mã WELCOME-2026 tặng token. | Kod WELCOME-2026 memberi token. | WELCOME-2026 कोडले टोकन दिन्छ।',
    ),
  },
} as const satisfies Record<string, ItemTexts>;
