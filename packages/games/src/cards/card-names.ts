/** Cards by their names: `"9h Kd"`, suits d h s c. */
export const cardsOf = (text: string): number[] =>
  text.split(' ').map((name) => {
    const rank = '23456789TJQKA'.indexOf(name[0] ?? '');
    const suit = 'dhsc'.indexOf(name[1] ?? '');
    if (name.length !== 2 || rank < 0 || suit < 0) throw new Error(`"${name}" is no card`);
    return rank * 4 + suit;
  });
