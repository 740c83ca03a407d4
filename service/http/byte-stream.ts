/**
 * Bytes that are sent while they are made, never faster than they are taken. A failure ends the connection before
 * the answer is whole, which is how a client learns that it is not.
 */
export function byteStream(
  chunks: AsyncIterable<Uint8Array>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onFailure(error);
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
