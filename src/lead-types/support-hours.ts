/** When the support team is at work, Monday to Saturday: hours of the day in India. The site's texts say the same. */
export const OPENS_AT = 9;
export const CLOSES_AT = 18;
/** The day of rest, as `getUTCDay` counts. */
export const SUNDAY = 0;
