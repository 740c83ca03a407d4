/** The dashboard's pages say in a `meta` of this name where software outside reaches the Partner API. */
export const apiAddressName = 'partner-api';

/** The address that this page says. In the browser only. */
export function apiAddress(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${apiAddressName}"]`)?.content ?? '';
}

/** An operation in the reference that the API serves of itself. */
export const referenceAddress = (apiUrl: string, operationId: string): string =>
  `${apiUrl}/api/v1/redoc#${operationId}`;
