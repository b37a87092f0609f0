const mappedPrefix = '::ffff:';
const groupsOfNetwork = 4;
const groupsOfAddress = 8;

/**
 * Who counts as one: an IPv4 address, also one written as IPv6 (`::ffff:192.0.2.7`), or the /64
 * network of an IPv6 address, which is what one subscriber has at least.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith(mappedPrefix) && address.includes('.'))
    return address.slice(mappedPrefix.length);
  const [head = '', tail] = address.split('::', 2);
  const before = groupsIn(head);
  const after = tail === undefined ? [] : groupsIn(tail);
  const zeros = Array<string>(Math.max(0, groupsOfAddress - before.length - after.length));
  return [...before, ...zeros.fill('0'), ...after].slice(0, groupsOfNetwork).join(':');
}

/**
 * The network an address is in, for its owner to recognise, without saying which line it is:
 * `203.0.113.*`, `2001:db8:0:7::*`.
 */
export function shownNetwork(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? `${network}::*` : network.replace(/\d+$/, '*');
}

/**
 * Groups of hexadecimal digits without leading zeros; the dotted end of an address stands for two.
 */
function groupsIn(text: string): string[] {
  if (text === '') return [];
  return text
    .toLowerCase()
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
}
