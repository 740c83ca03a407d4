/** Channels by the name people know them by, and a shorter one for a bar. */
const NAMES: Record<string, readonly [name: string, short?: string]> = {
  airbnb: ['Airbnb'],
  beds24: ['Beds24'],
  booking: ['Booking.com', 'Booking'],
  bookingcom: ['Booking.com', 'Booking'],
  guesty: ['Guesty'],
  homeaway: ['Vrbo'],
  hospitable: ['Hospitable'],
  hostaway: ['Hostaway'],
  ical: ['iCal'],
  smoobu: ['Smoobu'],
  vrbo: ['Vrbo'],
};

function known(channel: string) {
  return NAMES[channel.toLowerCase().replaceAll(/[^a-z0-9]/g, '')];
}

/** An identifier as words: `direct_web` is "Direct web". */
function readable(channel: string): string {
  const words = channel.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param channel as a source names it: `booking_com`, `Booking.com`; an unknown one is made readable. */
export function channelName(channel: string): string {
  return known(channel)?.[0] ?? readable(channel);
}

export function shortChannelName(channel: string): string {
  const names = known(channel);
  return names?.[1] ?? names?.[0] ?? readable(channel);
}
