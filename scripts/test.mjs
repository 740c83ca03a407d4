import { runUnderPackagedNode } from './bootstrap.mjs';

runUnderPackagedNode('verify.ts');
