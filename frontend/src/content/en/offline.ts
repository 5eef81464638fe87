/** Shown when the visitor is offline, instead of a page that is not cached. */
export const offlinePage = {
  company: 'Kisan Canteen',
  title: 'You are offline',
  text: 'This page is not saved on your device yet. A form that you sent is not lost. It is sent automatically when the network is back.',
  again: 'Try again',
  call: 'You can call us without internet:',
  cached: 'You can open these pages now',
};

/** Shown next to the button of a form that cannot be loaded offline. The phone number follows this text. */
export const offlineDialog =
  'You are offline, and this form is not saved on your device yet. You can call us without internet:';
