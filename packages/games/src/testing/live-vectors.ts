import { fromHex, type RandomStream } from '../fairness/index.ts';
import { houseRoundStream } from '../live/table-game.ts';

/** The chain of the published vectors of shared rounds (wire, games two, 14), rounds 1 to 3. */
export const vectorLinks = [
  '4a77cfde1a0ac0745b0fc6b389089759ba2f3e0e4c06308c42a554aea6926b21',
  '8e0395190a3282914177dd0eef627ca65f8877719ecb5dfe6299b8378ded13d3',
  'be5f022e6247d021e2ff06c18a1e80109f5d42b24895067424e14d9576f7b6a9',
] as const;
export const vectorSalt = '0000000000000000000301e2801a9a9598bfb114e574a91a887f2132f33047e6';

/** The stream of a round of that chain against the house. */
export const vectorRound = (index: 1 | 2 | 3): RandomStream =>
  houseRoundStream({ link: fromHex(vectorLinks[index - 1] ?? ''), salt: vectorSalt, index });
