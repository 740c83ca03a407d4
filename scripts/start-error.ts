/** What stops the product from starting; the message is all that the person needs to read. */
export class StartError extends Error {
  override name = 'StartError';
}
