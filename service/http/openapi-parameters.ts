import type { OpenApi, ParameterPart } from './openapi-types.ts';

/** What every request may carry. */
export const REQUEST_ID: ParameterPart = {
  name: 'X-Request-ID',
  in: 'header',
  required: false,
  description: 'Names the request in its answer and in our logs; one of another form is replaced',
  schema: { type: 'string', pattern: '^[A-Za-z0-9._:-]{1,128}$' },
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'page[number]': 'Which page; a page past the last one is 404',
  'page[size]': 'Entries on a page',
  sort: 'A field, with a leading `-` for descending',
  include: 'Related resources that come along in `included`',
  'filter[owner]': 'Id of a user',
  'filter[listing]': 'Id of a listing',
  'filter[enabled]': 'Whether price syncing is on',
  'filter[bedrooms]': 'Exact number',
  'filter[in-active-market]': 'Whether the listing is fully priceable',
  'filter[account]': 'Id of an account',
  'filter[user]': 'Id of a user; somebody else’s has nothing here',
  'filter[changed-after]': 'Later than this moment; a date begins at 00:00 UTC',
  'filter[changed-before]': 'Earlier than this moment; a date begins at 00:00 UTC',
  'filter[created-after]': 'Later than this moment; a date begins at 00:00 UTC',
  'filter[created-before]': 'Earlier than this moment; a date begins at 00:00 UTC',
  'filter[event-type]': 'Events of this type',
  'filter[delivery-status]': 'Events whose delivery has come to this',
  'filter[surface]': 'Where the change was made, separated by commas',
  'filter[setting]': 'Names of settings, separated by commas',
  'filter[room-type]': 'Homes of this kind',
  from: 'First day of the window',
  to: 'Last day of the window, inclusive',
  'sync-priority': 'How soon it starts; what is done is the same',
  date: 'A day of the listing’s own calendar',
};

const isInline = <T extends object>(node: T): node is Exclude<T, { $ref: string }> => !('$ref' in node);

/** Gives every operation what all share, and says of every parameter what it is for where its schema does not. */
export function completeParameters({ paths = {} }: OpenApi): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const operation of [item.get, item.post, item.put, item.patch, item.delete]) {
      if (!operation) continue;
      operation.parameters ??= [];
      for (const parameter of operation.parameters.filter(isInline)) {
        const description = parameter.description ?? descriptionOf(parameter, path);
        if (description) parameter.description = description;
      }
      operation.parameters.push({ $ref: `#/components/parameters/${REQUEST_ID.name}` });
    }
  }
}

function descriptionOf({ name, in: where }: ParameterPart, path: string): string | undefined {
  const [, type] = /^fields\[(.+)\]$/.exec(name) ?? [];
  if (type) return `What to answer with of ${type}; everything where it is left out`;
  if (where === 'path' && /id$/i.test(name)) return `Id of the ${subjectOf(path, name)}`;
  return DESCRIPTIONS[name];
}

/** `/users/{userId}/` is about a user. */
function subjectOf(path: string, name: string): string {
  const [, collection = ''] = new RegExp(`([a-z-]+)/\\{${name}\\}`).exec(path) ?? [];
  return collection.replace(/s$/, '').replaceAll('-', ' ');
}
