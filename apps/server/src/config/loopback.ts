/** Whether a host to listen at is reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}

/** Whether an address is this machine's own, however it is written. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address);
}
