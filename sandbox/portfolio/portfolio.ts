import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault, PortfolioDefinition } from '../catalogue/portfolios.ts';
import { MS_PER_DAY } from '../dates.ts';
import { buildHomes, type HomeFacts } from '../world/listings.ts';
import { type Timeline, timelineOf } from '../world/timeline.ts';
import { openPushLog, type PushLog } from './push-log.ts';
import { emptyState, type PortfolioState } from './state.ts';
import { loadState, savingTo } from './state-file.ts';

export interface Portfolio {
  readonly definition: PortfolioDefinition;
  readonly homes: ReadonlyMap<string, HomeFacts>;
  readonly state: PortfolioState;
  readonly pushes: PushLog;
  nowMs(): number;
  /** What happens to a home by itself, from long ago to next year. */
  timeline(facts: HomeFacts): Timeline;
  /** Resolves when the state is on disk. */
  save(): Promise<void>;
}

const PAST_DAYS = 400;
const FUTURE_DAYS = 370;

/** @param folder where the portfolio keeps what was done to it, or null to forget it at the end. */
export async function openPortfolio(
  definition: PortfolioDefinition,
  folder: string | null,
  nowMs: () => number,
): Promise<Portfolio> {
  if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = folder === null ? null : join(folder, `${definition.apiKey}.json`);
  const state = path === null ? emptyState() : await loadState(path);
  return {
    definition,
    homes: new Map(buildHomes(definition).map((facts) => [facts.listing.id, facts])),
    state,
    pushes: await openPushLog(folder === null ? null : join(folder, `${definition.apiKey}.pushes.jsonl`)),
    nowMs,
    timeline: rememberedTimelines(nowMs),
    save: path === null ? async () => {} : savingTo(path, state),
  };
}

/** The portfolio as it was before anything was done to it; nothing of it is kept. */
export async function untouched(portfolio: Portfolio): Promise<Portfolio> {
  return { ...portfolio, state: emptyState(), pushes: await openPushLog(null), save: async () => {} };
}

export function faultOf({ state, definition }: Portfolio): Fault | null {
  return state.fault === undefined ? definition.fault : state.fault;
}

export async function setFault(portfolio: Portfolio, fault: Fault | null): Promise<void> {
  portfolio.state.fault = fault;
  await portfolio.save();
}

/** Timelines change only with the date. */
function rememberedTimelines(nowMs: () => number): (facts: HomeFacts) => Timeline {
  const known = new Map<string, Timeline>();
  let knownOn = 0;
  return (facts) => {
    const today = Math.floor(nowMs() / MS_PER_DAY);
    if (today !== knownOn) known.clear();
    knownOn = today;
    const { id, unitIds } = facts.listing;
    const timeline =
      known.get(id) ??
      (unitIds.length > 0
        ? { stays: [], blocks: [] }
        : timelineOf(facts, today - PAST_DAYS, today + FUTURE_DAYS));
    known.set(id, timeline);
    return timeline;
  };
}
