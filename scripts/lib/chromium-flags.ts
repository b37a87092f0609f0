/**
 * Flags for a browser that is driven by a program, on machines without a display or a GPU and
 * possibly as root. Background traffic is off, so that a run neither needs nor touches any network
 * but the loopback.
 */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every demo site is a name below localhost; no resolver of the machine takes part.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];
