/** Runs once when the dashboard's server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { registerReceiver } = await import('#lib/live/register-receiver.ts');
  void registerReceiver();
}
