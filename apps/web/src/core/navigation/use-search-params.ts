// chunk: standing
import { useCallback, useMemo } from 'react';
import { addressOf, browserHistory } from '@pavilion/web-core/navigation/history';
import { usePageStore } from './page.store.ts';

/** Makes the next query of the address from the present one. */
type ParamsChange = (now: URLSearchParams) => URLSearchParams;
type SetParams = (change: ParamsChange, options?: { replace?: boolean }) => void;

/**
 * Query of the page's address, and how to change it: as a new step of the history unless `replace`
 * is set.
 */
export function useSearchParams(): [URLSearchParams, SetParams] {
  const search = usePageStore((state) => state.location.search);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetParams>((change, options = {}) => {
    const { pathname, search: now } = browserHistory.location;
    const query = change(new URLSearchParams(now)).toString();
    const target = addressOf({ pathname, search: query && `?${query}`, hash: '' });
    if (options.replace) browserHistory.replace(target);
    else browserHistory.push(target);
  }, []);
  return [params, setParams];
}
