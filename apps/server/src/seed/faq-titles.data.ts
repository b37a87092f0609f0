import type { LocaleCode } from '@pavilion/domain/locales';

export type FaqCategory = 'account' | 'money' | 'bets';

/** What the parts of the questions are called, by language. */
export const faqCategoryTitles: { EN: Record<FaqCategory, string> } & Partial<
  Record<LocaleCode, Record<FaqCategory, string>>
> = {
  EN: { account: 'Account', money: 'Deposits and withdrawals', bets: 'Bets' },
  PHP: { account: 'Account', money: 'Deposito at withdrawal', bets: 'Mga taya' },
  CN: { account: '账户', money: '存款与提款', bets: '投注' },
  CT: { account: '帳戶', money: '存款與提款', bets: '投注' },
  ESP: { account: 'Cuenta', money: 'Depósitos y retiros', bets: 'Apuestas' },
  RUS: { account: 'Аккаунт', money: 'Пополнение и вывод', bets: 'Ставки' },
  VI: { account: 'Tài khoản', money: 'Nạp và rút tiền', bets: 'Cược' },
  MS: { account: 'Akaun', money: 'Deposit dan pengeluaran', bets: 'Pertaruhan' },
  NE: { account: 'खाता', money: 'जम्मा र निकासी', bets: 'बाजी' },
};
