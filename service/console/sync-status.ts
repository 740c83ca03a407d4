import { type SyncSummaryAttributes, syncSummaryDocumentSchema } from '#contract/console/sync-status.ts';
import { summarizeSync } from '../accounts/queries.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';

export const syncStatusEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/sync-status/',
    operationId: 'getSyncStatus',
    tag: 'Console',
    summary: 'How the syncs of all accounts are doing',
    requires: ['console:read'],
    answers: { 200: { description: 'The accounts taken together', schema: syncSummaryDocumentSchema } },
    async handle({ context, principal }) {
      const tenant = tenantOf(principal);
      const summary = await summarizeSync(context.db, tenant);
      const attributes: SyncSummaryAttributes = {
        accounts: summary.accounts,
        'accounts-synced': summary.synced,
        'accounts-failing': summary.failing,
        'accounts-syncing': summary.syncing,
        'last-successful-sync-at': summary.lastSuccessfulSyncAt?.toISOString() ?? null,
        'listings-in-progress': summary.listingsInProgress,
      };
      const id = tenant.userId === null ? 'all' : String(tenant.userId);
      return { status: 200, document: { data: { type: 'sync-statuses', id, attributes } } };
    },
  }),
];
