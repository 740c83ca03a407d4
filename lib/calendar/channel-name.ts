/** Channels by the name people know them by, and a shorter one for a bar. */
const NAMES: Record<string, readonly [name: string, short: string]> = {
  airbnb: ['Airbnb', 'Airbnb'],
  beds24: ['Beds24', 'Beds24'],
  booking: ['Booking.com', 'Booking'],
  'booking-com': ['Booking.com', 'Booking'],
  booking_com: ['Booking.com', 'Booking'],
  bookingcom: ['Booking.com', 'Booking'],
  guesty: ['Guesty', 'Guesty'],
  homeaway: ['Vrbo', 'Vrbo'],
  hospitable: ['Hospitable', 'Hospitable'],
  hostaway: ['Hostaway', 'Hostaway'],
  ical: ['iCal', 'iCal'],
  smoobu: ['Smoobu', 'Smoobu'],
  vrbo: ['Vrbo', 'Vrbo'],
};

function fromIdentifier(channel: string): string {
  const words = channel.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param channel an identifier such as `booking_com`; an unknown one is made readable. */
export function channelName(channel: string): string {
  return NAMES[channel]?.[0] ?? fromIdentifier(channel);
}

export function shortChannelName(channel: string): string {
  return NAMES[channel]?.[1] ?? fromIdentifier(channel);
}
