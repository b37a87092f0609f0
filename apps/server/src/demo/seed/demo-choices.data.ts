import type { ThemeCode } from '@pavilion/domain/themes';

/** Games that each brand puts first, `PROVIDER/code`, chosen for its theme: a house of sweets leads with sweets. */
export const demoChoices: Partial<Record<ThemeCode, string>> = {
  casino2: `CORALBAY/pearl-of-the-lagoon AURUM/vault-of-midas EASTGATE/nine-cranes PAVILION/classic-3x3 NIGHTJAR/midnight-masquerade
    QUICKSTONE/crystal-cascade LODESTAR/polar-lights AURUM/crown-of-ashes EVOPLAY/tea-house-tigers BRIGHTFOX/moonlit-market`,
  slot1: `BRIGHTFOX/sugar-rush-alley MANGOTREE/halo-halo-spins PAVILION/cascade-6x5 BRIGHTFOX/honeycomb-heist MANGOTREE/mango-monsoon
    MANGOTREE/coconut-cashdrop BRIGHTFOX/pumpkin-parlour MANGOTREE/sari-sari-surprise QUICKSTONE/crystal-cascade MANGOTREE/fiesta-de-barrio`,
  slot2: `EASTGATE/jade-emperor-ways AURUM/lantern-fortune EASTGATE/firecracker-festival PAVILION/hold-and-win AURUM/golden-carp-garden
    EASTGATE/lucky-koi-ladder EASTGATE/mahjong-moonrise EVOPLAY/tea-house-tigers EASTGATE/nine-cranes EASTGATE/plum-blossom-prosperity`,
  slot3: `LODESTAR/starfall-riches PAVILION/ways-243 LODESTAR/polar-lights LODESTAR/aurora-express PIXELPAW/robo-ronin
    LODESTAR/meridian-megaspin QUICKSTONE/obsidian-order LODESTAR/compass-of-kings QUICKSTONE/crystal-cascade EVOPLAY/frostfang-saga`,
  slot4: `PIXELPAW/robo-ronin NIGHTJAR/phantom-phonograph EVOPLAY/clockwork-bandits PAVILION/ways-243 NIGHTJAR/carnival-noir
    LODESTAR/aurora-express BRIGHTFOX/moonlit-market NIGHTJAR/vampire-vintage PIXELPAW/eight-bit-empire QUICKSTONE/obsidian-order`,
  casino3: `NIGHTJAR/vampire-vintage NIGHTJAR/midnight-masquerade PAVILION/classic-3x3 NIGHTJAR/carnival-noir AURUM/crown-of-ashes
    NIGHTJAR/phantom-phonograph NIGHTJAR/raven-reels AURUM/vault-of-midas AURUM/alchemist-alley AURUM/sultan-of-sparks`,
  sportsbook1: `REDSILK/jockey-joker UMBERLINE/wild-prairie-wagons UMBERLINE/bison-bluff PAVILION/lines-5x3 UMBERLINE/railroad-riches
    EVOPLAY/frostfang-saga UMBERLINE/sheriff-showdown LODESTAR/compass-of-kings BRIGHTFOX/foxfire-forest LODESTAR/lighthouse-treasure`,
  casino4: `NIGHTJAR/phantom-phonograph AURUM/vault-of-midas PAVILION/classic-3x3 NIGHTJAR/midnight-masquerade AURUM/bullion-bandito
    LODESTAR/aurora-express UMBERLINE/railroad-riches NIGHTJAR/carnival-noir AURUM/crown-of-ashes SUNDIAL/pharaoh-phoenix`,
  slot5: `EVOPLAY/clockwork-bandits PIXELPAW/pixel-pirates BRIGHTFOX/honeycomb-heist PAVILION/lines-5x3 MANGOTREE/jeepney-jackpot
    REDSILK/jockey-joker MANGOTREE/halo-halo-spins QUICKSTONE/dynamite-dwarves BRIGHTFOX/pumpkin-parlour AURUM/bullion-bandito`,
  casino5: `QUICKSTONE/obsidian-order QUICKSTONE/crystal-cascade PAVILION/classic-3x3 LODESTAR/meridian-megaspin QUICKSTONE/gemfall-canyon
    LODESTAR/compass-of-kings PAVILION/ways-243 EASTGATE/nine-cranes LODESTAR/polar-lights EVOPLAY/clockwork-bandits`,
  slot6: `CORALBAY/pearl-of-the-lagoon CORALBAY/mermaid-mosaic TIDEWATER/harbour-hold-and-win PAVILION/hold-and-win LODESTAR/lighthouse-treasure
    MANGOTREE/coconut-cashdrop MANGOTREE/mango-monsoon EASTGATE/lucky-koi-ladder AURUM/golden-carp-garden PIXELPAW/pixel-pirates`,
  slot7: `MANGOTREE/fiesta-de-barrio MANGOTREE/jeepney-jackpot PAVILION/cascade-6x5 MANGOTREE/sari-sari-surprise NIGHTJAR/carnival-noir
    MANGOTREE/halo-halo-spins EASTGATE/firecracker-festival MANGOTREE/mango-monsoon BRIGHTFOX/pumpkin-parlour REDSILK/jockey-joker`,
  slot8: `PIXELPAW/eight-bit-empire PIXELPAW/pixel-pirates PIXELPAW/robo-ronin PAVILION/classic-3x3 QUICKSTONE/dynamite-dwarves
    EVOPLAY/clockwork-bandits DRAKENHALL/siege-of-emberkeep QUICKSTONE/gemfall-canyon LODESTAR/starfall-riches DRAKENHALL/drake-and-the-dozen-crowns`,
  casino6: `LODESTAR/aurora-express NIGHTJAR/phantom-phonograph PAVILION/lines-5x3 EASTGATE/mahjong-moonrise AURUM/vault-of-midas
    EVOPLAY/tea-house-tigers REDSILK/jockey-joker QUICKSTONE/gemfall-canyon CORALBAY/pearl-of-the-lagoon SUNDIAL/oasis-oracle`,
  casino7: `SUNDIAL/temple-of-the-fifth-sun AURUM/vault-of-midas PAVILION/hold-and-win AURUM/crown-of-ashes SUNDIAL/pharaoh-phoenix
    EASTGATE/jade-emperor-ways AURUM/sultan-of-sparks DRAKENHALL/drake-and-the-dozen-crowns SUNDIAL/oasis-oracle EASTGATE/nine-cranes`,
  casino8: `EASTGATE/nine-cranes LODESTAR/compass-of-kings PAVILION/ways-243 EVOPLAY/ember-of-the-nile BRIGHTFOX/moonlit-market
    UMBERLINE/railroad-riches LODESTAR/lighthouse-treasure DRAKENHALL/runes-of-hallgard EVOPLAY/tea-house-tigers AURUM/alchemist-alley`,
  slot9: `EVOPLAY/tea-house-tigers SUNDIAL/temple-of-the-fifth-sun PAVILION/cascade-6x5 BRIGHTFOX/foxfire-forest MANGOTREE/coconut-cashdrop
    UMBERLINE/bison-bluff MANGOTREE/mango-monsoon SUNDIAL/scarab-sunrise QUICKSTONE/gemfall-canyon BRIGHTFOX/honeycomb-heist`,
  casino9: `AURUM/bullion-bandito PAVILION/classic-3x3 QUICKSTONE/obsidian-order LODESTAR/meridian-megaspin AURUM/vault-of-midas
    UMBERLINE/railroad-riches AURUM/alchemist-alley QUICKSTONE/quarry-queen LODESTAR/compass-of-kings PAVILION/ways-243`,
  sportsbook2: `EASTGATE/firecracker-festival REDSILK/jockey-joker PAVILION/lines-5x3 LODESTAR/starfall-riches EVOPLAY/tea-house-tigers
    UMBERLINE/bison-bluff MANGOTREE/jeepney-jackpot EVOPLAY/frostfang-saga QUICKSTONE/dynamite-dwarves AURUM/lantern-fortune`,
  sportsbook3: `UMBERLINE/sheriff-showdown UMBERLINE/railroad-riches PAVILION/classic-3x3 NIGHTJAR/raven-reels NIGHTJAR/phantom-phonograph
    BRIGHTFOX/foxfire-forest AURUM/bullion-bandito NIGHTJAR/vampire-vintage UMBERLINE/wild-prairie-wagons EVOPLAY/clockwork-bandits`,
  sportsbook4: `LODESTAR/meridian-megaspin PIXELPAW/robo-ronin PAVILION/ways-243 QUICKSTONE/obsidian-order AURUM/bullion-bandito
    PIXELPAW/eight-bit-empire LODESTAR/starfall-riches REDSILK/jockey-joker EVOPLAY/clockwork-bandits LODESTAR/aurora-express`,
};
