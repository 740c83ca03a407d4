import type { ImportKind } from '#contract/console/csv-files.ts';
import type { TestApi } from './api.ts';
import { seedEditor } from './editor.ts';

/** An owner in the dashboard with files to import. */
export async function seedImporter(api: TestApi) {
  const editor = await seedEditor(api);
  const { dashboardToken, listing } = editor;

  const send = (
    path: string,
    file: string | Uint8Array,
    { token = dashboardToken, type = 'text/csv' } = {},
  ) =>
    api
      .fetch(`${api.url}/console/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': type,
          'x-request-id': `import-${crypto.randomUUID()}`,
        },
        body: file as BodyInit,
      })
      .then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        json: await answer.json(),
      }));

  const preview = (kind: ImportKind, file: string | Uint8Array, as: { token?: string; type?: string } = {}) =>
    send(`import-previews/?kind=${kind}`, file, as);

  return {
    ...editor,
    send,
    preview,
    /** What a file would do, expected to be readable. */
    async shown(kind: ImportKind, file: string | Uint8Array) {
      const answer = await preview(kind, file);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.json)}`);
      return answer.json.data.attributes;
    },
    apply: (kind: ImportKind, file: string | Uint8Array, digest: string, token?: string) =>
      send(`imports/?kind=${kind}&digest=${digest}`, file, token === undefined ? {} : { token }),
    imports: (path = '', token = dashboardToken) =>
      api.request('GET', `/console/v1/imports/${path}`, { token }),
    undo: (id: string, token = dashboardToken) =>
      api.request('POST', `/console/v1/imports/${id}/undo/`, { token }),
    async exported(kind: ImportKind, query = '') {
      const answer = await fetch(`${api.url}/console/v1/exports/${kind}/${query}`, {
        headers: { authorization: `Bearer ${dashboardToken}` },
      });
      return new Uint8Array(await answer.arrayBuffer());
    },
    /** A file of overrides with rows of this listing: from, to, price, percentage. */
    overridesFile: (...rows: string[]) =>
      ['listing id,from,to,price,percentage', ...rows.map((row) => `${listing.id},${row}`)].join('\r\n'),
    /** A file of limits with rows of this listing: base, minimum, maximum. */
    limitsFile: (...rows: string[]) =>
      ['listing id,base price,min price,max price', ...rows.map((row) => `${listing.id},${row}`)].join(
        '\r\n',
      ),
  };
}
