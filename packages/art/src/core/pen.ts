import type { Random } from './random.ts';
import { num } from './shapes.ts';

/** A colour stop: offset 0..1, hex colour, opacity 0..1 (1 when left out). */
export type Stop = readonly [number, string, number?];

const stopsMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"${opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join('');

/**
 * Collects the shared definitions (gradients, filters, clips) of one picture and hands out
 * references to them.
 */
export class Pen {
  readonly random: Random;
  /** Surfaces get one plain colour; light that fades out stays light. */
  readonly isFlat: boolean;
  private readonly prefix: string;
  private readonly known = new Map<string, string>();

  /** `prefix` keeps ids apart when several pictures stand in one document. */
  constructor(random: Random, prefix: string, isFlat = false) {
    this.random = random;
    this.prefix = prefix;
    this.isFlat = isFlat;
  }

  /** Registers a definition once; `make` gets the id to use. Gives `url(#id)`. */
  define(key: string, make: (id: string) => string): string {
    return `url(#${this.defineId(key, make)})`;
  }

  /** As `define`, but gives the bare id, for `<use>`. */
  defineId(key: string, make: (id: string) => string): string {
    const id = `${this.prefix}${this.ids.get(key) ?? this.ids.size.toString(36)}`;
    if (!this.known.has(key)) {
      this.ids.set(key, this.ids.size.toString(36));
      this.known.set(key, make(id));
    }
    return id;
  }

  private readonly ids = new Map<string, string>();

  /**
   * Gradient along a direction given in fractions of the painted box (top to bottom when left out).
   */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const plain = this.plain(stops);
    if (plain) return plain;
    const body = stopsMarkup(stops);
    const line = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`;
    return this.define(
      `l${line}${body}`,
      (id) => `<linearGradient id="${id}" ${line}>${body}</linearGradient>`,
    );
  }

  /** Gradient along a direction given in user units. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const plain = this.plain(stops);
    if (plain) return plain;
    const body = stopsMarkup(stops);
    const line = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`;
    return this.define(
      `l${line}${body}`,
      (id) => `<linearGradient id="${id}" ${line}>${body}</linearGradient>`,
    );
  }

  /** Round gradient in fractions of the painted box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const plain = this.plain(stops);
    if (plain) return plain;
    const body = stopsMarkup(stops);
    const shape = `cx="${Math.round(cx * 100) / 100}" cy="${Math.round(cy * 100) / 100}" r="${Math.round(r * 100) / 100}"`;
    return this.define(
      `r${shape}${body}`,
      (id) => `<radialGradient id="${id}" ${shape}>${body}</radialGradient>`,
    );
  }

  private plain(stops: readonly Stop[]): string | null {
    if (!this.isFlat || stops.some(([, , opacity]) => opacity !== undefined && opacity < 1))
      return null;
    return stops[Math.floor((stops.length - 1) / 2)]?.[1] ?? null;
  }

  /** Clip to an outline. */
  clip(path: string): string {
    return this.define(`c${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  }

  /** All definitions collected so far. */
  defs(): string {
    return `<defs>${[...this.known.values()].join('')}</defs>`;
  }

  /** The finished document. */
  document(width: number, height: number, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${this.defs()}${body}</svg>`;
  }
}
