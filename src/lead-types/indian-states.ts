/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */

/** The 28 states and 8 union territories of India, and how people write them. */

export interface IndianState {
  /** ISO 3166-2:IN, without its country. */
  readonly code: string;
  readonly name: string;
}

/** Code, name, then other spellings: Hindi, short, former and often mistyped ones. */
const WRITTEN: readonly (readonly [code: string, name: string, ...others: string[]])[] = [
  ['AP', 'Andhra Pradesh', 'Andhra', 'Andra Pradesh', 'आंध्र प्रदेश', 'आंध्र', 'ఆంధ్ర ప్రదేశ్'],
  ['AR', 'Arunachal Pradesh', 'Arunachal', 'Arunanchal Pradesh', 'अरुणांचल प्रदेश', 'अरुणाचल प्रदेश', 'अरुणाचल'],
  ['AS', 'Assam', 'Asam', 'Asom', 'असम', 'आसाम', 'অসম'],
  ['BR', 'Bihar', 'Behar', 'Bihaar', 'बिहार', 'विहार'],
  [
    'CG',
    'Chhattisgarh',
    'CT',
    'Chattisgarh',
    'Chhatisgarh',
    'Chatisgarh',
    'Chhattisgadh',
    'छत्तीसगढ़',
    'छतीसगढ़',
    'छत्तिसगढ़',
    'छ.ग.',
  ],
  ['GA', 'Goa', 'गोवा', 'गोआ'],
  ['GJ', 'Gujarat', 'Gujrat', 'गुजरात', 'ગુજરાત'],
  ['HR', 'Haryana', 'Hariyana', 'Harayana', 'हरियाणा', 'हरयाणा'],
  ['HP', 'Himachal Pradesh', 'Himachal', 'Himanchal Pradesh', 'हिमांचल प्रदेश', 'हिमाचल प्रदेश', 'हिमाचल', 'हि.प्र.'],
  ['JH', 'Jharkhand', 'Jharkand', 'झारखंड'],
  ['KA', 'Karnataka', 'Karnatka', 'Karnatak', 'कर्नाटक', 'कर्णाटक', 'ಕರ್ನಾಟಕ'],
  ['KL', 'Kerala', 'Keral', 'Kerela', 'Keralam', 'केरलम', 'केरल', 'केरला', 'കേരളം'],
  ['MP', 'Madhya Pradesh', 'Madhyapradesh', 'Madhy Pradesh', 'मध्य प्रदेश', 'एमपी', 'म.प्र.'],
  ['MH', 'Maharashtra', 'Maharastra', 'Maharashtr', 'महाराष्ट्र', 'महाराष्ट'],
  ['MN', 'Manipur', 'मणिपुर'],
  ['ML', 'Meghalaya', 'Meghalay', 'मेघालय'],
  ['MZ', 'Mizoram', 'मिजोरम', 'मिज़ोरम'],
  ['NL', 'Nagaland', 'Nagalend', 'नागालैंड', 'नगालैंड'],
  ['OD', 'Odisha', 'OR', 'Orissa', 'Orrisa', 'Odissa', 'ओडिशा', 'उड़ीसा', 'ओड़िशा', 'ଓଡ଼ିଶା'],
  ['PB', 'Punjab', 'Panjab', 'पंजाब', 'ਪੰਜਾਬ'],
  ['RJ', 'Rajasthan', 'Rajsthan', 'Rajastan', 'Rajisthan', 'Rajesthan', 'राजिस्थान', 'राजस्थान'],
  ['SK', 'Sikkim', 'सिक्किम'],
  ['TN', 'Tamil Nadu', 'Tamilnad', 'तमिलनाडु', 'तमिल नाडु', 'தமிழ்நாடு'],
  ['TS', 'Telangana', 'TG', 'Telengana', 'Telangna', 'तेलंगाना', 'తెలంగాణ'],
  ['TR', 'Tripura', 'त्रिपुरा'],
  ['UP', 'Uttar Pradesh', 'Utter Pradesh', 'Uttar Pardesh', 'Utar Pradesh', 'उत्तर प्रदेश', 'यूपी', 'उ.प्र.'],
  ['UK', 'Uttarakhand', 'UT', 'Uttrakhand', 'Uttarkhand', 'Uttaranchal', 'उत्तराखंड', 'उत्तरांचल'],
  [
    'WB',
    'West Bengal',
    'W Bengal',
    'West Bangal',
    'Bengal',
    'Paschim Banga',
    'Paschimbanga',
    'Paschimi Bengal',
    'पश्चिम बंगाल',
    'प. बंगाल',
    'पश्चिमी बंगाल',
    'बंगाल',
    'পশ্চিমবঙ্গ',
  ],
  [
    'AN',
    'Andaman and Nicobar Islands',
    'Andaman',
    'Andaman and Nicobar',
    'A and N Islands',
    'Andaman and Nicobar Island',
    'अंडमान और निकोबार',
    'अंडमान और निकोबार द्वीप समूह',
    'अंडमान',
  ],
  ['CH', 'Chandigarh', 'Chandigad', 'Chandigadh', 'चंडीगढ़'],
  [
    'DH',
    'Dadra and Nagar Haveli and Daman and Diu',
    'DN',
    'DD',
    'DNH',
    'DNHDD',
    'Dadra and Nagar Haveli',
    'Daman and Diu',
    'Daman',
    'Diu',
    'Silvassa',
    'दादरा और नगर हवेली',
    'दमन और दीव',
    'दादरा और नगर हवेली और दमन और दीव',
  ],
  [
    'DL',
    'Delhi',
    'New Delhi',
    'Dilli',
    'NCT of Delhi',
    'Delhi NCT',
    'NCT',
    'Dilhi',
    'National Capital Territory of Delhi',
    'Dehli',
    'देहली',
    'राष्ट्रीय राजधानी क्षेत्र दिल्ली',
    'Delhi NCR',
    'NCR',
    'दिल्ली',
    'नई दिल्ली',
  ],
  ['JK', 'Jammu and Kashmir', 'Jammu', 'Kashmir', 'Jammu Kashmeer', 'जम्मू और कश्मीर', 'जम्मू', 'कश्मीर'],
  ['LA', 'Ladakh', 'Ladak', 'Leh', 'लदाख', 'लद्दाख'],
  ['LD', 'Lakshadweep', 'Lakshdweep', 'Lakshadeep', 'Laccadive', 'लक्षद्वीप'],
  ['PY', 'Puducherry', 'PO', 'Pondicherry', 'Pondichery', 'पुदुचेरी', 'पुडुचेरी', 'पांडिचेरी'],
];

export const INDIAN_STATES: readonly IndianState[] = WRITTEN.map(([code, name]) => ({ code, name }));

/** Every known spelling, its state's code beside it; capitals, signs, spaces and words like "state of" make no other one. */
export const STATE_SPELLINGS: readonly { readonly code: string; readonly spelling: string }[] = WRITTEN.flatMap(
  (spellings) => spellings.map((spelling) => ({ code: spellings[0], spelling })),
);
