import { Random, Weighted } from '../random.js';
import { type Formatted, formatted } from './formatted.js';
import type { Region } from './people.js';

export interface Place {
  readonly state: Formatted;
  readonly region: Region;
  readonly stateCode: string;
  readonly district: Formatted;
  readonly block: Formatted;
  readonly village: Formatted;
  readonly pincode: string;
}

interface District extends Formatted {
  readonly pinPrefix: string;
}

interface State {
  readonly name: Formatted;
  readonly code: string;
  readonly region: Region;
  /** How many leads come from this state, relative to other states. */
  readonly weight: number;
  readonly districts: readonly District[];
}

function state(name: string, code: string, region: Region, weight: number, districts: string): State {
  const [stateName] = formatted(name);
  if (!stateName) throw new Error(`No state in "${name}".`);
  return {
    name: stateName,
    code,
    region,
    weight,
    districts: formatted(districts).map(({ latin, devanagari }) => {
      const [, place, pinPrefix] = /^(.+?)\s+(\d{3})$/.exec(devanagari) ?? [];
      if (!place || !pinPrefix) throw new Error(`No PIN prefix in "${latin} ${devanagari}".`);
      return { latin, devanagari: place, pinPrefix };
    }),
  };
}

const STATES: readonly State[] = [
  state(
    'Bihar बिहार',
    'BR',
    'north',
    26,
    'Patna पटना 800, Gaya गया 823, Muzaffarpur मुज़फ़्फ़रपुर 842, Bhagalpur भागलपुर 812, Darbhanga दरभंगा 846, Madhubani मधुबनी 847, ' +
      'Samastipur समस्तीपुर 848, Begusarai बेगूसराय 851, Purnia पूर्णिया 854, Katihar कटिहार 854, Araria अररिया 854, Supaul सुपौल 852, ' +
      'Saharsa सहरसा 852, Siwan सिवान 841, Saran सारण 841, Gopalganj गोपालगंज 841, Vaishali वैशाली 844, Nalanda नालंदा 803, ' +
      'Rohtas रोहतास 821, Buxar बक्सर 802, Bhojpur भोजपुर 802, Aurangabad औरंगाबाद 824, Nawada नवादा 805, West Champaran पश्चिम चंपारण 845, ' +
      'East Champaran पूर्वी चंपारण 845, Sitamarhi सीतामढ़ी 843',
  ),
  state(
    'Uttar Pradesh उत्तर प्रदेश',
    'UP',
    'north',
    20,
    'Lucknow लखनऊ 226, Varanasi वाराणसी 221, Gorakhpur गोरखपुर 273, Prayagraj प्रयागराज 212, Kanpur Dehat कानपुर देहात 209, ' +
      'Azamgarh आज़मगढ़ 276, Ballia बलिया 277, Deoria देवरिया 274, Jaunpur जौनपुर 222, Sultanpur सुल्तानपुर 228, Barabanki बाराबंकी 225, ' +
      'Sitapur सीतापुर 261, Hardoi हरदोई 241, Bareilly बरेली 243, Moradabad मुरादाबाद 244, Meerut मेरठ 250, Muzaffarnagar मुज़फ़्फ़रनगर 251, ' +
      'Aligarh अलीगढ़ 202, Agra आगरा 283, Mathura मथुरा 281, Jhansi झाँसी 284, Banda बांदा 210, Ghazipur ग़ाज़ीपुर 233, ' +
      'Mirzapur मिर्ज़ापुर 231, Basti बस्ती 272, Bahraich बहराइच 271, Lakhimpur Kheri लखीमपुर खीरी 262, Ayodhya अयोध्या 224',
  ),
  state(
    'Madhya Pradesh मध्य प्रदेश',
    'MP',
    'north',
    11,
    'Indore इंदौर 453, Bhopal भोपाल 462, Ujjain उज्जैन 456, Jabalpur जबलपुर 483, Sagar सागर 470, Rewa रीवा 486, Satna सतना 485, ' +
      'Vidisha विदिशा 464, Sehore सीहोर 466, Narmadapuram नर्मदापुरम 461, Chhindwara छिंदवाड़ा 480, Dewas देवास 455, Ratlam रतलाम 457, ' +
      'Gwalior ग्वालियर 475, Morena मुरैना 476, Guna गुना 473, Khargone खरगोन 451, Betul बैतूल 460',
  ),
  state(
    'Jharkhand झारखंड',
    'JH',
    'north',
    5,
    'Ranchi रांची 835, Dhanbad धनबाद 828, Hazaribagh हज़ारीबाग़ 825, Deoghar देवघर 814, Giridih गिरिडीह 815, Palamu पलामू 822',
  ),
  state(
    'Chhattisgarh छत्तीसगढ़',
    'CG',
    'north',
    4,
    'Raipur रायपुर 493, Durg दुर्ग 491, Bilaspur बिलासपुर 495, Bastar बस्तर 494',
  ),
  state(
    'Uttarakhand उत्तराखंड',
    'UK',
    'north',
    1.5,
    'Haridwar हरिद्वार 249, Udham Singh Nagar ऊधम सिंह नगर 263, Dehradun देहरादून 248',
  ),
  state(
    'Rajasthan राजस्थान',
    'RJ',
    'rajasthan',
    8,
    'Jaipur जयपुर 303, Alwar अलवर 301, Sikar सीकर 332, Nagaur नागौर 341, Bikaner बीकानेर 334, Jodhpur जोधपुर 342, Kota कोटा 325, ' +
      'Bundi बूंदी 323, Udaipur उदयपुर 313, Ajmer अजमेर 305, Tonk टोंक 304, Bharatpur भरतपुर 321, Hanumangarh हनुमानगढ़ 335, ' +
      'Churu चूरू 331, Pali पाली 306',
  ),
  state(
    'Haryana हरियाणा',
    'HR',
    'punjab',
    3,
    'Hisar हिसार 125, Karnal करनाल 132, Rohtak रोहतक 124, Kaithal कैथल 136, Jind जींद 126',
  ),
  state(
    'Punjab पंजाब',
    'PB',
    'punjab',
    2.5,
    'Ludhiana लुधियाना 141, Bathinda बठिंडा 151, Patiala पटियाला 147, Sangrur संगरूर 148, Moga मोगा 142',
  ),
  state(
    'Maharashtra महाराष्ट्र',
    'MH',
    'maharashtra',
    7,
    'Pune पुणे 412, Nashik नासिक 422, Ahilyanagar अहिल्यानगर 414, Solapur सोलापुर 413, Latur लातूर 413, Beed बीड 431, Jalna जालना 431, ' +
      'Amravati अमरावती 444, Akola अकोला 444, Yavatmal यवतमाल 445, Wardha वर्धा 442, Nagpur नागपुर 441, Kolhapur कोल्हापुर 416, ' +
      'Satara सातारा 415, Jalgaon जलगाँव 425, Dhule धुले 424',
  ),
  state(
    'Gujarat गुजरात',
    'GJ',
    'gujarat',
    2.5,
    'Rajkot राजकोट 360, Anand आणंद 388, Mehsana मेहसाणा 384, Junagadh जूनागढ़ 362, Surat सूरत 394',
  ),
  state(
    'West Bengal पश्चिम बंगाल',
    'WB',
    'east',
    4,
    'Murshidabad मुर्शिदाबाद 742, Nadia नदिया 741, Purba Bardhaman पूर्व बर्धमान 713, Hooghly हुगली 712, Birbhum बीरभूम 731, ' +
      'Bankura बांकुड़ा 722, Malda मालदा 732, Jalpaiguri जलपाईगुड़ी 735',
  ),
  state(
    'Odisha ओडिशा',
    'OD',
    'east',
    2,
    'Cuttack कटक 754, Puri पुरी 752, Balasore बालेश्वर 756, Ganjam गंजाम 761, Bargarh बरगढ़ 768',
  ),
  state('Assam असम', 'AS', 'east', 1, 'Nagaon नगाँव 782, Barpeta बरपेटा 781, Jorhat जोरहाट 785'),
  state(
    'Karnataka कर्नाटक',
    'KA',
    'south',
    1.5,
    'Belagavi बेलगावी 591, Dharwad धारवाड़ 580, Raichur रायचूर 584, Mandya मंड्या 571, Tumakuru तुमकूरु 572',
  ),
  state(
    'Telangana तेलंगाना',
    'TS',
    'south',
    1.5,
    'Warangal वारंगल 506, Karimnagar करीमनगर 505, Nizamabad निज़ामाबाद 503, Khammam खम्मम 507',
  ),
  state(
    'Andhra Pradesh आंध्र प्रदेश',
    'AP',
    'south',
    1.5,
    'Guntur गुंटूर 522, Anantapur अनंतपुर 515, Kurnool कुरनूल 518, Chittoor चित्तूर 517',
  ),
  state(
    'Tamil Nadu तमिलनाडु',
    'TN',
    'south',
    1.5,
    'Thanjavur तंजावुर 613, Madurai मदुरै 625, Salem सेलम 636, Erode ईरोड 638, Tirunelveli तिरुनेलवेली 627',
  ),
  state('Kerala केरल', 'KL', 'south', 0.8, 'Palakkad पलक्कड़ 678, Thrissur त्रिशूर 680, Wayanad वायनाड 673'),
];

interface VillageParts {
  readonly beginnings: readonly Formatted[];
  readonly endings: readonly Formatted[];
}

const VILLAGES: Readonly<Record<Region, VillageParts>> = {
  north: {
    beginnings: formatted(
      'Ram राम, Bishun बिशुन, Madho माधो, Hari हरि, Kishan किशन, Gopal गोपाल, Bhagwan भगवान, Shiv शिव, Raghunath रघुनाथ, ' +
        'Jagdish जगदीश, Lal लाल, Chand चाँद, Dhan धन, Kamal कमल, Sher शेर, Fateh फ़तेह, Raj राज, Dev देव, Narayan नारायण, ' +
        'Mohan मोहन, Daulat दौलत, Islam इस्लाम, Sundar सुंदर, Bal बाल, Jai जय',
    ),
    endings: formatted(
      'pur पुर, ganj गंज, nagar नगर, patti पट्टी, gaon गाँव, tola टोला, garh गढ़, pur Khurd पुर ख़ुर्द, pur Kalan पुर कलाँ, bigha बिगहा',
    ),
  },
  rajasthan: {
    beginnings: formatted(
      'Ram राम, Kishan किशन, Govind गोविंद, Hanuman हनुमान, Jai जय, Sardar सरदार, Man मान, Bhoj भोज, Udai उदय, Moti मोती, Nathu नाथू',
    ),
    endings: formatted('pura पुरा, garh गढ़, sar सर, was वास, nagar नगर, pura Dhani पुरा ढाणी'),
  },
  punjab: {
    beginnings: formatted(
      'Fateh फ़तेह, Sher शेर, Kot कोट, Gobind गोबिंद, Jagat जगत, Mehar मेहर, Nand नंद, Rattan रतन, Badal बादल',
    ),
    endings: formatted('pur पुर, garh गढ़, pur Kalan पुर कलाँ, pur Khurd पुर ख़ुर्द, wala वाला'),
  },
  maharashtra: {
    beginnings: formatted(
      'Pimpal पिंपळ, Nim निम, Bel बेल, Dev देव, Chinch चिंच, Wad वड, Amb अंब, Jamb जांब, Umbar उंबर, Shir शिर',
    ),
    endings: formatted('gaon गाव, wadi वाडी, khed खेड, pur पूर'),
  },
  gujarat: {
    beginnings: formatted('Moti मोटी, Ambali आंबली, Vad वड, Khari खारी, Dev देव, Ran रण, Kan कान, Dholi धोली'),
    endings: formatted('pura पुरा, pur पुर, vadi वाडी, gadh गढ़'),
  },
  east: {
    beginnings: formatted(
      'Gopal गोपाल, Krishna कृष्ण, Rama रामा, Bishnu बिष्णु, Chandi चंडी, Madan मदन, Nara नारा, Joy जय, Gobinda गोबिंद, Shyam श्याम',
    ),
    endings: formatted('pur पुर, danga डांगा, gram ग्राम, bari बाड़ी, palli पल्ली, nagar नगर'),
  },
  south: {
    beginnings: formatted(
      'Rama रामा, Venkata वेंकट, Gowri गौरी, Chinna चिन्ना, Naga नागा, Malla मल्ला, Thimma थिम्मा, Kotha कोत्ता, Veera वीरा, Siva शिवा',
    ),
    endings: formatted('puram पुरम, halli हल्ली, palli पल्ली, pet पेट, giri गिरि, palem पालेम'),
  },
};

const STATE_DRAW = new Weighted(STATES.map((each) => [each, each.weight] as const));

export function drawPlace(random: Random): Place {
  const { name, code, region, districts } = STATE_DRAW.draw(random);
  const district = random.pick(districts);
  const { beginnings, endings } = VILLAGES[region];
  const [beginning, ending] = [random.pick(beginnings), random.pick(endings)];
  return {
    state: name,
    stateCode: code,
    region,
    district: { latin: district.latin, devanagari: district.devanagari },
    block: random.pick(blocksOf(district, districts.indexOf(district), VILLAGES[region])),
    village: joined(beginning, ending),
    pincode: district.pinPrefix + String(random.between(1, 599)).padStart(3, '0'),
  };
}

/** The block around the district town, and three others that differ between neighbouring districts. */
function blocksOf({ latin, devanagari }: District, index: number, { beginnings, endings }: VillageParts): Formatted[] {
  const others = [0, 1, 2].flatMap((step) => {
    const beginning = beginnings[(index * 3 + step) % beginnings.length];
    const ending = endings[(index + step) % endings.length];
    return beginning && ending ? joined(beginning, ending) : [];
  });
  return [{ latin: `${latin} Sadar`, devanagari: `${devanagari} सदर` }, ...others];
}

function joined(one: Formatted, other: Formatted): Formatted {
  return { latin: one.latin + other.latin, devanagari: one.devanagari + other.devanagari };
}
