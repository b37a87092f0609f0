/** A picture the product can draw: its SVG and the form it is served in. */
export interface PictureRequest {
  /** Draws it; the same request always gives the same text. */
  draw(): string;
  format: 'svg' | 'webp' | 'avif' | 'png';
  /** Width in pixels; null for SVG. */
  width: number | null;
  /** What is laid over the drawing, in its pixels: words in letters no drawing of ours has. */
  layer?(): Promise<PictureLayer>;
}

export interface PictureLayer {
  input: Buffer;
  left: number;
  top: number;
}

/** A drawn picture ready to send. */
export interface Picture {
  body: Buffer;
  type: string;
}

export const contentTypes: Record<PictureRequest['format'] | 'jpg', string> = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
};
