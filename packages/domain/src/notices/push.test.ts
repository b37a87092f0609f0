import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './index.ts';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91bHqjZxM0VImWWqDRN7U0a3AycjUf4O-byuxb_wJsKRaKvV_iKw56s16ekq6FUqoCF7k2nICUpd8fHPxVTgqLunFeVeB9lLCQZyohyAztTH8ZQL9WCxKpA6dvTG_TUIhQUFq_n',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABf=',
    'https://wns2-pn1p.notify.windows.com/w/?token=BQYAAAD%2bCzJ%2f',
    'https://web.push.apple.com/QGkl-1',
    'https://push.example.net:443/a',
    'https://push.example.net',
  ])('%s is one', (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });

  it.each([
    ['another scheme', 'http://push.example.net/a'],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'push.example.net/a'],
    ['nothing', ''],
    ['this machine', 'https://localhost/a'],
    ['this machine below a name', 'https://a.localhost/a'],
    ['a name without dots', 'https://database/a'],
    ['a name of the own network', 'https://db.internal/a'],
    ['a name of the own network with a last dot', 'https://db.internal./a'],
    ['a printer', 'https://printer.local/a'],
    ['an address of numbers', 'https://127.0.0.1/a'],
    ['an address of numbers, in part', 'https://10.1/a'],
    ['an address as one number', 'https://2130706433/a'],
    ['an address as a hexadecimal number', 'https://0x7f000001/a'],
    ['an address that ends hexadecimally', 'https://127.0.0.0x1/a'],
    ['an address of version 6', 'https://[::1]/a'],
    ['metadata of a cloud', 'https://169.254.169.254/latest/meta-data'],
    ['another port', 'https://push.example.net:8443/a'],
    ['a port with zeros', 'https://push.example.net:0443/a'],
    ['a name before the host', 'https://push.example.net@127.0.0.1/a'],
    ['a stroke that parsers read in two ways', 'https://push.example.net\\@127.0.0.1/a'],
    ['a mark that parsers read in two ways', 'https://push.example.net#@127.0.0.1/a'],
    ['a break', 'https://push.example.net/a\r\nhost: x'],
    ['a name of other letters', 'https://рush.example.net/a'],
    ['too long', `https://push.example.net/${'a'.repeat(980)}`],
  ])('%s is none', (_case, address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });
});
