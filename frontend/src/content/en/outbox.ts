export const outbox = {
  /** Said in the form: the first where the device knows that it is offline. */
  saved: 'You are offline. Your form is saved on this device and will be sent by itself when the network is back.',
  kept: 'Your form is saved on this device. It will be sent by itself when the network is back, and only once.',
  name: 'Forms saved on this device',
  waiting: {
    one: 'Saved: 1 form will be sent when the network is back',
    other: 'Saved: {count} forms will be sent when the network is back',
  },
  cancel: 'Do not send',
  /** Where somebody wants one back in its form that holds something else by now. */
  formIsTaken:
    'Something else is written in “{form}” now, so this one stays here. Send or clear what is written there first, or delete this one.',
  sendNow: 'Try to send now',
  sent: '“{form}” was sent. Thank you! Your reference number:',
  refused: '“{form}” could not be accepted as it stands. What you wrote is still here.',
  reopen: 'Open and correct it',
  unsure: 'We do not know whether “{form}” reached us. It was saved here some time ago.',
  sendAgain: 'Send it again',
  discard: 'Delete',
  close: 'Close message',
};
