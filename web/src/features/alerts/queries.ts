import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { pressSignal } from '../../api/press-signal.ts';
import { FORECASTS } from '../../entities/beach/forecast-query.ts';
import { favoritesQuery } from '../../entities/favorites/favorites-query.ts';
import { language } from '../../preferences/language.ts';
import { type AlertChoice, type AlertPlan, fullSentence } from './model.ts';

/** On how many days of the last month such an alert would have been sent. */
export function previewQuery(favoriteId: number, { active: _, ...choice }: AlertChoice) {
  return queryOptions({
    queryKey: ['alert-preview', favoriteId, choice],
    queryFn: ({ signal }) =>
      request('previewAlert', { query: { favoriteId, ...choice, lang: language }, signal, quiet: true }),
    // The previous choice's preview stays until this one has loaded.
    placeholderData: keepPreviousData,
  });
}

/** The plan does not allow an alert; its message is the sentence that says so. */
export class AlertRefused extends Error {
  override readonly name = 'AlertRefused';
}

export async function saveAlert(favoriteId: number, plan: AlertPlan, choice: AlertChoice): Promise<void> {
  const { success, errorMsg, notificationsCount } = await request('saveAlert', {
    body: { favoriteId, ...choice },
    signal: pressSignal(),
  });
  if (!success) throw new AlertRefused(errorMsg ?? fullSentence({ ...plan, notificationsCount }));
}

/** Saves an alert, one choice after the other; rejects with the sentence that states why not. */
export function useSaveAlert(favoriteId: number, plan: AlertPlan) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'alert' },
    mutationFn: (choice: AlertChoice) => saveAlert(favoriteId, plan, choice),
    // The beach's forecast holds whether there is an alert, too.
    onSettled: () =>
      Promise.all([favoritesQuery.queryKey, FORECASTS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
