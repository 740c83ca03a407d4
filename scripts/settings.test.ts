import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, urlOf } from './settings.ts';

describe('readSettings', () => {
  it('listens on loopback and writes to .data unless told otherwise', () => {
    const settings = readSettings('/product', {});
    expect(settings.dataDir).toBe(resolve('/product/.data'));
    expect([settings.dashboard, settings.api, settings.sandbox]).toEqual([
      { host: '127.0.0.1', port: 3000 },
      { host: '127.0.0.1', port: 4400 },
      { host: '127.0.0.1', port: 4500 },
    ]);
  });

  it('keeps the sandbox on loopback whatever HOST says', () => {
    const settings = readSettings('/product', { HOST: '0.0.0.0' });
    expect(settings.api.host).toBe('0.0.0.0');
    expect(settings.sandbox.host).toBe('127.0.0.1');
  });

  it.each(['0', '70000', 'http', '3000.5', '-1'])('refuses the port %s in one sentence', (port) => {
    expect(() => readSettings('/product', { API_PORT: port })).toThrow(
      `API_PORT must be a port number from 1 to 65535; it is "${port}".`,
    );
  });

  it('refuses one port for two programs', () => {
    expect(() => readSettings('/product', { PORT: '4400' })).toThrow(
      'PORT, API_PORT and SANDBOX_PORT must differ; they are 4400, 4400, 4500.',
    );
  });
});

describe('urlOf', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:1'],
    ['0.0.0.0', 'http://127.0.0.1:1'],
    ['::1', 'http://[::1]:1'],
    ['::', 'http://127.0.0.1:1'],
  ])('reaches what listens on %s at %s', (host, url) => {
    expect(urlOf({ host, port: 1 })).toBe(url);
  });
});
