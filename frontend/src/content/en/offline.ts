/** The page that stands for one that cannot be had offline. */
export const offlinePage = {
  company: 'Kisan Canteen',
  title: 'You are offline',
  text: 'This page is not saved on your device yet. A form you have sent is not lost: it goes out by itself when the network is back.',
  again: 'Try again',
  call: 'A call works without internet:',
  cached: 'These pages open now',
};

/** Beside the button of a form that cannot be loaded offline; the phone number follows. */
export const offlineDialog =
  'You are offline, and this form is not saved on your device yet. A call works without internet:';
