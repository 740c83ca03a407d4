import type { RoomType } from '../market/model/observed-listing.ts';

/** The market's kind of a listing, from the channel's own word for it. What is not said to be a room is a home. */
export function roomTypeOf(propertyType: string | null): RoomType {
  const word = propertyType?.toLowerCase() ?? '';
  if (word.includes('shared room') || word.includes('dormitory')) return 'shared-room';
  if (word.includes('hotel') && !word.includes('apart')) return 'hotel-room';
  if (word.includes('private room') || word === 'room') return 'private-room';
  return 'entire-home';
}
