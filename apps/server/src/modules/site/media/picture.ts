/** A picture the product can draw: its SVG and the form it is served in. */
export interface PictureRequest {
  /** Draws it; the same request always gives the same text. */
  draw(): string;
  format: 'svg' | 'webp' | 'avif' | 'png';
  /** Width in pixels; null for SVG. */
  width: number | null;
}

/** A drawn picture ready to send. */
export interface Picture {
  body: Buffer;
  type: string;
}

export const contentTypes: Record<PictureRequest['format'], string> = {
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
};
