import type { Motif } from '../motif.types.ts';

import { book } from './book.ts';
import { candy } from './candy.ts';
import { dragon } from './dragon.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { pharaoh } from './pharaoh.ts';
import { pirate } from './pirate.ts';
import { chest, gift, moneyBag, piggy } from '../rewards/boxes.ts';
import { crown, envelope } from '../rewards/honours.ts';
import { seven } from './seven.ts';
import { fox, lion, panda, panther, tiger, wolf } from './wild-animals.ts';

/** What slot covers show. */
export const slotMotifs: readonly Motif[] = [
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
  chest,
  moneyBag,
  piggy,
  crown,
  envelope,
  gift,
];
