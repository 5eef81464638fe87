import type { CallOutcome, LeadStatus } from '../../../src/modules/leads/domain/lead.js';

export const NOTES: Readonly<Record<LeadStatus, readonly string[]>> = {
  new: [
    'Looks like the same person wrote last month too. Check before calling.',
    'Number was busy, will try again in the evening.',
    'Asked to be called after the {crop} harvest.',
  ],
  contacted: [
    'Spoke for 10 minutes. Wants the details on WhatsApp, sent.',
    'Phone switched off, sent an SMS.',
    'Baat ho gayi, kal phir call karna hai.',
    'फ़ोन पर बात हुई, परिवार से पूछकर बताएँगे।',
    'Call received by the son, the father is in the field till 6 pm.',
    'Asked about the loan first. Explained the five steps.',
    'Has a shop in {village}, rent ₹{many} a month.',
  ],
  qualified: [
    'Documents received: Aadhaar, PAN, bank statement.',
    'Site visit done at {village}. Road is good, power cut in the afternoon.',
    'Budget is about ₹{lakh} lakh, the rest through the bank.',
    'काग़ज़ मिल गए हैं, दुकान देखनी बाक़ी है।',
    'Serious hai, agle hafte {district} mein milna hai.',
  ],
  converted: [
    'Agreement signed, opening planned in {few} weeks.',
    'Advance received. Handed over to the onboarding team.',
    'सब तय हो गया, अगले महीने शुरुआत।',
    'First order placed.',
  ],
  closed: [
    'Question answered, nothing more to do.',
    'No answer after {few} calls. Closing.',
    'Already served by the canteen in {district}.',
    'अभी नहीं करना चाहते, अगले साल बात करेंगे।',
  ],
  rejected: [
    'Wrong number.',
    'Wanted a job in another state, no opening there.',
    'Only testing the form.',
    'Budget far too low for now.',
    'ज़िले में पहले से आउटलेट है, इसलिए मना किया।',
  ],
};

export const CALLS: ReadonlyMap<string, CallOutcome> = new Map([
  ['Number was busy, will try again in the evening.', 'busy'],
  ['Asked to be called after the {crop} harvest.', 'call_back'],
  ['Spoke for 10 minutes. Wants the details on WhatsApp, sent.', 'reached'],
  ['Phone switched off, sent an SMS.', 'no_answer'],
  ['Baat ho gayi, kal phir call karna hai.', 'call_back'],
  ['फ़ोन पर बात हुई, परिवार से पूछकर बताएँगे।', 'reached'],
  ['Call received by the son, the father is in the field till 6 pm.', 'reached'],
  ['No answer after {few} calls. Closing.', 'no_answer'],
  ['Wrong number.', 'wrong_number'],
]);

export const FOLLOW_UPS: readonly string[] = [
  'Ask about the shop papers',
  'Send the price list again',
  'Call after 6 pm, the father is home then',
  'दुकान देखने का दिन तय करना है',
  'Loan ka pata karna hai',
  'Confirm the visit',
];
