import { EVENT } from './factors.ts';
import type { PriceWitness } from './price-night.ts';
import type { PricingPlan } from './pricing-plan.ts';
import { reasonOf } from './reasons/reason-of.ts';
import { type ReasonWriter, reasonWriter } from './reasons/reason-writer.ts';

/**
 * The factors of a window's nights, one column per field. Those of night i stand at
 * `starts[i]` … `starts[i + 1] - 1`, in the order in which they act.
 */
export interface FactorColumns {
  starts: Uint32Array;
  /** 1…9, the step's place in the order of pricing. Together with the ratio's sign it gives the key. */
  order: Uint8Array;
  ratio: Float64Array;
  /** Whole units of the currency, 0 where the change rounds to less than one. */
  amount: Float64Array;
  /** Index into the model's events, -1 for other factors. */
  eventId: Int16Array;
  /** A sentence, for an event its name; null for an event without name. */
  reason: (string | null)[];
}

/** Most nights have fewer; where they have more, the columns grow. */
const FACTORS_PER_NIGHT = 5;

/** Writes down the factors it hears of, night after night. */
export class FactorWriter implements PriceWitness {
  private readonly plan: PricingPlan;
  private readonly reasons: ReasonWriter;
  private readonly columns: FactorColumns;
  private night = 0;
  private count = 0;

  constructor(plan: PricingPlan) {
    this.plan = plan;
    this.reasons = reasonWriter(plan.inputs.locale);
    this.columns = emptyColumns(plan.nightCount, plan.nightCount * FACTORS_PER_NIGHT);
  }

  open(night: number): void {
    this.night = night;
    this.columns.starts[night] = this.count;
  }

  factor(order: number, ratio: number, before: number, after: number, eventId: number): void {
    const { columns, count } = this;
    if (count === columns.order.length) grow(columns);
    columns.order[count] = order;
    columns.ratio[count] = ratio;
    columns.amount[count] = Math.round((after - before) / 100) + 0;
    columns.eventId[count] = eventId;
    columns.reason[count] =
      order === EVENT
        ? this.nameOf(eventId)
        : reasonOf(this.plan, this.reasons, this.night, order, ratio, eventId);
    this.count = count + 1;
  }

  private nameOf(eventId: number): string | null {
    const event = this.plan.inputs.model.events[eventId];
    return event ? this.reasons.eventName(event) : null;
  }

  limit(): void {}
  rounding(): void {}
  override(): void {}

  close(): FactorColumns {
    const { columns, count } = this;
    columns.starts[this.plan.nightCount] = count;
    return {
      starts: columns.starts,
      order: columns.order.subarray(0, count),
      ratio: columns.ratio.subarray(0, count),
      amount: columns.amount.subarray(0, count),
      eventId: columns.eventId.subarray(0, count),
      reason: columns.reason,
    };
  }
}

/** One allocation for all columns, the widest first. */
function emptyColumns(nights: number, capacity: number): FactorColumns {
  const buffer = new ArrayBuffer(capacity * (8 + 8 + 2 + 1) + (nights + 1) * 4 + 8);
  const startsAt = Math.ceil((capacity * (8 + 8 + 2 + 1)) / 4) * 4;
  return {
    ratio: new Float64Array(buffer, 0, capacity),
    amount: new Float64Array(buffer, capacity * 8, capacity),
    eventId: new Int16Array(buffer, capacity * 16, capacity),
    order: new Uint8Array(buffer, capacity * 18, capacity),
    starts: new Uint32Array(buffer, startsAt, nights + 1),
    reason: [],
  };
}

function grow(columns: FactorColumns): void {
  const wider = emptyColumns(0, columns.order.length * 2 + 8);
  wider.order.set(columns.order);
  wider.ratio.set(columns.ratio);
  wider.amount.set(columns.amount);
  wider.eventId.set(columns.eventId);
  Object.assign(columns, {
    order: wider.order,
    ratio: wider.ratio,
    amount: wider.amount,
    eventId: wider.eventId,
  });
}
