/** The body as UTF-8 text, or null as soon as it exceeds the limit; the rest is then not read. */
export async function readBoundedText(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
