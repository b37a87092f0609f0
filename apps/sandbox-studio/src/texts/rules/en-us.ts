import type { FamilyCode, HouseFamilyCode, SlotFamilyCode } from '../../titles/index.ts';

/** Words of the rules; a family's stand under its code, those of slots under what they have. */
export const english = {
  rules: 'Rules',
  closeRules: 'Close the rules',
  howTo: 'How to play',
  whatItPays: 'What it pays',
  facts: 'Facts',
  returns: 'Return to player',
  fromTo: '{from} % to {to} %',
  maxMultiplier: 'Largest multiplier',
  maxWin: 'Most a round pays',
  stakes: 'Stake',
  capped: 'A round that reaches the most it pays ends there.',
  malfunction: 'Malfunction voids all pays and plays.',
  jackpot:
    'A jackpot can fall in this game. It is the studio’s own money, and nothing of a stake goes into it. Every paid round may get it: the larger the stake, the more likely, and for the smallest stake the chance is 1 in {odds}. It is paid on top of what stands here.',
  jackpotShared:
    'A jackpot can fall in this game. One hundredth of every stake goes into it, out of the share of the house: everything else pays as it stands here. Every paid round may get it: the larger the stake, the more likely, and for the smallest stake the chance is 1 in {odds}. It is paid on top of what stands here.',
  pocket: 'Pocket',
  segment: 'Segment pays',
  pays: 'Pays',
  count: 'Segments',
  floor: 'Floor',
  gems: 'Safe tiles',
  picksHits: 'Numbers picked · hits',
  points: 'Points of the winner',
  gain: 'A win gains',
  cost: 'A loss costs',
  chance: 'Chance',
  'coin-flip':
    'Call heads or tails and play. The coin lands on either side with equal chance; a right call pays what the table says, a wrong one loses the stake.',
  diamonds:
    'Five gems are dealt, each in one of seven colours with equal chance. Gems of the same colour make a pattern, whatever their order; only the best pattern pays.',
  dice: 'Choose a number and whether the roll shall be over or under it. The roll is one of 10,000 results from 0.00 to 99.99, each equally likely; a roll equal to your number loses. A win pays 0.99 divided by its chance.',
  keno: 'Pick one to ten of forty numbers and a risk. Ten numbers are drawn, each equally likely; how many of yours are among them decides what is paid.',
  mines:
    'Choose how many mines lie under the 25 tiles and open tiles one by one. Each safe tile raises what cashing out pays; a mine ends the round and the stake is lost. Cash out after any safe tile. The mines are laid before the first tile is opened.',
  plinko:
    'The ball falls through {rows} rows of pegs and goes left or right at each with equal chance. The pocket it lands in pays the stake times its number; the risk decides how far apart the numbers lie.',
  tower:
    'Climb nine floors. On each one choose a tile: a safe one leads up, any other ends the round and the stake is lost. The difficulty decides how many tiles are safe. Cash out after any floor; all floors are laid before the first step.',
  wheel:
    'The wheel has {segments} segments, each equally likely. The one it stops on pays the stake times its number; the risk decides how far apart the numbers lie.',
  crash:
    'Set where you want to leave, and start. The flight ends at a point that is drawn at the start. If it gets as far as your mark, the stake is paid times that mark, else it is lost.',
  'hash-odd-even':
    'Each round draws a hash. Its last digit decides, letters are skipped: choose odd or even.',
  'hash-big-small':
    'Each round draws a hash. Its last digit decides, letters are skipped: 5 to 9 is big, 0 to 4 is small.',
  'hash-lucky':
    'Each round draws a hash. It is lucky when its last two characters are one letter and one digit, in either order: 120 of 256 endings.',
  'hash-banker-player':
    'Of the last five characters of the round’s hash the first two are the banker’s and the last two the player’s. Letters count nothing; the last digit of the sum is the points, and more points win. On a tie, stakes on banker and player come back.',
  'hash-niu-niu':
    'Of the last five characters of the round’s hash the first three are the banker’s and the last three the player’s. Letters count nothing; the last digit of the sum is the points, and a zero counts ten. Ten stakes are held because a loss can cost ten; the rest comes back, and on a tie all of it.',
  'slots-lines':
    'Symbols that are alike pay on {lines} lines, from the leftmost reel and without a gap; each line pays its best win. A wild stands for any symbol that pays on lines.',
  'slots-ways':
    'Symbols that are alike pay on neighbouring reels from the left, in each of {ways} ways. A wild stands for any symbol and grows over its whole reel.',
  'slots-cascade':
    'Symbols that are alike pay wherever they lie, if there are enough of them. They fall out and others come from above, as long as something pays. Multipliers that lie there at the end are added up and multiply what the spin won.',
  'slots-hold':
    'Symbols that are alike pay on {lines} lines from the left; a wild stands for any of them. {coins} coins or more stay and bring {respins} respins, and each new coin sets them back to {respins}. At the end every coin pays what it shows, and a full board pays the grand pot.',
  'slots-free-spins':
    '{scatters} scatters or more bring {spins} free spins on reels of their own, and more of them add {added}, up to {spinsMax} in all.',
  'slots-factor': 'What free spins win is multiplied by {factor}.',
  sports:
    'Choose the price of a result, set a stake and place the bet before the match begins. If the match ends so, the stake is paid times the price that stood when you bet; else it is lost. Cricket has no draw. Bets cannot be taken back.',
} satisfies Record<Exclude<FamilyCode, SlotFamilyCode | HouseFamilyCode>, string> &
  Record<string, string>;
export type RulesTexts = Record<keyof typeof english, string>;
