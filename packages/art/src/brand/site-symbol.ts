import { hashOf } from '../core/random.ts';
import type { FaceName } from '../lettering/faces.ts';
import { symbols, type SymbolName } from './symbols.ts';

interface Brand {
  symbol: SymbolName;
  face: FaceName;
}

const brand = (symbol: SymbolName, face: FaceName): Brand => ({ symbol, face });

/** The symbol and the letter face of each demo brand, matched to the template's art direction. */
const brands: Readonly<Record<string, Brand>> = {
  casino1: brand('crown', 'elegant'),
  casino2: brand('lotus', 'thin'),
  slot1: brand('clover', 'rounded'),
  slot2: brand('lantern', 'flare'),
  slot3: brand('comet', 'techno'),
  slot4: brand('bolt', 'techno'),
  casino3: brand('spade', 'slab'),
  sportsbook1: brand('shield', 'heavy'),
  casino4: brand('fan', 'elegant'),
  slot5: brand('flame', 'brush'),
  casino5: brand('tower', 'medium'),
  slot6: brand('anchor', 'rounded'),
  slot7: brand('mask', 'rounded'),
  slot8: brand('pixel', 'block'),
  casino6: brand('beacon', 'condensed'),
  casino7: brand('arch', 'flare'),
  casino8: brand('quill', 'medium'),
  slot9: brand('leaf', 'flare'),
  casino9: brand('diamond', 'techno'),
  sportsbook2: brand('laurel', 'condensed'),
  sportsbook3: brand('owl', 'slab'),
  sportsbook4: brand('pulse', 'block'),
  maintenance: brand('moon', 'medium'),
};

const symbolNames = Object.keys(symbols) as SymbolName[];
const brandFaces: readonly FaceName[] = ['heavy', 'rounded', 'techno', 'slab', 'flare', 'medium'];

/** The brand of a site; a site nobody has drawn for yet gets one from its code. */
export function brandOf(siteCode: string): Brand {
  const known = brands[siteCode];
  if (known) return known;
  const hash = hashOf(siteCode);
  return brand(
    symbolNames[hash % symbolNames.length] as SymbolName,
    brandFaces[(hash >>> 8) % brandFaces.length] as FaceName,
  );
}
