import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withMessages = createNextIntlPlugin('./lib/locale/request.ts');

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // TypeScript 7 has no compiler API for the build to call; `npm test` runs the compiler itself.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['127.0.0.1'],
};

export default withMessages(config);
