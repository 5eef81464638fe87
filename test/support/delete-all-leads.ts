import type { Api } from './api.js';

/**
 * Also while the server looks for duplicates: a `DELETE` without an order locks leads as they lie in the table, which
 * deadlocks with a search that locks them by id.
 */
export async function deleteAllLeads(api: Pick<Api, 'sql'>): Promise<void> {
  await api.sql('TRUNCATE leads, deleted_leads CASCADE');
}
