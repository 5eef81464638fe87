/** How the hours until our promised call are counted. It must match `BusinessCalendar` of the server. */
export const countedHours =
  'Sundays and national holidays are not counted. Messages after 6 PM count from the next working morning.';
