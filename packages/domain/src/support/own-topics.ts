import { holdsWord } from './holds-word.ts';

/** What of their own a player may ask to see. */
export type OwnTopic = 'bets' | 'limits' | 'payments';

/**
 * How people name their own things, in the languages of the product; folded, so without case and
 * accents.
 */
const words: Readonly<Record<OwnTopic, readonly string[]>> = {
  bets: [
    ...['my bet', 'my last bet', 'my open bet', 'my wager', 'mi apuesta', 'mis apuestas'],
    ...['mi ultima apuesta', 'mis ultimas apuestas', 'taya ko', 'aking taya', 'aking mga taya'],
    ...['pertaruhan saya', 'taruhan saya', 'моя ставк', 'моей ставк', 'мою ставк', 'мои ставк'],
    ...['моих ставк', 'моим ставк', 'cuoc cua toi', 'мой купон', 'मेरो बाजी', 'मेरा बाजी'],
    ...['我的投注', '我的注单', '我的注單', '我下的注'],
  ],
  limits: [
    ...['my limit', 'my deposit limit', 'my loss limit', 'my stake limit', 'my time limit'],
    ...['mi limite', 'mis limites', 'limitasyon ko', 'limit ko', 'aking limitasyon', 'aking limit'],
    ...['had saya', 'мой лимит', 'моего лимит', 'мои лимит', 'моих лимит', 'gioi han cua toi'],
    ...['han muc cua toi', 'मेरो सीमा', 'मेरा सीमा', '我的限额', '我的限額', '我的存款限额'],
    ...['我的存款限額'],
  ],
  payments: [
    ...['my deposit', 'my withdrawal', 'my payment', 'my payout', 'my transaction', 'my money'],
    ...['mi deposito', 'mis depositos', 'mi retiro', 'mis retiros', 'mi pago', 'mis pagos'],
    ...['mis transacciones', 'mi dinero', 'deposito ko', 'withdrawal ko', 'bayad ko', 'pera ko'],
    ...['deposit saya', 'pengeluaran saya', 'bayaran saya', 'transaksi saya', 'wang saya'],
    ...['мой депозит', 'моего депозит', 'мой вывод', 'моего вывод', 'мои выплат', 'моя выплат'],
    ...['мой платеж', 'мои платеж', 'мои деньги', 'tien nap cua toi', 'tien rut cua toi'],
    ...['giao dich cua toi', 'thanh toan cua toi', 'मेरो जम्मा', 'मेरो निकासी', 'मेरो भुक्तानी'],
    ...['मेरो पैसा', '我的存款', '我的提款', '我的付款', '我的支付', '我的取款', '我的交易'],
  ],
};

const topics = ['bets', 'limits', 'payments'] as const;

/** Which of his own things somebody asks about; a deposit limit is a limit and no payment. */
export function ownTopicsIn(text: string): OwnTopic[] {
  const found = topics.filter((topic) => holdsWord(text, words[topic]));
  return found.includes('limits') ? found.filter((topic) => topic !== 'payments') : found;
}
