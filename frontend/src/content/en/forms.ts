export const sharedFormTexts = {
  optional: '(optional)',
  choose: 'Please choose',
  /** Hint for a phone field that contains two numbers. The form can still be sent. */
  onePhone: 'One number is enough: we use the first.',
  didYouMean: 'Did you mean {address}?',
  /** Messages by the server's error codes; `{field}` is the field's label. */
  problems: {
    required: '{field}: please fill this in.',
    invalid_email: '{field}: please write an address like name@example.com.',
    invalid_phone: '{field}: a phone number has 7 to 15 digits, for example 98765 43210.',
    invalid_url: '{field}: please write a web address like www.example.com.',
    past_day: '{field}: please choose today or a later day.',
    too_long: '{field}: this is too long. Please use at most {max} characters.',
    invalid_choice: '{field}: please choose one.',
    invalid: '{field}: please check what you wrote here.',
    underage: 'Thank you for your interest. You can apply once you are 18.',
  },
  summary: { one: 'One thing needs correcting', other: '{count} things need correcting' },
  failure: 'There was an error submitting your form. Please check your information and try again.',
  network: 'Network error: Unable to connect to the server. Please check your internet connection and try again.',
  throttled: 'Too many forms were sent from your network. Please try again in {seconds} seconds.',
  unavailable:
    'Our server is not available right now. What you wrote is not lost. Please try again in {seconds} seconds.',
  /** Why the server refused a form. `{message}` is the server's English message. */
  refused: '{message}',
  kept: 'What you wrote is still here. You can send it again.',
  receipt: {
    reference: 'Your reference number',
    note: 'Please note it down. With this number we can find your request when you call us.',
    /** Links to the page about the request. */
    track: 'See where your request stands',
  },
  progress: {
    name: 'Form progress',
    filled: '{done} of {total} filled in',
    missing: '{count} still needed',
    ready: 'ready to send',
    part: 'Part {part} of {total}',
  },
  draft: {
    restored: 'We kept what you wrote last time.',
    kept: 'What you write is kept on this device for a week, or until you send it.',
    clear: 'Clear draft',
  },
  honeypot: 'Leave this empty',
  consent: {
    text: 'By sending this form you agree that Kisan Canteen keeps these details and contacts you about your request by phone, WhatsApp or email.',
    policy: 'Privacy policy',
  },
  /** Shown below every email field. The component adds a link to WhatsApp after `or`. */
  noEmail: { question: 'No email?', call: 'Call', or: 'or' },
  noScript: 'This form needs JavaScript, which is switched off in your browser. Please call us or write to us instead:',
  closeNotice: 'Close message',
};
