declare module 'zzfx' {
  /** Plays a synthesised effect from its parameters. */
  export function zzfx(...parameters: number[]): AudioBufferSourceNode;
}
