import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  markSettledSeen,
  noteSettled,
  useSettledCount,
} from '../common/bets/settled-news.store.ts';
import { createBatcher } from '@pavilion/web-core/batcher';
import { useEventName } from '../common/sports/event-name.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { useTopic } from '../core/realtime/realtime.ts';
import { provideSports } from '../common/sports/sports-slots.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import type { SportsBet } from '../features/money/history/bet-history.queries.ts';
import { settleNews } from '../features/money/history/settle-news.ts';

/** Bets of one match are settled together; they are told together. */
const togetherMs = 500;

/**
 * Shows nothing; tells a signed-in player of settled bets, wherever the player is, and counts those
 * not looked at.
 */
export function SettleNews() {
  const accountId = useUserStore((state) => (state.isAuthenticated ? state.user.account_id : null));
  const client = useQueryClient();
  const tell = useTell();
  const [news] = useState(() => createBatcher<SportsBet>(togetherMs, tell));
  const settledCount = useSettledCount(accountId ?? '');
  useEffect(() => provideSports({ settledCount }), [settledCount]);
  useTopic(accountId === null ? null : 'bets', {
    'bet.settled': ({ bet }) => {
      void client.invalidateQueries({ queryKey: [betList.path] });
      noteSettled(accountId ?? '', bet.bet_id);
      news.add(bet);
    },
  });
  return null;
}

/** Tells of settled bets in the page's language of that moment. */
function useTell(): (bets: SportsBet[]) => void {
  const t = useText();
  const format = useFormat();
  const matchOf = useEventName();
  const latest = useRef({ t, format, matchOf });
  useEffect(() => {
    latest.current = { t, format, matchOf };
  });
  return useCallback((bets) => {
    // Who looks at the settled bets sees them come.
    const { pathname, search } = browserHistory.location;
    if (pathname.endsWith('/bet-history') && search.includes('status=settled')) markSettledSeen();
    const toast = settleNews(bets, latest.current);
    if (toast) showToast(toast);
  }, []);
}
