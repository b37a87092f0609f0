interface SeatPlace {
  seat: number;
  /** Percent of the felt's inline and block size. */
  x: number;
  y: number;
}

const reach = { x: 42, y: 41 };

/**
 * Where the seats of a table stand on its oval: one's own at the bottom, the others clockwise from
 * there, as players see a table. Without an own seat the first stands at the bottom.
 */
export function seatPlaces(seatCount: number, ownSeat: number | null): SeatPlace[] {
  const first = ownSeat ?? 1;
  return Array.from({ length: seatCount }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / seatCount;
    return {
      seat: ((first - 1 + step) % seatCount) + 1,
      x: Math.round(50 + reach.x * Math.cos(angle)),
      y: Math.round(50 + reach.y * Math.sin(angle)),
    };
  });
}
