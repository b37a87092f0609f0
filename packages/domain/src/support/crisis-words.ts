import { holdsWord } from './holds-word.ts';

/**
 * Words of crisis and of loss of control in the languages of the product. Who writes one is shown
 * where help is, and no machine answers; a false alarm costs a line. They are looked for in folded
 * text, so they stand here without case and accents.
 */
const crisisWords: readonly string[] = [
  // English
  ...['suicide', 'suicidal', 'kill myself', 'killing myself', 'end my life', 'want to die'],
  ...['self harm', 'hurt myself', 'gambling addict', 'addicted to gambling', 'gambling problem'],
  ...["can't stop gambling", 'cannot stop gambling', "can't stop playing", 'cannot stop playing'],
  ...['lost everything', 'lost all my money', 'ruined my life'],
  // Filipino
  ...['magpakamatay', 'magpapakamatay', 'gusto ko nang mamatay', 'ayoko nang mabuhay'],
  ...['adik sa sugal', 'lulong sa sugal', 'hindi ko mapigilan', 'di ko mapigilan'],
  ...['naubos ang lahat'],
  // Spanish
  ...['suicid', 'matarme', 'quitarme la vida', 'quiero morir', 'no quiero vivir', 'ludopat'],
  ...['adicto al juego', 'adicta al juego', 'no puedo parar de jugar', 'no puedo dejar de jugar'],
  ...['lo perdi todo', 'he perdido todo'],
  // Russian
  ...['самоубийств', 'суицид', 'покончить с собой', 'убить себя', 'убью себя', 'хочу умереть'],
  ...['не хочу жить', 'лудоман', 'игроман', 'игровая зависимость', 'зависимость от игр'],
  ...['не могу остановиться', 'не могу перестать играть', 'проиграл все', 'проиграла все'],
  // Vietnamese
  ...['tu tu', 'tu sat', 'muon chet', 'khong muon song', 'nghien co bac', 'nghien danh bac'],
  ...['khong the dung choi', 'khong dung duoc', 'mat het tien', 'mat tat ca'],
  // Malay
  ...['bunuh diri', 'mahu mati', 'nak mati', 'tidak mahu hidup', 'ketagih judi', 'ketagihan judi'],
  ...['tidak boleh berhenti', 'tak boleh berhenti', 'hilang semua wang', 'hilang segalanya'],
  // Nepali
  ...['आत्महत्या', 'मर्न चाहन्छु', 'मर्न मन', 'बाँच्न मन छैन', 'जुवाको लत', 'जुवा छोड्न सक्दिन'],
  ...['रोक्न सक्दिन', 'सबै गुमाएँ', 'सबै पैसा हारें'],
  // Chinese, simplified and traditional
  ...['自杀', '自殺', '想死', '不想活', '轻生', '輕生', '赌瘾', '賭癮', '戒赌', '戒賭', '赌博成瘾'],
  ...['賭博成癮', '停不下来', '停不下來', '输光', '輸光', '控制不住'],
];

/** Whether somebody writes of a crisis, or that he has lost control of his play. */
export const speaksOfCrisis = (text: string): boolean => holdsWord(text, crisisWords);
