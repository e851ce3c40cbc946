import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { SUCCESS_MS } from '../../ui/success.ts';
import { useToast } from '../../ui/toast.tsx';
import { applySetting, revertSetting, type SettingChange } from './model.ts';

/** Queries the chosen settings and their options. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => request('getUnitOptions', { signal }),
});

const CHANGE = ['setting-change'];

/**
 * Saves settings one after another. Each shows at once and is reverted if the server refuses it. A change of units
 * refetches the data of every page.
 */
export function useSetting() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationKey: CHANGE,
    scope: { id: 'setting' },
    mutationFn: (change: SettingChange) => request('updateSetting', { body: change }),
    async onMutate(change) {
      await client.cancelQueries(settingsQuery);
      const before = client.getQueryData(settingsQuery.queryKey);
      client.setQueryData(settingsQuery.queryKey, (now) => now && applySetting(now, change));
      return { before };
    },
    onError(error, change, rollback) {
      client.setQueryData(
        settingsQuery.queryKey,
        (now) => now && rollback?.before && revertSetting(now, change, rollback.before),
      );
      showToast(error.message, { tone: 'error', ms: SUCCESS_MS });
    },
    onSuccess() {
      showToast(m.account_saved(), { ms: SUCCESS_MS });
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' });
    },
    onSettled() {
      // Only the last running change refetches the settings, so that no refetch overwrites a later optimistic update.
      if (client.isMutating({ mutationKey: CHANGE }) === 1) void client.invalidateQueries(settingsQuery);
    },
  });
}
