import { accountEndpoints } from './accounts/routes.ts';
import { applicationEndpoints } from './applications/routes.ts';
import { bulkEditEndpoints } from './bulk-edits/routes.ts';
import { calendarGridEndpoints } from './calendar/grid/routes.ts';
import { calendarEndpoints } from './calendar/routes.ts';
import { compsetConsoleEndpoints } from './compsets/console-routes.ts';
import { compsetEndpoints } from './compsets/routes.ts';
import { consoleEndpoints } from './console/routes.ts';
import { syncStatusEndpoints } from './console/sync-status.ts';
import { customizationEndpoints } from './customizations/routes.ts';
import { calendarFeedEndpoints } from './feeds/routes.ts';
import { historyConsoleEndpoints } from './history/console-routes.ts';
import { historyEndpoints } from './history/routes.ts';
import type { Endpoint } from './http/endpoint.ts';
import { insightEndpoints } from './insights/routes.ts';
import { listingEndpoints } from './listings/routes.ts';
import { planEndpoints } from './plans/routes.ts';
import { previewEndpoints } from './previews/routes.ts';
import { recommendationConsoleEndpoints } from './recommendations/console-routes.ts';
import { recommendationEndpoints } from './recommendations/routes.ts';
import { reservationConsoleEndpoints } from './reservations/console-routes.ts';
import { reservationEndpoints } from './reservations/routes.ts';
import { restorationEndpoints } from './restorations/routes.ts';
import { exportEndpoints } from './spreadsheets/exports/routes.ts';
import { importEndpoints } from './spreadsheets/imports/routes.ts';
import { personalTokenEndpoints } from './tokens/routes.ts';
import { userEndpoints } from './users/routes.ts';
import { webhookEventEndpoints } from './webhooks/event-routes.ts';
import { personalWebhookRoutes } from './webhooks/personal-routes.ts';
import { webhookEndpoints } from './webhooks/routes.ts';

/** Everything that is served, in the order of the reference. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...listingEndpoints,
  ...calendarEndpoints,
  ...insightEndpoints,
  ...compsetEndpoints,
  ...customizationEndpoints,
  ...historyEndpoints,
  ...recommendationEndpoints,
  ...reservationEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...webhookEndpoints,
  ...webhookEventEndpoints,
  ...consoleEndpoints,
  ...personalTokenEndpoints,
  ...planEndpoints,
  ...applicationEndpoints,
  ...compsetConsoleEndpoints,
  ...syncStatusEndpoints,
  ...recommendationConsoleEndpoints,
  ...reservationConsoleEndpoints,
  ...personalWebhookRoutes,
  ...calendarGridEndpoints,
  ...previewEndpoints,
  ...restorationEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...bulkEditEndpoints,
  ...calendarFeedEndpoints,
  ...historyConsoleEndpoints,
];
