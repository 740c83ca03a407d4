import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { findPackagedNode } from './packaged-node.mjs';

const root = dirname(import.meta.dirname);

it('finds a Node.js of the version that the service needs', () => {
  const node = findPackagedNode(root);
  expect(spawnSync(node ?? '', ['--version']).stdout.toString()).toMatch(/^v26\./);
});

it('finds none for a system that no package is made for, or that was not installed', () => {
  expect(findPackagedNode(root, 'linux', 'riscv64')).toBeNull();
  expect(findPackagedNode('/nowhere')).toBeNull();
});
