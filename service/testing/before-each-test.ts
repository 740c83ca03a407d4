import { beforeEach } from 'vitest';
import { restartClocks } from './clock.ts';
import { forgetSandboxes } from './sandboxes.ts';

beforeEach(restartClocks);
beforeEach(forgetSandboxes);
