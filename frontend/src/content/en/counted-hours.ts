/** How the hours are counted in which we promise to call: what `BusinessCalendar` of the server does, in a sentence. */
export const countedHours =
  'Sundays and national holidays are not counted, and what reaches us after 6 PM counts from the next working morning.';
