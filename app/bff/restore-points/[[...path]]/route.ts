export { handle as DELETE, handle as GET, handle as POST } from '#lib/bff/handle.ts';
