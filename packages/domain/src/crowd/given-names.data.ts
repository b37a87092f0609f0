import type { LocaleCode } from '../locales/index.ts';

/** Given names in Latin letters, four at least, as people write them into account ids, by the language of the site. */
export const givenNames: Record<LocaleCode, readonly string[]> = {
  EN: 'oliver grace mason ruby harvey chloe dexter molly jasper holly spencer tessa'.split(' '),
  PHP: 'jomar luningning rodel maricel jericho liza arnel rowena benjie marites dodong aileen'.split(
    ' ',
  ),
  CN: 'xiaoming meiling haoran yulan zihan lihua jianyu xiuying weidong qianqian bowen shufen'.split(
    ' ',
  ),
  ESP: 'javier lucia mateo carmen alvaro marisol diego paloma sergio ximena rafael noelia'.split(
    ' ',
  ),
  RUS: 'sergei anya dmitri olga maksim svetlana pavel irina artyom katya mikhail yulia'.split(' '),
  VI: 'minhtuan thuha quanghuy ngoclan ducanh kimchi hoanglong thutrang vanhai bichngoc xuanbach maiphuong'.split(
    ' ',
  ),
  MS: 'hafiz aisyah faizal nurul azlan farah syafiq siti kamal rosnah irfan zarina'.split(' '),
  NE: 'bishal sunita prakash anjali rajesh kabita suman pramila dipesh sarita nabin kopila'.split(
    ' ',
  ),
  CT: 'chiahao yating junwei shufen chunchieh meihua boyu peishan kuanting yijun tzuhan hsinyi'.split(
    ' ',
  ),
  MMK: 'aungkyaw thidar zawmin sanda kohtet mayzin nayla htetwai yamin sithu hnin moemoe'.split(
    ' ',
  ),
  MNT: 'batbayar oyuna temuulen sarnai ganbold nomin munkh solongo bilguun tuya erdene uyanga'.split(
    ' ',
  ),
  IDR: 'budi dewi agus putri wahyu ratna joko intan bayu lestari dimas melati'.split(' '),
};
