import { environment } from '#lib/environment.ts';
import { hub } from '#lib/live/hub.ts';
import { receiveEvent } from '#lib/live/receive-event.ts';
import { SeenIds } from '#lib/live/seen-ids.ts';

const seen = new SeenIds();

/** Where the Partner API delivers its signed events. */
export function POST(request: Request): Promise<Response> {
  return receiveEvent(request, { secret: environment().DASHBOARD_WEBHOOK_SECRET, hub: hub(), seen });
}
