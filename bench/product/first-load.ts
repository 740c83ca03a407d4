import { gzipSync } from 'node:zlib';
import type { DemoLogin } from '../../scripts/demo-file.ts';

export interface FirstLoad {
  scripts: number;
  gzippedKilobytes: number;
}

/** The JavaScript that a browser loads for a page of the dashboard: its scripts, preloaded chunks included. */
export async function measureFirstLoad(url: string, path: string, login: DemoLogin): Promise<FirstLoad> {
  return firstLoadOf(url, path, await signIn(url, login));
}

/** The same for several pages; `[id]` in a path stands for a listing of the login's. */
export async function measureFirstLoads(
  url: string,
  paths: readonly string[],
  login: DemoLogin,
): Promise<(FirstLoad & { path: string })[]> {
  const cookie = await signIn(url, login);
  const id = await findListing(url, cookie);
  const loads = [];
  for (const path of paths) {
    loads.push({ path, ...(await firstLoadOf(url, path.replace('[id]', id), cookie)) });
  }
  return loads;
}

async function findListing(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/listings`, { headers: { cookie } });
  const id = (await answer.text()).match(/href="\/listings\/(\d+)"/)?.[1];
  if (id === undefined) throw new Error('The page of listings shows none.');
  return id;
}

async function firstLoadOf(url: string, path: string, cookie: string): Promise<FirstLoad> {
  const answer = await fetch(`${url}${path}`, { headers: { cookie }, redirect: 'error' });
  const page = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const scripts = scriptsOf(page);
  if (scripts.length === 0) throw new Error(`${path} came without a script.`);
  const sizes = await Promise.all(scripts.map((script) => gzippedSize(new URL(script, url), cookie)));
  return { scripts: scripts.length, gzippedKilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

/** In tags, and in the data from which React learns what to load. Scripts for browsers of old are not loaded. */
function scriptsOf(page: string): string[] {
  const modern = page.replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, '');
  return [...new Set(modern.match(/\/_next\/static\/[^"'\\\s<>]+?\.js(?:\?[^"'\\\s<>]*)?/g))];
}

async function gzippedSize(url: URL, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}.`);
  return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
}

async function signIn(url: string, { email, password }: DemoLogin): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(asked), origin: url },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
    redirect: 'manual',
  });
  const cookie = cookiesOf(answer);
  if (!cookie.includes('session')) throw new Error(`Signing in as ${email} answered ${answer.status}.`);
  return cookie;
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
