import type { Phrases } from './phrases.js';

export const CONTACT_MESSAGE: Phrases = {
  english: [
    'I want to open a Kisan Canteen in {village}, {district}. Please send me the details and the total cost.',
    'Please call me about the loan up to 25 lakh. I have a {shop} in {village} for the last {years} years.',
    'What is the rate of {crop} seed at the canteen? Is home delivery possible in {village}?',
    'I am a farmer with {acres} acres in {district}. I want to know about soil testing and drone spraying.',
    'My order for fertiliser has not come yet. Please check, it has been {few} days.',
    'Is there any canteen near {village}? The nearest market is {few} km away and everything costs more there.',
    'We grow {crop} on {acres} acres and want to sell directly. Whom should I talk to about agri trade?',
    'Please share the address and phone number of your office in {district}.',
    'I read about Kisan Sarthi in the newspaper. Is it available in {state}? What is the monthly income?',
    'Our FPO has {many} members near {district}. We would like a meeting with your team.',
  ],
  hindi: [
    'मुझे {village}, {district} में किसान कैंटीन खोलनी है। कृपया पूरी जानकारी और कुल खर्च बताइए।',
    '25 लाख तक के लोन के बारे में जानकारी चाहिए। {village} में मेरी {shop} है, {years} साल से चल रही है।',
    '{crop} के बीज का क्या रेट है? क्या {village} में होम डिलीवरी हो जाएगी?',
    'मैं किसान हूँ, {district} में {acres} एकड़ ज़मीन है। मिट्टी जाँच और ड्रोन से छिड़काव के बारे में बताइए।',
    'खाद का ऑर्डर अभी तक नहीं आया, {few} दिन हो गए। कृपया देख लीजिए।',
    '{village} के आसपास कोई कैंटीन है क्या? बाज़ार {few} किलोमीटर दूर है और वहाँ सामान महँगा मिलता है।',
    'हम लोग {acres} एकड़ में {crop} लगाते हैं। सीधे बेचना है, किससे बात करें?',
    '{district} में आपका ऑफ़िस कहाँ है? पता और फ़ोन नंबर भेज दीजिए।',
    'अख़बार में किसान सारथी के बारे में पढ़ा। क्या {district} में जगह ख़ाली है? महीने की कमाई कितनी है?',
    'हमारे समूह में {few} गाँव की महिलाएँ हैं। आपके साथ जुड़ना चाहते हैं, कृपया फ़ोन कीजिए।',
  ],
  hinglish: [
    'Mujhe {village}, {district} mein Kisan Canteen kholni hai. Kitna kharcha aayega, details bhej dijiye.',
    '25 lakh tak ke loan ke baare mein batayiye. Meri {shop} hai {village} mein, {years} saal se.',
    '{crop} ka beej kya rate hai? {village} mein home delivery ho jayegi kya?',
    'Main kisan hoon, {acres} acre zameen hai {district} mein. Mitti jaanch karwani hai.',
    'Khaad ka order abhi tak nahi aaya, {few} din ho gaye. Please check kijiye.',
    'Hamare gaon {village} ke paas koi canteen hai kya? Sarkari daam par saman milega?',
    'Sir franchise ke liye call kijiye, shaam 5 baje ke baad free rehta hoon.',
    '{district} mein aapka office kahan hai? Address aur number bhejiye.',
  ],
};

export const CALL_BACK_MESSAGE: Phrases = {
  english: [
    'Please call me after 6 pm.',
    'Need details of franchise in {district}.',
    'Call back please, urgent.',
    'Want to know about {crop} rates.',
    'Interested. Please share the price list on WhatsApp.',
  ],
  hindi: [
    'शाम 6 बजे के बाद फ़ोन कीजिए।',
    '{district} में फ्रेंचाइज़ी की जानकारी चाहिए।',
    'कृपया जल्दी कॉल करें।',
    '{crop} का भाव जानना है।',
    'व्हाट्सऐप पर रेट लिस्ट भेज दीजिए।',
  ],
  hinglish: [
    'Sham 6 baje ke baad call karna.',
    '{district} mein franchise chahiye.',
    'Jaldi call kijiye please.',
    '{crop} ka rate janna hai.',
    'WhatsApp par rate list bhej dijiye.',
  ],
};

export const PREFERRED_LOCATION: Phrases = {
  english: [
    '{village}, {district}',
    'Main road, {village}',
    'Near {village} bus stand, {district}',
    '{district}, {state}',
    'Opposite block office, {village}',
  ],
  hindi: [
    '{village}, {district}',
    '{village} बाज़ार, मेन रोड',
    '{village} बस स्टैंड के पास',
    '{district}, {state}',
    'ब्लॉक ऑफ़िस के सामने, {village}',
  ],
  hinglish: [
    '{village} bazar, {district}',
    '{village} chowk ke paas',
    'Main road, {village}',
    '{district} bus stand ke saamne',
    'Block office ke paas, {village}',
  ],
};

export const MONEY_IN_HAND: Phrases = {
  english: [
    '₹{lakh} lakh',
    'Around {lakh} lakhs',
    '{lakh},00,000',
    'Up to {lakh} lakh with bank loan',
    'Rs. {lakh} Lakhs',
  ],
  hindi: ['{lakh} लाख', '₹{lakh} लाख तक', 'क़रीब {lakh} लाख, बाक़ी लोन', '{lakh} लाख रुपये'],
  hinglish: ['{lakh} lakh tak', '{lakh} lakh rupaye', 'Abhi {lakh} lakh hai, baaki loan', '₹{lakh} lakh'],
};

export const BUSINESS_EXPERIENCE: Phrases = {
  english: [
    'Running a {shop} in {village} for {years} years.',
    'No business yet. My family farms {acres} acres and I manage the sales at the mandi.',
    '{years} years as a distributor of FMCG goods in {district}.',
    'Worked {years} years as a sales officer with a seed company, now want my own shop.',
    'I have a {shop} and two employees. Daily sale is about ₹{many}.',
  ],
  hindi: [
    '{village} में {years} साल से {shop} चला रहे हैं।',
    'अभी कोई बिज़नेस नहीं है। घर की {acres} एकड़ खेती है, मंडी का काम मैं ही देखता हूँ।',
    '{district} में {years} साल डिस्ट्रीब्यूटर का काम किया है।',
    'बीज कंपनी में {years} साल सेल्स का काम किया, अब अपनी दुकान करनी है।',
    'मेरी {shop} है, दो लोग काम करते हैं। रोज़ की बिक्री क़रीब ₹{many} है।',
  ],
  hinglish: [
    '{village} mein {years} saal se {shop} chala rahe hain.',
    'Abhi kheti karte hain {acres} acre, business naya shuru karna hai.',
    '{years} saal ka sales ka experience hai {district} mein.',
    'Pehle dealer ke yahan kaam kiya {years} saal, ab apna karna hai.',
  ],
};

export const FRANCHISE_EXPECTATIONS: Phrases = {
  english: [
    'Regular supply, good margin and help with the licence.',
    'I expect training for my staff and a return within {few} years.',
    'At least ₹{many} profit a day after the first six months, and support with a bank loan.',
    'An exclusive area of {few} km and marketing help at the opening.',
  ],
  hindi: [
    'माल समय पर मिले, मार्जिन अच्छा हो और लाइसेंस में मदद मिले।',
    'स्टाफ़ को ट्रेनिंग मिले और {few} साल में पैसा वापस आ जाए।',
    'छह महीने बाद रोज़ ₹{many} का मुनाफ़ा हो, बैंक लोन में भी मदद चाहिए।',
    '{few} किलोमीटर में दूसरी दुकान न खुले और ओपनिंग में प्रचार में मदद मिले।',
  ],
  hinglish: [
    'Maal time par mile, margin achha ho, licence mein help chahiye.',
    'Training mile aur {few} saal mein paisa wapas aa jaye.',
    'Opening mein marketing support aur bank loan mein madad.',
  ],
};

export const OUTLET_MESSAGE: Phrases = {
  english: [
    'I have a {many} sq ft shop on rent in {village}. Is it enough for a canteen?',
    'Please tell me the total investment and the monthly profit for {district}.',
    'We are three partners and want to start before the {crop} season.',
    'My land is on the main road of {village}. Please arrange a visit.',
    'Can I run it along with my {shop}?',
  ],
  hindi: [
    '{village} में {many} वर्ग फुट की दुकान किराये पर है। कैंटीन के लिए काफ़ी है क्या?',
    '{district} के लिए कुल निवेश और महीने का मुनाफ़ा बताइए।',
    'हम तीन पार्टनर हैं, {crop} के सीज़न से पहले शुरू करना चाहते हैं।',
    '{village} में मेन रोड पर अपनी ज़मीन है। किसी को देखने भेजिए।',
    'क्या अपनी {shop} के साथ कैंटीन चला सकते हैं?',
  ],
  hinglish: [
    '{village} mein {many} sq ft ki dukaan hai, canteen ke liye chalegi kya?',
    'Total investment aur mahine ka profit batayiye {district} ke liye.',
    'Main road par apni zameen hai {village} mein, visit kar lijiye.',
    'Kya apni {shop} ke saath chala sakte hain?',
  ],
};

export const PROPOSAL: Phrases = {
  english: [
    'Innovation Area: Soil sensing\nProduct Description: A low-cost probe that reads moisture and NPK in 2 minutes.\nFarmer Benefits: Saves up to {few} bags of fertiliser per acre.\nPrevious Experience: Yes\nExperience Details: Pilot with {many} farmers in {district}.',
    'Innovation Area: Supply chain\nProduct Description: Solar cold rooms of {few} tonnes for {crop}.\nFarmer Benefits: Less waste, better price after the season.\nPrevious Experience: No',
    'We train women groups in {few} villages of {district} and would like to sell their products through your canteens.',
    'Innovation Area: Bio inputs\nProduct Description: Neem-based pest control for {crop}.\nFarmer Benefits: Lower cost per acre, no residue.\nPrevious Experience: Yes',
  ],
  hindi: [
    'हम {district} के {few} गाँवों में महिला समूहों के साथ काम करते हैं। उनका सामान आपकी कैंटीन से बेचना चाहते हैं।',
    'हमारी कंपनी {crop} के लिए नीम से बनी दवा बनाती है। {many} किसान इस्तेमाल कर चुके हैं।',
    'सोलर कोल्ड स्टोर का काम है। {district} में एक जगह शुरू करके देखना चाहते हैं।',
  ],
  hinglish: [
    'Hum {crop} ke liye organic khaad banate hain, {district} mein {many} kisan use kar rahe hain. Aapki canteen mein rakhna hai.',
    'Drone spraying service hai, {few} drone hain. {district} mein saath kaam karna chahte hain.',
  ],
};

export const EXPECTED_OUTCOME: Phrases = {
  english: [
    'A pilot in {few} canteens within three months.',
    'Reach {many} farmers of {district} in one season.',
    'A distribution agreement for {state}.',
  ],
  hindi: [
    'तीन महीने में {few} कैंटीन में शुरुआत।',
    'एक सीज़न में {district} के {many} किसानों तक पहुँचना।',
    '{state} के लिए सप्लाई का एग्रीमेंट।',
  ],
  hinglish: [
    'Pehle {few} canteen mein pilot, phir poore {district} mein.',
    '{many} kisano tak pahunchna ek season mein.',
  ],
};

export const OTHER_ENTITY: Phrases = {
  english: ['Farmer producer company', 'Self-help group federation', 'Cooperative society', 'Agriculture college'],
  hindi: ['किसान उत्पादक कंपनी (FPO)', 'स्वयं सहायता समूह', 'सहकारी समिति', 'कृषि कॉलेज'],
  hinglish: ['FPO', 'Mahila samuh', 'Sahkari samiti'],
};

export const OTHER_COLLABORATION: Phrases = {
  english: [
    'Training of village youth',
    'Crop insurance desk in canteens',
    'Warehouse sharing',
    'Seed production with our members',
  ],
  hindi: ['गाँव के युवाओं की ट्रेनिंग', 'कैंटीन में फ़सल बीमा डेस्क', 'गोदाम साझा करना'],
  hinglish: ['Gaon ke yuvaon ki training', 'Godown share karna', 'Fasal bima desk'],
};

export const FIELD_ADDRESS: Phrases = {
  english: [
    'Khasra no. {many}, {village}, {district}',
    'Field behind the primary school, {village}, {district}',
    'Near canal bridge, {village}, Dist. {district}',
  ],
  hindi: [
    'खसरा नं. {many}, {village}, {district}',
    '{village} प्राइमरी स्कूल के पीछे, {district}',
    'नहर पुल के पास, {village}, ज़िला {district}',
  ],
  hinglish: [
    '{village}, nahar ke paas, {district}',
    'School ke peeche wala khet, {village}',
    'Khasra {many}, {village}, {district}',
  ],
};

export const PAST_CROPS: Phrases = {
  english: ['{crop} and {crop}', '{crop} for the last {few} years', '{crop}, then {crop}, one season fallow'],
  hindi: ['{crop} और {crop}', 'पिछले {few} साल से {crop}', 'पहले {crop}, फिर {crop}'],
  hinglish: ['{crop} aur {crop}', '{few} saal se {crop}', 'pehle {crop}, phir {crop}'],
};

export const NEXT_CROP: Phrases = { english: ['{crop}'], hindi: ['{crop}'], hinglish: ['{crop}'] };

export const SOIL_NOTES: Phrases = {
  english: [
    'Yield of {crop} fell this year, leaves turn yellow.',
    'Water stands in one corner of the field.',
    'Please call before coming, the gate is locked.',
    'Salt patches on about {few} katha.',
  ],
  hindi: [
    'इस साल {crop} की पैदावार कम हुई, पत्ते पीले पड़ जाते हैं।',
    'खेत के एक कोने में पानी लगता है।',
    'आने से पहले फ़ोन कर लीजिए।',
    'क़रीब {few} कट्ठा में रेह लगती है।',
  ],
  hinglish: [
    'Is saal {crop} ki paidawar kam hui, patte peele ho rahe hain.',
    'Khet ke kone mein paani lagta hai.',
    'Aane se pehle call kar lena.',
  ],
};

/** Texts of suspected spam, in English only. */
const SPAM: readonly string[] = [
  'We offer cheap SEO backlinks and first page ranking for your website. Reply for the price list!!!',
  'Earn $500 daily from home, no experience needed. Visit http://easy-money.example now',
  'Dear Sir/Madam, we can provide business loan at 2% without documents. WhatsApp us today.',
  'Get 10,000 real followers in 24 hours. Limited offer http://followers.example',
];
export const SPAM_MESSAGE: Phrases = { english: SPAM, hindi: SPAM, hinglish: SPAM };

export const SHORT_ANSWER: Phrases = {
  english: ['Will tell on the phone', 'Not decided yet', 'Please call me'],
  hindi: ['फ़ोन पर बताएँगे', 'अभी तय नहीं किया', 'कृपया फ़ोन कीजिए'],
  hinglish: ['Phone par batayenge', 'Abhi tay nahi kiya', 'Please call kijiye'],
};

export const LONG_ANSWER: Phrases = {
  english: [
    'I live in {village}, {district}. Please call me, I would like to explain it on the phone.',
    'We can talk about it when your team visits {district}.',
  ],
  hindi: [
    'मैं {village}, {district} में रहता हूँ। कृपया फ़ोन कीजिए, फ़ोन पर समझाना आसान होगा।',
    'जब आपकी टीम {district} आए, तब बात कर लेंगे।',
  ],
  hinglish: [
    'Main {village}, {district} mein rehta hoon. Please call kijiye, phone par samjha dunga.',
    'Jab aapki team {district} aaye tab baat kar lenge.',
  ],
};
