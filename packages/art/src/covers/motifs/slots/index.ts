import { askedBy, type Motif } from '../motif.types.ts';

import { chest } from '../rewards/chest.ts';
import { gift } from '../rewards/gift.ts';
import { moneyBag } from '../rewards/money-bag.ts';
import { piggy } from '../rewards/piggy.ts';
import { crown } from '../rewards/crown.ts';
import { envelope } from '../rewards/envelope.ts';
import { eagle } from './eagle.ts';
import { owl } from './owl.ts';
import { phoenix } from './phoenix.ts';
import { book } from './book.ts';
import { candy } from './candy.ts';
import { alien } from './alien.ts';
import { cobra } from './cobra.ts';
import { frog } from './frog.ts';
import { galleon } from './galleon.ts';
import { jester } from './jester.ts';
import { luckyCat } from './lucky-cat.ts';
import { starburst } from './starburst.ts';
import { chilli } from './chilli.ts';
import { horseshoe } from './horseshoe.ts';
import { lamp } from './lamp.ts';
import { potion } from './potion.ts';
import { pumpkin } from './pumpkin.ts';
import { scarab } from './scarab.ts';
import { sunMask } from './sun-mask.ts';
import { dragon } from './dragon.ts';
import { leprechaun } from './leprechaun.ts';
import { miner } from './miner.ts';
import { santa } from './santa.ts';
import { seaLord } from './sea-lord.ts';
import { thunder } from './thunder.ts';
import { viking } from './viking.ts';
import { wizard } from './wizard.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { pharaoh } from './pharaoh.ts';
import { pirate } from './pirate.ts';
import { seven } from './seven.ts';
import { buffalo } from './buffalo.ts';
import { elephant } from './elephant.ts';
import { knight } from './knight.ts';
import { samurai } from './samurai.ts';
import { fox } from './fox.ts';
import { lion } from './lion.ts';
import { panda } from './panda.ts';
import { panther } from './panther.ts';
import { tiger } from './tiger.ts';
import { wolf } from './wolf.ts';
import { lantern } from './lantern.ts';
import { honeycomb } from './honeycomb.ts';
import { pearl } from './pearl.ts';
import { mermaid } from './mermaid.ts';
import { firecracker } from './firecracker.ts';
import { compass } from './compass.ts';
import { aurora } from './aurora.ts';
import { train } from './train.ts';
import { lighthouse } from './lighthouse.ts';
import { gramophone } from './gramophone.ts';
import { mask } from './mask.ts';
import { sheriff } from './sheriff.ts';
import { wagon } from './wagon.ts';
import { clockwork } from './clockwork.ts';
import { moon } from './moon.ts';
import { jeepney } from './jeepney.ts';
import { crane } from './crane.ts';
import { raven } from './raven.ts';
import { camel } from './camel.ts';
import { carnival } from './carnival.ts';
import { coconut } from './coconut.ts';
import { crystals } from './crystals.ts';
import { obsidian } from './obsidian.ts';
import { canyon } from './canyon.ts';
import { koi } from './koi.ts';
import { plumBlossom } from './plum-blossom.ts';
import { globe } from './globe.ts';
import { streamliner } from './streamliner.ts';
import { haloHalo } from './halo-halo.ts';
import { emperor } from './emperor.ts';
import { vampire } from './vampire.ts';
import { ingots } from './ingots.ts';
import { dynamite } from './dynamite.ts';
import { oasis } from './oasis.ts';
import { cabinet } from '../arcade/cabinet.ts';
import { anchor } from '../fish/anchor.ts';
import { goldfish } from '../fish/goldfish.ts';
import { mahjong } from '../table/mahjong.ts';

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
  ...[
    lantern,
    honeycomb,
    pearl,
    mermaid,
    firecracker,
    compass,
    aurora,
    train,
    lighthouse,
    gramophone,
    mask,
    sheriff,
    wagon,
    clockwork,
    moon,
    jeepney,
    crane,
    raven,
  ],
  ...[
    camel,
    carnival,
    coconut,
    crystals,
    obsidian,
    canyon,
    koi,
    plumBlossom,
    globe,
    streamliner,
    haloHalo,
    emperor,
    vampire,
    ingots,
    dynamite,
    oasis,
  ],
  askedBy('carp', goldfish),
  askedBy('harbour harbor port', anchor),
  askedBy('vault midas', chest),
  askedBy('mahjong', mahjong),
  askedBy('eight bit eight-bit arcade', cabinet),
];
