'use client';
import './globals.css';

/** The last resort, when even the frame of the page fails: no messages, no session to rely on. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="en">
      <body>
        <main className="px-8 py-6 text-14">
          <h1>This page could not be shown.</h1>
          {error.digest && <p className="py-2 text-ink-2">Request {error.digest}</p>}
          <button type="button" onClick={reset} className="rounded-control border border-control px-3 py-1">
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
