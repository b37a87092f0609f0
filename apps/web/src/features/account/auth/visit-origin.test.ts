import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAffiliate } from '../../../core/startup/affiliate.ts';
import { startHistoryAt } from '@pavilion/web-core/navigation/history';
import { visitMarks } from '../../../core/startup/visit-marks.ts';
import { referrerOfVisit, visitOrigin } from './visit-origin.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};
const visit = (pathname: string, search: string): void =>
  startHistoryAt({ pathname, search, hash: '' });

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => void vi.unstubAllGlobals());

/** What the start of the page does. */
function firstPage(search: string): void {
  visit('/promotions', search);
  visitMarks();
  keepAffiliate(search, localStorage);
}

it('sign-up on a later page in another language still sends where the visit came from', () => {
  firstPage('?ch=tv&cm=spring&pp=top&fbp=fb.1&appsflyer_id=af-1&ref=ana&aff=partner');
  visit('/es/slots', '?sort=new');
  visit('/es/register', '');
  expect(visitOrigin()).toEqual({
    ch: 'tv',
    cm: 'spring',
    pp: 'top',
    affiliate_code: 'partner',
    fbp: 'fb.1',
    appsflyer_id: 'af-1',
    visitor_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(referrerOfVisit()).toBe('ana');
});

it('the cookie of the advertising network counts before the link', () => {
  firstPage('?fbp=fb.1');
  vi.stubGlobal('document', { cookie: '_fbp=fb.2' });
  expect(visitOrigin().fbp).toBe('fb.2');
});

it('a visitor keeps one id', () => {
  expect(visitOrigin().visitor_id).toBe(visitOrigin().visitor_id);
});

it('where the browser keeps nothing the address still counts', () => {
  vi.stubGlobal('sessionStorage', undefined);
  visit('/register', '?ch=tv&referrer_code=ana');
  expect(visitOrigin().ch).toBe('tv');
  expect(referrerOfVisit()).toBe('ana');
});
