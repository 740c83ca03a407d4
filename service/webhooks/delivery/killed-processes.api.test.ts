import { expect, test } from 'vitest';
import { runDrill } from '../../../drill/run-drill.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const seed = process.env.DRILL_SEED ?? String(Math.floor(Math.random() * 1_000_000));

test(`processes that are killed while they work lose nothing, tell nothing twice and do nothing twice (DRILL_SEED=${seed})`, async () => {
  const { findings } = await runDrill(
    {
      engine: databaseUrl ? 'postgresql' : 'embedded',
      databaseUrl,
      kills: 3,
      seed,
      exhausting: false,
      restWithinMs: 600_000,
    },
    () => {},
  );
  expect(findings.length).toBeGreaterThan(10);
  for (const { guarantee, breaches } of findings) expect([guarantee, ...breaches]).toEqual([guarantee]);
}, 900_000);
