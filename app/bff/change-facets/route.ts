export { handle as GET } from '#lib/bff/handle.ts';
