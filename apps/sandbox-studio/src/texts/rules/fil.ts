import type { RulesTexts } from './en-us.ts';

export const filipino: RulesTexts = {
  rules: 'Mga patakaran',
  closeRules: 'Isara ang mga patakaran',
  howTo: 'Paano maglaro',
  whatItPays: 'Ang binabayaran',
  facts: 'Mga detalye',
  returns: 'Balik sa manlalaro',
  fromTo: '{from} % hanggang {to} %',
  maxMultiplier: 'Pinakamalaking multiplier',
  maxWin: 'Pinakamataas na bayad sa isang round',
  stakes: 'Taya',
  capped: 'Natatapos ang round kapag naabot na ang pinakamataas na bayad.',
  malfunction: 'Walang bisa ang lahat ng bayad at laro kapag may aberya.',
  jackpot:
    'May jackpot na maaaring mapanalunan sa larong ito. Pera ito ng studio at walang kinukuha rito mula sa taya. Bawat bayad na round ay maaaring makakuha nito: mas malaki ang taya, mas malaki ang tsansa, at sa pinakamaliit na taya ay 1 sa {odds} ang tsansa. Dagdag ito sa mga nakasulat dito.',
  jackpotShared:
    'May jackpot na maaaring mapanalunan sa larong ito. Ang ika-isandaang bahagi ng bawat taya ay napupunta rito, mula sa bahagi ng house: ang lahat ng iba pa ay nagbabayad ayon sa nakasulat dito. Bawat bayad na round ay maaaring makakuha nito: mas malaki ang taya, mas malaki ang tsansa, at sa pinakamaliit na taya ay 1 sa {odds} ang tsansa. Dagdag ito sa mga nakasulat dito.',
  pocket: 'Butas',
  segment: 'Bayad ng bahagi',
  pays: 'Bayad',
  count: 'Mga bahagi',
  floor: 'Palapag',
  gems: 'Ligtas na tile',
  picksHits: 'Napiling numero · tama',
  points: 'Puntos ng nanalo',
  gain: 'Panalo',
  cost: 'Talo',
  chance: 'Tsansa',
  'coin-flip':
    'Pumili ng heads o tails at maglaro. Pantay ang tsansa ng dalawang mukha ng barya; kapag tama ang hula, babayaran ayon sa talaan, kapag mali ay talo ang taya.',
  diamonds:
    'Limang hiyas ang ibinibigay, bawat isa ay may pantay na tsansa sa pitong kulay. Magkakaparehong kulay ang bumubuo ng pattern, anuman ang ayos; pinakamagandang pattern lang ang binabayaran.',
  dice: 'Pumili ng numero at kung mas mataas o mas mababa rito ang labas. Isa sa 10,000 resulta mula 0.00 hanggang 99.99 ang lalabas, pantay ang tsansa; talo kapag kapareho ng numero mo. Ang bayad ay 0.99 na hinati sa tsansa.',
  keno: 'Pumili ng isa hanggang sampu sa apatnapung numero at ng panganib. Sampung numero ang binubunot, pantay ang tsansa; ang dami ng tama mo ang nagpapasya sa bayad.',
  mines:
    'Piliin kung ilang mina ang nasa ilalim ng 25 tile at buksan ang mga ito nang isa-isa. Bawat ligtas na tile ay nagpapataas ng makukuha sa cash out; ang mina ay tumatapos sa round at talo ang taya. Puwedeng mag-cash out pagkatapos ng bawat ligtas na tile. Inilalagay ang mga mina bago buksan ang una.',
  plinko:
    'Dumadaan ang bola sa {rows} hanay ng pako at pantay ang tsansang kumaliwa o kumanan. Binabayaran ng butas ang taya nang ayon sa numero nito; ang panganib ang nagpapasya sa agwat ng mga numero.',
  tower:
    'Umakyat sa siyam na palapag. Pumili ng tile sa bawat isa: ang ligtas ay paakyat, ang iba ay tumatapos sa round at talo ang taya. Ang hirap ang nagpapasya kung ilan ang ligtas. Puwedeng mag-cash out pagkatapos ng bawat palapag; nakaayos na ang lahat bago ang unang hakbang.',
  wheel:
    'May {segments} bahagi ang gulong, pantay ang tsansa. Ang hihintuan nito ay magbabayad ng taya nang ayon sa numero nito; ang panganib ang nagpapasya sa agwat ng mga numero.',
  crash:
    'Itakda kung saan mo gustong umalis at magsimula. Natatapos ang lipad sa puntong binunot sa simula. Kapag umabot sa marka mo, babayaran ang taya nang ganoong ulit; kung hindi, talo.',
  'hash-odd-even':
    'Bawat round ay bumubunot ng hash. Ang huling digit ang nagpapasya, nilalaktawan ang mga letra: pumili ng odd o even.',
  'hash-big-small':
    'Bawat round ay bumubunot ng hash. Ang huling digit ang nagpapasya, nilalaktawan ang mga letra: 5 hanggang 9 ay big, 0 hanggang 4 ay small.',
  'hash-lucky':
    'Bawat round ay bumubunot ng hash. Suwerte ito kapag ang huling dalawang karakter ay isang letra at isang digit, sa alinmang ayos: 120 sa 256 na dulo.',
  'hash-banker-player':
    'Sa huling limang karakter ng hash ng round, ang unang dalawa ay sa banker at ang huling dalawa ay sa player. Walang halaga ang mga letra; ang huling digit ng kabuuan ang puntos at panalo ang mas marami. Sa tabla, ibinabalik ang taya sa banker at player.',
  'hash-niu-niu':
    'Sa huling limang karakter ng hash ng round, ang unang tatlo ay sa banker at ang huling tatlo ay sa player. Walang halaga ang mga letra; ang huling digit ng kabuuan ang puntos at ang zero ay sampu. Sampung taya ang hinahawakan dahil puwedeng sampu ang matalo; ibinabalik ang natira, at lahat kapag tabla.',
  'slots-lines':
    'Ang magkakaparehong simbolo ay nagbabayad sa {lines} linya, mula sa kaliwang reel at walang puwang; ang pinakamahusay na panalo ng bawat linya ang binabayaran. Ang wild ay pumapalit sa anumang simbolong nagbabayad sa linya.',
  'slots-ways':
    'Ang magkakaparehong simbolo ay nagbabayad sa magkakatabing reel mula sa kaliwa, sa bawat isa sa {ways} paraan. Ang wild ay pumapalit sa anumang simbolo at pinupuno ang buong reel nito.',
  'slots-cascade':
    'Ang magkakaparehong simbolo ay nagbabayad saanman sila nakalagay kung sapat ang dami. Nawawala sila at may bumabagsak mula sa itaas hangga’t may nagbabayad. Ang mga multiplier na naiwan sa dulo ay pinagsasama at minumultiplika ang panalo ng ikot.',
  'slots-hold':
    'Ang magkakaparehong simbolo ay nagbabayad sa {lines} linya mula sa kaliwa; ang wild ay pumapalit sa alinman sa mga ito. Ang {coins} barya o higit pa ay nananatili at nagbibigay ng {respins} respin, at bawat bagong barya ay ibinabalik ito sa {respins}. Sa dulo, bawat barya ay nagbabayad ng nakasulat dito, at ang punong board ay nagbabayad ng grand pot.',
  'slots-free-spins':
    'Ang {scatters} scatter o higit pa ay nagbibigay ng {spins} libreng ikot sa sariling mga reel, at ang dagdag na scatter ay nagdaragdag ng {added}, hanggang {spinsMax} lahat.',
  'slots-factor': 'Ang panalo ng libreng ikot ay minumultiplika sa {factor}.',
  sports:
    'Pumili ng odds ng isang resulta, itakda ang taya at itaya bago magsimula ang laban. Kapag ganoon natapos ang laban, babayaran ang taya ayon sa odds noong tumaya ka; kung hindi, talo. Walang tabla sa cricket. Hindi na mababawi ang taya.',
};
