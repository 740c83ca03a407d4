import { ListingCalendar } from './listing-calendar.tsx';

export default function ListingCalendarPage() {
  return <ListingCalendar />;
}
