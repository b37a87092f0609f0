import type { CallResponse } from '@pavilion/contracts/define-call';
import { aliveList } from '@pavilion/contracts/player/games/alive-list.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { mergeAlive } from './merge-alive.ts';

/** What is alive on the site, kept as it is now by the topic. */
export function useAlive() {
  const client = useQueryClient();
  useTopic('alive', {
    'alive.changed': (change) =>
      client.setQueryData<CallResponse<typeof aliveList>>(callKey(aliveList, {}), (known) =>
        known ? { ...known, value: mergeAlive(known.value, change) } : known,
      ),
  });
  return useQuery(callQuery(aliveList, {}));
}
