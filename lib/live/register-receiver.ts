import { environment } from '#lib/environment.ts';
import { callWithScope } from '#lib/partner-api/call.ts';

const PATIENCE_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

/**
 * Tells the Partner API where this dashboard receives events, when it starts: the address may be another than
 * last time. Tries again while the service is not there yet; a refusal is said once, and pages then refresh
 * themselves on their own timers only.
 */
export async function registerReceiver(): Promise<void> {
  const { DASHBOARD_URL, DASHBOARD_CLIENT_ID, DASHBOARD_WEBHOOK_SECRET } = environment();
  if (!DASHBOARD_WEBHOOK_SECRET) return;
  const body = JSON.stringify({
    data: {
      type: 'webhook-configurations',
      id: DASHBOARD_CLIENT_ID,
      attributes: { 'webhook-url': `${DASHBOARD_URL}/events` },
    },
  });
  for (const waitMs of PATIENCE_MS) {
    const answer = await callWithScope('webhooks:write', {
      method: 'PATCH',
      path: '/api/v1/webhook-configuration/',
      headers: { 'content-type': 'application/vnd.api+json' },
      body,
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (answer && answer.status < 500) return say(`answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  say('did not answer');
}

function say(what: string): void {
  console.warn(`Pages are not told of changes: asked to send its events here, the Partner API ${what}.`);
}
