import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { controlRoutes } from './control/routes.ts';
import { answerError, errorBody } from './http-errors.ts';
import { houseDrawing } from './images.ts';
import type { Slowness } from './pms/fault-gate.ts';
import { pmsRoutes } from './pms/routes.ts';
import type { Portfolio } from './portfolio/portfolio.ts';

const LARGEST_BODY_BYTES = 1_048_576;

/** The whole program's HTTP surface, without listening. */
export function sandboxApp(portfolios: ReadonlyMap<string, Portfolio>, slowness: Slowness): Hono {
  const app = new Hono({ strict: false });
  app.onError(answerError);
  app.notFound((c) => c.json(errorBody('not_found', 'There is nothing here.'), 404));
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: (c) => c.json(errorBody('body_too_large', 'The body is larger than 1 MiB.'), 413),
    }),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.route('/pms/v1', pmsRoutes(portfolios, slowness));
  app.route('/control', controlRoutes(portfolios));

  app.get('/images/:file{[0-9]+\\.svg}', (c) => {
    const id = c.req.param('file').replace('.svg', '');
    const home = [...portfolios.values()]
      .map(({ homes }) => homes.get(id))
      .find((facts) => facts !== undefined);
    if (!home) return c.notFound();
    return c.body(houseDrawing(id, home.listing.propertyType, home.town.kind === 'beach'), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  return app;
}
