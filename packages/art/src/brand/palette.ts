/** The three colours brand art is made of: hex strings. */
export interface ArtPalette {
  accent: string;
  surface: string;
  /** Text colour on the surface. */
  ink: string;
}
