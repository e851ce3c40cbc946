import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { requestTimeout } from '../../api/request-timeout.ts';
import { FORECASTS } from '../../entities/beach/forecast-query.ts';
import { favoritesQuery } from '../../entities/favorites/favorites-query.ts';
import { language } from '../../preferences/language.ts';
import { type AlertChoice, type AlertPlan, fullSentence } from './model.ts';

/** Queries on how many days of the last month an alert with these settings would have been sent. */
export function previewQuery(favoriteId: number, { active: _, ...choice }: AlertChoice) {
  return queryOptions({
    queryKey: ['alert-preview', favoriteId, choice],
    queryFn: ({ signal }) =>
      request('previewAlert', { query: { favoriteId, ...choice, lang: language }, signal, quiet: true }),
    // The preview of the previous choice stays visible until the new preview has loaded.
    placeholderData: keepPreviousData,
  });
}

/** The error of an alert that the plan does not allow; its message is the sentence for the user. */
export class AlertRefused extends Error {
  override readonly name = 'AlertRefused';
}

export async function saveAlert(favoriteId: number, plan: AlertPlan, choice: AlertChoice): Promise<void> {
  const { success, errorMsg, notificationsCount } = await request('saveAlert', {
    body: { favoriteId, ...choice },
    signal: requestTimeout(),
  });
  if (!success) throw new AlertRefused(errorMsg ?? fullSentence({ ...plan, notificationsCount }));
}

/** Saves an alert's choices one after another; rejects with the sentence that says why a choice failed. */
export function useSaveAlert(favoriteId: number, plan: AlertPlan) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'alert' },
    mutationFn: (choice: AlertChoice) => saveAlert(favoriteId, plan, choice),
    // The reply of the beach's forecast also states whether the beach has an alert, so the forecast is refetched too.
    onSettled: () =>
      Promise.all([favoritesQuery.queryKey, FORECASTS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
