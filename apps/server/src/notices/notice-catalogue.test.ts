import { describe, expect, it } from 'vitest';
import { defineNotice } from './define-notice.ts';
import { createNoticeCatalogue } from './notice-catalogue.ts';

const notice = (name: string) =>
  defineNotice({ name, topic: 'bet', link: null, write: () => ({ title: name, body: '' }) });
const [won, lost] = [notice('race.won'), notice('race.lost')];

describe('the catalogue of notices', () => {
  const catalogue = createNoticeCatalogue([won, lost]);

  it('finds what a row names', () => {
    expect(catalogue.byName('race.won')).toBe(won);
    expect(() => catalogue.byName('race.run')).toThrow('no module declares the notice race.run');
  });

  it('refuses two of one name', () => {
    expect(() => createNoticeCatalogue([won, lost, notice('race.won')])).toThrow(
      'the notice race.won is declared twice',
    );
  });

  it('refuses to send what nobody declares, and another one under a declared name', () => {
    expect(() => catalogue.requireDeclared(won)).not.toThrow();
    expect(() => catalogue.requireDeclared(notice('race.run'))).toThrow('no module declares');
    expect(() => catalogue.requireDeclared(notice('race.won'))).toThrow('another notice');
  });
});
