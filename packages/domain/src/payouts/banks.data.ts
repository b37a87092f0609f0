/** A bank one can be paid at: its code in the country's own scheme, and how many digits its accounts have. */
export interface Bank {
  code: string;
  name: string;
  digits: { min: number; max: number };
}

const bank = (code: string, name: string, min: number, max = min): Bank => ({
  code,
  name,
  digits: { min, max },
});

/** Philippines, by SWIFT code, which InstaPay and PESONet use. */
export const philippineBanks: readonly Bank[] = [
  bank('BNORPHMM', 'BDO Unibank', 10, 12),
  bank('BOPIPHMM', 'BPI', 10),
  bank('MBTCPHMM', 'Metrobank', 13),
  bank('TLBPPHMM', 'Landbank', 10),
  bank('PNBMPHMM', 'PNB', 12),
  bank('UBPHPHMM', 'UnionBank', 12),
  bank('RCBCPHMM', 'RCBC', 10),
  bank('SETCPHMM', 'Security Bank', 13),
  bank('CHBKPHMM', 'China Bank', 10, 12),
  bank('EWBCPHMM', 'EastWest Bank', 12),
  bank('PHSBPHMM', 'PSBank', 12),
  bank('AUBKPHMM', 'AUB', 12),
];

/** Viet Nam, by NAPAS number. */
export const vietnameseBanks: readonly Bank[] = [
  bank('970436', 'Vietcombank', 10, 13),
  bank('970415', 'VietinBank', 12),
  bank('970418', 'BIDV', 10, 14),
  bank('970405', 'Agribank', 13),
  bank('970407', 'Techcombank', 8, 19),
  bank('970422', 'MB Bank', 6, 15),
  bank('970416', 'ACB', 6, 13),
  bank('970432', 'VPBank', 6, 15),
  bank('970423', 'TPBank', 8, 12),
  bank('970403', 'Sacombank', 8, 15),
  bank('970441', 'VIB', 8, 15),
  bank('970443', 'SHB', 10, 14),
];

/** Indonesia, by clearing code of Bank Indonesia. */
export const indonesianBanks: readonly Bank[] = [
  bank('014', 'BCA', 10),
  bank('008', 'Bank Mandiri', 13),
  bank('009', 'BNI', 10),
  bank('002', 'BRI', 15),
  bank('451', 'BSI', 10),
  bank('022', 'CIMB Niaga', 12, 14),
  bank('013', 'Permata', 10, 16),
  bank('011', 'Danamon', 10, 12),
  bank('200', 'BTN', 16),
];

/** China, by the short names UnionPay cards carry. */
export const chineseBanks: readonly Bank[] = [
  bank('ICBC', '中国工商银行', 16, 19),
  bank('CCB', '中国建设银行', 16, 19),
  bank('ABC', '中国农业银行', 16, 19),
  bank('BOC', '中国银行', 16, 19),
  bank('CMB', '招商银行', 16, 19),
  bank('BCM', '交通银行', 16, 19),
  bank('PSBC', '中国邮政储蓄银行', 16, 19),
];

/** Malaysia, by SWIFT code. */
export const malaysianBanks: readonly Bank[] = [
  bank('MBBEMYKL', 'Maybank', 12),
  bank('CIBBMYKL', 'CIMB', 10, 14),
  bank('PBBEMYKL', 'Public Bank', 10),
  bank('RHBBMYKL', 'RHB', 14),
  bank('HLBBMYKL', 'Hong Leong Bank', 10, 13),
  bank('ARBKMYKL', 'AmBank', 12, 13),
];

/** Nepal, by SWIFT code. */
export const nepaleseBanks: readonly Bank[] = [
  bank('NARBNPKA', 'Nabil Bank', 14, 17),
  bank('NIBLNPKT', 'Nepal Investment Mega Bank', 14, 20),
  bank('GLBBNPKA', 'Global IME Bank', 14, 16),
  bank('NICENPKA', 'NIC Asia Bank', 16),
  bank('HIMANPKA', 'Himalayan Bank', 14, 16),
];
