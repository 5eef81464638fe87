export const outbox = {
  /** Shown in the form: `saved` if the device is offline, `kept` if the server did not respond. */
  saved: 'You are offline. Your form is saved on this device and will be sent automatically when the network is back.',
  kept: 'Your form is saved on this device. It will be sent automatically, and only once, when the network is back.',
  name: 'Forms saved on this device',
  waiting: {
    one: 'Saved: 1 form will be sent when the network is back',
    other: 'Saved: {count} forms will be sent when the network is back',
  },
  cancel: 'Do not send',
  /** Shown if the visitor returns a submission to its form, but the form has other values. */
  formIsTaken:
    '“{form}” has other text now, so this form stays here. First send or clear that text, or delete this form.',
  sendNow: 'Try to send now',
  track: 'See where your request stands',
  sent: '“{form}” was sent. Thank you! Your reference number:',
  refused: '“{form}” could not be accepted. What you wrote is still here.',
  reopen: 'Open and correct it',
  unsure: 'We do not know whether “{form}” reached us. It was saved here some time ago.',
  sendAgain: 'Send it again',
  discard: 'Delete',
  close: 'Close message',
};
