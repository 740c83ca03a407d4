import { allowedCalls } from '#lib/bff/allow-list.ts';
import { matchCall, ownPath } from '#lib/bff/match-call.ts';
import { type Caller, callAs } from '#lib/partner-api/call.ts';
import { PartnerApiError } from '#lib/partner-api/errors.ts';
import { queryString, type Read, ReadError, readErrorOf } from '#lib/read.ts';

/**
 * Reads for a page on the server, under the same allow-list as the browser.
 * @throws ReadError, SessionOverError
 */
export function readAs(caller: Caller): Read {
  return async (path, query) => {
    const match = matchCall(allowedCalls, 'GET', path);
    const own = 'allowed' in match ? undefined : ownPath(match.path, caller.userId);
    if (own === undefined)
      throw new ReadError(404, 'There is nothing at this address.', { code: 'not_found' });
    const response = await callAs(caller, { method: 'GET', path: own + queryString(query) }).catch(
      (error: unknown) => {
        if (error instanceof PartnerApiError) {
          throw new ReadError(error.status, error.message, { code: error.code, requestId: error.requestId });
        }
        throw error;
      },
    );
    if (!response.ok) throw await readErrorOf(response);
    return response.json();
  };
}
