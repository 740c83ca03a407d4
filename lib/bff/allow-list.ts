import { accountCalls } from '#lib/bff/calls/account-calls.ts';
import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';
import { applicationCalls } from '#lib/bff/calls/application-calls.ts';
import { bulkEditCalls } from '#lib/bff/calls/bulk-edit-calls.ts';
import { calendarCalls } from '#lib/bff/calls/calendar-calls.ts';
import { compsetCalls } from '#lib/bff/calls/compset-calls.ts';
import { csvCalls } from '#lib/bff/calls/csv-calls.ts';
import { customizationCalls } from '#lib/bff/calls/customization-calls.ts';
import { deliveryCalls } from '#lib/bff/calls/delivery-calls.ts';
import { feedCalls } from '#lib/bff/calls/feed-calls.ts';
import { gridCalls } from '#lib/bff/calls/grid-calls.ts';
import { historyCalls } from '#lib/bff/calls/history-calls.ts';
import { insightsCalls } from '#lib/bff/calls/insights-calls.ts';
import { listingCalls } from '#lib/bff/calls/listing-calls.ts';
import { personCalls } from '#lib/bff/calls/person-calls.ts';
import { previewCalls } from '#lib/bff/calls/preview-calls.ts';
import { recommendationCalls } from '#lib/bff/calls/recommendation-calls.ts';
import { reservationCalls } from '#lib/bff/calls/reservation-calls.ts';
import { restorationCalls } from '#lib/bff/calls/restoration-calls.ts';
import { tokenCalls } from '#lib/bff/calls/token-calls.ts';
import { webhookCalls } from '#lib/bff/calls/webhook-calls.ts';

/** Everything the browser may ask of the Partner API. What is not here is 404. */
export const allowedCalls: readonly AllowedCall[] = [
  ...listingCalls,
  ...calendarCalls,
  ...gridCalls,
  ...compsetCalls,
  ...customizationCalls,
  ...insightsCalls,
  ...feedCalls,
  ...personCalls,
  ...accountCalls,
  ...reservationCalls,
  ...recommendationCalls,
  ...historyCalls,
  ...previewCalls,
  ...bulkEditCalls,
  ...restorationCalls,
  ...csvCalls,
  ...tokenCalls,
  ...webhookCalls,
  ...deliveryCalls,
  ...applicationCalls,
];
