import type { Motif } from '../motif.types.ts';

import { chest, gift, moneyBag, piggy } from '../rewards/boxes.ts';
import { crown, envelope } from '../rewards/honours.ts';
import { eagle, owl, phoenix } from './birds.ts';
import { book } from './book.ts';
import { candy } from './candy.ts';
import { alien, cobra, frog, galleon, jester, luckyCat, starburst } from './characters.ts';
import { chilli, horseshoe, lamp, potion, pumpkin, scarab, sunMask } from './charms.ts';
import { dragon } from './dragon.ts';
import { leprechaun, miner, santa, seaLord, thunder, viking, wizard } from './elders.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { pharaoh } from './pharaoh.ts';
import { pirate } from './pirate.ts';
import { seven } from './seven.ts';
import { buffalo, elephant, knight, samurai } from './warriors.ts';
import { fox, lion, panda, panther, tiger, wolf } from './wild-animals.ts';

/** What slot covers show. */
export const slotMotifs: readonly Motif[] = [
  ...[
    seven,
    fruit,
    gems,
    dragon,
    book,
    pharaoh,
    pirate,
    candy,
    wolf,
    tiger,
    lion,
    panda,
    fox,
    panther,
  ],
  ...[
    thunder,
    viking,
    wizard,
    santa,
    leprechaun,
    miner,
    seaLord,
    phoenix,
    eagle,
    owl,
    samurai,
    knight,
    buffalo,
    elephant,
  ],
  ...[
    horseshoe,
    lamp,
    potion,
    pumpkin,
    scarab,
    sunMask,
    chilli,
    jester,
    luckyCat,
    alien,
    cobra,
    frog,
    galleon,
    starburst,
  ],
  ...[chest, moneyBag, piggy, crown, envelope, gift],
];
