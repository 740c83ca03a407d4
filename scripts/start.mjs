import { runUnderPackagedNode } from './bootstrap.mjs';

runUnderPackagedNode('start-product.ts');
