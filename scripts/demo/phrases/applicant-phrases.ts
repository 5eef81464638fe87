/** Texts of applicants: digital partners (BDO), district officers (DDO) and village representatives (Sarthi). */
import type { Phrases } from './phrases.js';

export const PLATFORM_EXPERIENCE: Phrases = {
  english: [
    '{few} years on YouTube and Instagram, mostly short videos from the field.',
    'I manage a Facebook page on {crop} farming with weekly live sessions.',
    'Started with reels in {district}; two of them crossed 1 lakh views.',
  ],
  hindi: [
    '{few} साल से यूट्यूब और इंस्टाग्राम पर खेत के छोटे वीडियो बनाते हैं।',
    'फ़ेसबुक पेज पर {crop} की खेती पर हर हफ़्ते लाइव आते हैं।',
    '{district} से रील बनाना शुरू किया, दो रील एक लाख से ऊपर गईं।',
  ],
  hinglish: [
    '{few} saal se YouTube par kheti ke video banata hoon.',
    'Instagram reels aur Facebook page dono chalata hoon.',
    'Moj aur YouTube shorts par kaam kiya hai.',
  ],
};

export const BRAND_COLLABORATIONS: Phrases = {
  english: [
    'None so far.',
    'A tractor dealer and a {shop} in {district}.',
    'Two paid videos for a seed brand last season.',
  ],
  hindi: [
    'अभी तक किसी के साथ नहीं।',
    '{district} के एक ट्रैक्टर डीलर के लिए वीडियो बनाए हैं।',
    'पिछले सीज़न में बीज कंपनी के दो वीडियो किए।',
  ],
  hinglish: [
    'Abhi tak nahi kiya.',
    '{district} ke tractor dealer ke liye 2 video banaye.',
    'Local {shop} ka promotion kiya hai.',
  ],
};

export const TARGET_AUDIENCE: Phrases = {
  english: [
    'Young farmers of {state} between 20 and 40.',
    'Village shopkeepers and women groups around {district}.',
    'People who left for the city and still have land at home.',
  ],
  hindi: [
    '{state} के 20 से 40 साल के किसान।',
    '{district} के गाँव के दुकानदार और महिला समूह।',
    'जो शहर में काम करते हैं पर गाँव में खेती है।',
  ],
  hinglish: ['{state} ke naujawan kisan.', '{district} ke gaon ke log, dukaandar.', 'Mahila samuh aur chhote kisan.'],
};

export const CONTENT_STRATEGY: Phrases = {
  english: [
    'Three reels a week from real canteens, one long interview with a farmer each month.',
    'Compare market and canteen prices every Sunday and show the bill.',
    'Stories of people who opened an outlet, with numbers.',
  ],
  hindi: [
    'हफ़्ते में तीन रील और महीने में एक किसान का लंबा इंटरव्यू।',
    'हर रविवार बाज़ार और कैंटीन का रेट बिल के साथ दिखाएँगे।',
    'जिन्होंने आउटलेट खोला उनकी कहानी दिखाएँगे।',
  ],
  hinglish: [
    'Hafte mein 3 reel, mahine mein ek kisan ka interview.',
    'Har Sunday market aur canteen ka rate compare karenge.',
    'Gaon ki asli kahaniyan dikhayenge.',
  ],
};

export const RURAL_CONNECTION: Phrases = {
  english: [
    'I live in {village}; my family farms {acres} acres of {crop}.',
    'Born in {village}, still go home every weekend.',
    'I volunteer with the panchayat in {district}.',
  ],
  hindi: [
    '{village} में ही रहता हूँ, घर में {acres} एकड़ {crop} की खेती है।',
    'गाँव {village} है, हर हफ़्ते घर जाते हैं।',
    '{district} की पंचायत के साथ काम करते हैं।',
  ],
  hinglish: [
    '{village} mein rehta hoon, {acres} acre kheti hai.',
    'Gaon se hi hoon, sab log jaante hain.',
    'Panchayat ke saath kaam karta hoon {district} mein.',
  ],
};

export const LANGUAGES: Phrases = {
  english: [
    'Hindi, English',
    'English, Hindi and the local language of {district}',
    'Hindi, Bhojpuri, a little English',
    'English, Marathi, Hindi',
    'Hindi, Maithili, English',
  ],
  hindi: ['हिंदी, भोजपुरी', 'हिंदी और थोड़ी अंग्रेज़ी', 'हिंदी, मैथिली', 'हिंदी, बुंदेली', 'हिंदी, मारवाड़ी'],
  hinglish: ['Hindi, Bhojpuri', 'Hindi aur thodi English', 'Hindi, Maithili, Magahi', 'Hindi, Awadhi'],
};

export const MOTIVATION: Phrases = {
  english: [
    'I have seen how much my village overpays for simple things. I want to change that in {district}.',
    'I want to work in my own district instead of moving to the city.',
    'After {years} years in sales I would like to build something that helps farmers.',
    'Kisan Canteen opened near us and my father saved on {crop} seed. I want to bring it to more villages.',
  ],
  hindi: [
    'गाँव में लोग छोटी-छोटी चीज़ों का ज़्यादा पैसा देते हैं। {district} में यह बदलना है।',
    'शहर जाने के बजाय अपने ज़िले में काम करना चाहते हैं।',
    '{years} साल सेल्स में काम किया, अब किसानों के लिए कुछ करना है।',
    'पास में किसान कैंटीन खुली तो पिताजी को {crop} का बीज सस्ता मिला। और गाँवों तक पहुँचाना है।',
  ],
  hinglish: [
    'Apne zile mein kaam karna chahta hoon, sheher nahi jaana.',
    'Kisano ke liye kuch karna hai, {years} saal ka sales experience hai.',
    'Gaon mein sab mehnga milta hai, {district} mein yeh badalna hai.',
  ],
};

export const BDO_EXPECTATIONS: Phrases = {
  english: [
    'A fixed amount per month plus a share for each franchise I bring.',
    'Guidance, product samples and timely payment.',
    'To grow my channel along with the brand.',
  ],
  hindi: ['हर महीने तय रक़म और फ्रेंचाइज़ी लाने पर हिस्सा।', 'सही जानकारी, सैंपल और समय पर पेमेंट।', 'ब्रांड के साथ मेरा चैनल भी बढ़े।'],
  hinglish: [
    'Mahine ka fix amount aur franchise par commission.',
    'Time par payment aur product sample.',
    'Channel bhi grow ho, brand bhi.',
  ],
};

export const SAMPLE_CONTENT: Phrases = {
  english: [
    'A reel on {crop} sowing, 62 seconds, shot on my phone.',
    'Interview with a {shop} owner of {village}.',
    'Pinned post on my page about soil testing.',
  ],
  hindi: ['{crop} की बुआई पर एक मिनट की रील।', '{village} के दुकानदार का इंटरव्यू।', 'मिट्टी जाँच पर मेरा पोस्ट।'],
  hinglish: ['{crop} ki buaai par reel, phone se shoot ki.', '{village} ke dukaandar ka interview.'],
};

export const ADDITIONAL_INFO: Phrases = {
  english: [
    'I have my own camera and editing laptop.',
    'Available on weekends for training in {district}.',
    'I can travel anywhere in {state}.',
  ],
  hindi: ['अपना कैमरा और लैपटॉप है।', '{district} में ट्रेनिंग के लिए शनिवार-रविवार आ सकते हैं।', 'पूरे {state} में कहीं भी जा सकते हैं।'],
  hinglish: [
    'Apna phone aur laptop hai.',
    'Kahin bhi travel kar sakta hoon {state} mein.',
    'Training ke liye kabhi bhi bula lijiye.',
  ],
};

export const CURRENT_ROLE: Phrases = {
  english: [
    'Sales executive, seed company',
    'Shopkeeper',
    'Farmer',
    'Field officer, microfinance',
    'Student',
    'Insurance agent',
  ],
  hindi: ['दुकानदार', 'किसान', 'सेल्स का काम', 'बीमा एजेंट', 'पढ़ाई कर रहे हैं', 'माइक्रोफ़ाइनेंस में फ़ील्ड ऑफ़िसर'],
  hinglish: ['Sales executive', 'Dukaan hai apni', 'Kheti', 'LIC agent', 'Student'],
};

export const SALES_EXPERIENCE: Phrases = {
  english: [
    '{years} years of FMCG sales in {district}, team of {few}.',
    'Sold seed and fertiliser door to door for {few} seasons.',
    'No formal sales job, but I run the counter of our {shop}.',
  ],
  hindi: [
    '{district} में {years} साल एफ़एमसीजी सेल्स, {few} लोगों की टीम।',
    '{few} सीज़न गाँव-गाँव जाकर बीज और खाद बेचा।',
    'नौकरी नहीं की, पर घर की {shop} मैं ही सँभालता हूँ।',
  ],
  hinglish: [
    '{years} saal FMCG sales kiya {district} mein.',
    'Gaon gaon jaakar beej becha hai {few} season.',
    'Apni {shop} ka counter sambhalta hoon.',
  ],
};

export const PREFERRED_DISTRICT: Phrases = { english: ['{district}'], hindi: ['{district}'], hinglish: ['{district}'] };

export const DISTRICT_KNOWLEDGE: Phrases = {
  english: [
    'I know all {few} blocks of {district} and the weekly markets of each.',
    'Born here; I know the main {crop} traders and the panchayat heads of my block.',
    'I have covered {many} shops of {district} in my present job.',
  ],
  hindi: [
    '{district} के सभी ब्लॉक और हाट-बाज़ार की जानकारी है।',
    'यहीं जन्म हुआ, {crop} के बड़े व्यापारियों और मुखिया लोगों से पहचान है।',
    'अभी के काम में {district} की {many} दुकानें देखता हूँ।',
  ],
  hinglish: [
    '{district} ke saare block ghoome hue hain.',
    'Yahin ka rehne wala hoon, {crop} ke vyapari jaante hain.',
    'Haat bazar aur panchayat sab jaanta hoon.',
  ],
};

export const GOALS: Phrases = {
  english: [
    'Open {few} outlets in {district} in the first year.',
    'Become an area officer within two years.',
    'Every panchayat of my block should have a Sarthi.',
  ],
  hindi: ['पहले साल {district} में {few} आउटलेट खोलना।', 'दो साल में एरिया ऑफ़िसर बनना।', 'हर पंचायत में एक सारथी हो।'],
  hinglish: [
    'Pehle saal {few} outlet {district} mein.',
    'Do saal mein area officer banna hai.',
    'Har panchayat mein ek Sarthi.',
  ],
};

export const REFERENCES: Phrases = {
  english: [
    'Head of {village} panchayat',
    'Branch manager of my bank in {district}',
    'Former area manager, on request',
  ],
  hindi: ['{village} के मुखिया जी', '{district} में बैंक के मैनेजर', 'पुराने एरिया मैनेजर, पूछने पर नंबर देंगे'],
  hinglish: ['{village} ke mukhiya ji', 'Purane manager, number de dunga'],
};

export const SARTHI_MESSAGE: Phrases = {
  english: [
    'I already deliver goods in {few} villages around {village} and would like to add your products.',
    'Please tell me the commission and the security deposit.',
    'My {shop} is on the main road, people trust us.',
  ],
  hindi: [
    '{village} के आसपास {few} गाँवों में सामान पहुँचाते हैं, आपका सामान भी जोड़ना है।',
    'कमीशन कितना है और सिक्योरिटी कितनी लगेगी?',
    'मेरी {shop} मेन रोड पर है, लोग भरोसा करते हैं।',
  ],
  hinglish: [
    '{few} gaon mein delivery karta hoon, aapka saman bhi jodna hai.',
    'Commission kitna milega, security kitni lagegi?',
    'Meri {shop} main road par hai.',
  ],
};

export const BUSINESS_NAME: Phrases = {
  english: [
    '{name} General Store',
    'Maa Durga Traders',
    '{village} Krishi Kendra',
    'New {name} Mobile Point',
    'Jai Kisan Beej Bhandar',
  ],
  hindi: ['{name} जनरल स्टोर', 'माँ दुर्गा ट्रेडर्स', '{village} कृषि केंद्र', 'जय किसान बीज भंडार', '{name} किराना भंडार'],
  hinglish: ['{name} Kirana Bhandar', 'Maa Durga Traders', 'Jai Kisan Beej Bhandar', '{village} CSC'],
};
