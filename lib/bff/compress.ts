const JSON_DOCUMENT = /^application\/(?:[\w.]+\+)?json\b/;
const WORTH_BYTES = 1400;
const ENCODING = 'gzip';

/**
 * A document as a browser that takes it compressed gets it: the nights of a window of the calendar are a tenth of
 * their size. Other answers stay as they are; a file's length is its progress.
 */
export function compress(request: Request, answer: Response, known: string | null): Response {
  const { headers, body, status } = answer;
  const isWorth = known === null || Number(known) > WORTH_BYTES;
  if (!body || !isWorth || !JSON_DOCUMENT.test(headers.get('content-type') ?? '')) return answer;
  headers.append('vary', 'accept-encoding');
  if (!takes(request)) return answer;
  headers.set('content-encoding', ENCODING);
  return new Response(body.pipeThrough(new CompressionStream(ENCODING)), { status, headers });
}

function takes({ headers }: Request): boolean {
  const names = headers.get('accept-encoding')?.toLowerCase().split(',') ?? [];
  return names.some((name) => {
    const [coding, quality] = name.trim().split(/\s*;\s*/);
    return coding === ENCODING && !/^q=0(?:\.0*)?$/.test(quality ?? '');
  });
}
