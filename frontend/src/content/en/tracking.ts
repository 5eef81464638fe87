export const trackingTexts = {
  form: 'Find your request',
  reference: {
    label: 'Reference number',
    hint: '10 letters and digits. You saw it after you sent the form, and it is in our email.',
    wrong: 'Reference number: please type all 10 letters and digits, for example 7ZK4M-0QXJD.',
  },
  digits: {
    label: 'Last four digits of your phone number',
    hint: 'Of the number that you wrote in the form.',
    wrong: 'Phone number: please type its last four digits.',
  },
  submit: 'Show my request',
  submitting: 'Looking for it...',
  notFound: 'We found no form with this reference and phone number. Please check both.',
  /** Shown below `notFound`. */
  withoutPhone: 'Forms without a phone number cannot be shown here. Please call us, and we look for yours.',
  throttled: 'This was tried too often. Please wait {minutes} min, or call us.',
  unavailable: 'Our server is not available right now. Please try again in {seconds} seconds, or call us.',
  result: {
    title: 'Your request',
    received: 'Your form came on',
    callBy: 'We call you by',
    state: 'State',
    states: {
      received: 'Your form is with us. We will contact you.',
      late: 'We wanted to call you before now, and are sorry for the delay. Please call us if it is urgent.',
      in_progress: 'We have contacted you, and are working on it.',
      closed: 'Your request is closed. If something is missing, please call us.',
    },
  },
};

export type TrackingTexts = typeof trackingTexts;
