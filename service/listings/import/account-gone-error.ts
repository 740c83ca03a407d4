/** The account was deleted while its channel was read: nothing more may be written for it. */
export class AccountGoneError extends Error {
  override name = 'AccountGoneError';
}
