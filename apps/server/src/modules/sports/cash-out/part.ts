/** The percent of a part on the wire, whose form the contract checked: 25 for `"0.25"`. */
export const percentOf = (part: string): number => Math.round(Number(part) * 100);
