import { locales } from '@pavilion/domain/locales';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageStore } from '../navigation/page.store.ts';
import { queryClient } from '../query.ts';
import { followLanguage } from './follow-language.ts';

const messages = {};
afterEach(() => queryClient.clear());

it('another language asks again for what calls brought; another page of the same does not', () => {
  const key = ['/api/home/marquee', {}];
  const isOld = () => queryClient.getQueryState(key)?.isInvalidated;
  usePageStore.setState({ language: { locale: locales.EN, messages } });
  queryClient.setQueryData(key, { value: [{ text: 'Play for fun' }] });
  const loadCached = vi.fn();
  const stop = followLanguage({ loadCached });
  usePageStore.setState({ action: 'push' });
  expect([isOld(), loadCached.mock.calls.length]).toEqual([false, 0]);
  usePageStore.setState({ language: { locale: locales.ESP, messages } });
  expect([isOld(), loadCached.mock.calls.length]).toEqual([true, 1]);
  stop();
});
