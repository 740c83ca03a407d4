import type { GridEvent } from '#contract/console/calendar-grid.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import type { ClusterModel, MarketEvent } from '../../market/model/cluster-model.ts';
import { eventImpact } from '../../pricing/factors.ts';
import { roundRatio } from '../../pricing/ratio.ts';
import { reasonWriter } from '../../pricing/reasons/reason-writer.ts';
import type { Span } from '../../pricing/seasons.ts';

/**
 * What moves a market's prices in a window, by its first night. Neighbourhoods tell of the same event in their
 * own measure: the one that it moves most stands for all.
 */
export function gridEvents(models: Iterable<ClusterModel>, window: Span, locale: Locale): GridEvent[] {
  const reasons = reasonWriter(locale);
  const strongest = new Map<string, { event: MarketEvent; name: string | null }>();
  for (const { events } of models) {
    for (const event of events) {
      if (event.to < window.from || event.from > window.to || roundRatio(event.uplift) === 0) continue;
      const name = reasons.eventName(event);
      const key = `${event.from}/${event.to}/${name}`;
      const known = strongest.get(key);
      if (!known || Math.abs(event.uplift) > Math.abs(known.event.uplift))
        strongest.set(key, { event, name });
    }
  }
  return [...strongest.values()]
    .sort((a, b) => a.event.from - b.event.from || a.event.to - b.event.to)
    .map(({ event, name }) => ({
      name,
      from: toIsoDate(event.from),
      to: toIsoDate(event.to),
      uplift: roundRatio(event.uplift),
      impact: eventImpact(roundRatio(event.uplift)),
    }));
}
