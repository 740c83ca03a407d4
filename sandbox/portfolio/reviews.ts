import { type Day, localDay } from '../dates.ts';
import { type Review, reviewsOf } from '../world/reviews.ts';
import { getListing } from './listings.ts';
import type { Portfolio } from './portfolio.ts';

export function knownReviews(portfolio: Portfolio, listingIds: Iterable<string>): Review[] {
  return [...listingIds].flatMap((listingId) => {
    const facts = portfolio.homes.get(listingId);
    if (!facts) return [];
    const written = reviewsOf(facts, portfolio.timeline(facts).stays, portfolio.nowMs());
    return [...written, ...portfolio.state.reviews.filter((review) => review.listingId === listingId)];
  });
}

export async function addReview(
  portfolio: Portfolio,
  listingId: string,
  written: { rating: number; day?: Day; channel?: string },
): Promise<Review> {
  const listing = getListing(portfolio, listingId);
  const review = {
    id: `w${listingId}-${portfolio.state.reviews.length + 1}`,
    listingId,
    day: written.day ?? localDay(portfolio.nowMs(), listing.timezone),
    rating: written.rating,
    channel: written.channel ?? 'Airbnb',
  };
  portfolio.state.reviews.push(review);
  await portfolio.save();
  return review;
}
