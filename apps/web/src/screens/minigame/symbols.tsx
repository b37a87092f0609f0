import { Icon, type IconName } from '@pavilion/ui/icon';

/** What stands for the symbols of cards, in the order of their table. */
const scratchIcons: readonly IconName[] = ['dice', 'heart', 'star', 'fire', 'crown', 'trophy'];
const matchIcons: readonly IconName[] = ['heart', 'star', 'fire', 'crown'];

/** A symbol of a game; those of scratch begin with 1, 0 is no prize. */
export function SymbolIcon({ game, symbol }: { game: 'scratch' | 'match'; symbol: number }) {
  const name = game === 'scratch' ? scratchIcons[symbol - 1] : matchIcons[symbol];
  return name ? <Icon name={name} size={28} /> : null;
}
