import type { EpochDay } from '#contract/dates.ts';
import type { PackedNights } from '../model/observed-listing.ts';
import { UNKNOWN, unknownNights } from '../model/observed-listing.ts';

const USUAL_SPAN_DAYS = 366;
const MAX_SPAN_DAYS = 1100;

/** Collects the nights of one listing, in whatever order they come. */
export class NightsBuilder {
  private nights: PackedNights;
  private first: EpochDay;
  private last: EpochDay;

  constructor(day: EpochDay) {
    this.nights = unknownNights(day, USUAL_SPAN_DAYS);
    this.first = day;
    this.last = day;
  }

  /** @returns why the night cannot be kept, or null when it was */
  set(day: EpochDay, available: number, price: number, minNights: number): string | null {
    const first = Math.min(this.first, day);
    const last = Math.max(this.last, day);
    if (last - first >= MAX_SPAN_DAYS) return 'a date years from the others of its listing';
    const held = this.nights.firstDay + this.nights.available.length;
    if (first < this.nights.firstDay || last >= held) this.moveTo(first, last);
    this.first = first;
    this.last = last;

    const index = day - this.nights.firstDay;
    if (this.nights.available[index] !== UNKNOWN) return 'a night that was already read';
    this.nights.available[index] = available;
    this.nights.price[index] = price;
    this.nights.minNights[index] = minNights;
    return null;
  }

  build(): PackedNights {
    const from = this.first - this.nights.firstDay;
    const to = this.last + 1 - this.nights.firstDay;
    return {
      firstDay: this.first,
      available: this.nights.available.slice(from, to),
      price: this.nights.price.slice(from, to),
      minNights: this.nights.minNights.slice(from, to),
    };
  }

  private moveTo(first: EpochDay, last: EpochDay): void {
    const moved = unknownNights(first, Math.max(USUAL_SPAN_DAYS, (last - first + 1) * 2));
    const from = this.first - this.nights.firstDay;
    const to = this.last + 1 - this.nights.firstDay;
    const offset = this.first - first;
    moved.available.set(this.nights.available.subarray(from, to), offset);
    moved.price.set(this.nights.price.subarray(from, to), offset);
    moved.minNights.set(this.nights.minNights.subarray(from, to), offset);
    this.nights = moved;
  }
}
