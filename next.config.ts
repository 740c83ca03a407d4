import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/locale/request.ts',
  // Messages are parsed by the build, so that the browser needs no parser.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'en', precompile: true },
  },
});

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // TypeScript 7 has no compiler API for the build to call; `npm test` runs the compiler itself.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['127.0.0.1'],
  // The server compresses only what has its type before a route answers: what a route gives it takes for a list.
  headers: async () => [
    {
      source: '/bff/:path((?!exports(?:/|$)).*)',
      headers: [{ key: 'content-type', value: 'application/vnd.api+json' }],
    },
  ],
};

export default withMessages(config);
