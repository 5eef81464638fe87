import { Weighted } from '../random.js';
import { type Formatted, formatted } from './formatted.js';

export type Region = 'north' | 'rajasthan' | 'punjab' | 'maharashtra' | 'gujarat' | 'east' | 'south';

export interface Names {
  readonly men: readonly Formatted[];
  readonly women: readonly Formatted[];
  readonly surnames: readonly Formatted[];
  readonly womensSurnames?: readonly Formatted[];
}

const NORTH: Names = {
  men: formatted(
    'Ramesh रमेश, Suresh सुरेश, Rajesh राजेश, Mukesh मुकेश, Dinesh दिनेश, Santosh संतोष, Manoj मनोज, Sanjay संजय, ' +
      'Ajay अजय, Vijay विजय, Anil अनिल, Sunil सुनील, Pankaj पंकज, Ashok अशोक, Arvind अरविंद, Pramod प्रमोद, ' +
      'Vinod विनोद, Ranjit रंजीत, Ravi Kumar रवि कुमार, Amit Kumar अमित कुमार, Ram Prasad राम प्रसाद, Ram Naresh राम नरेश, ' +
      'Shiv Kumar शिव कुमार, Awadhesh अवधेश, Umesh उमेश, Kamlesh कमलेश, Rakesh राकेश, Brijesh बृजेश, Lalan ललन, ' +
      'Birendra बीरेंद्र, Surendra सुरेंद्र, Upendra उपेंद्र, Nagendra नागेंद्र, Chandan चंदन, Kundan कुंदन, Gautam गौतम, ' +
      'Abhishek अभिषेक, Vikas विकास, Deepak दीपक',
  ),
  women: formatted(
    'Sunita सुनीता, Anita अनीता, Rekha रेखा, Meena मीना, Geeta गीता, Seema सीमा, Pooja पूजा, Neha नेहा, Kiran किरण, ' +
      'Manju मंजू, Sangeeta संगीता, Rinku रिंकू, Ranjana रंजना, Babita बबीता, Kavita कविता, Sarita सरिता, Nirmala निर्मला, ' +
      'Usha उषा, Asha आशा, Shanti शांति, Priyanka प्रियंका, Khushboo ख़ुशबू',
  ),
  surnames: formatted(
    'Yadav यादव, Singh सिंह, Kumar कुमार, Sharma शर्मा, Prasad प्रसाद, Mishra मिश्रा, Tiwari तिवारी, Pandey पांडेय, ' +
      'Gupta गुप्ता, Verma वर्मा, Paswan पासवान, Mahto महतो, Kushwaha कुशवाहा, Maurya मौर्य, Patel पटेल, Thakur ठाकुर, ' +
      'Jha झा, Chaudhary चौधरी, Rai राय, Sah साह, Mandal मंडल, Chauhan चौहान, Dubey दुबे, Shukla शुक्ला, Nishad निषाद, ' +
      'Rajput राजपूत, Lodhi लोधी, Ahirwar अहिरवार, Sahu साहू, Manjhi मांझी',
  ),
  womensSurnames: formatted('Devi देवी, Kumari कुमारी'),
};

const RAJASTHAN: Names = {
  men: formatted(
    'Bhanwar Lal भंवर लाल, Ramswaroop रामस्वरूप, Mangi Lal मांगी लाल, Gopal गोपाल, Kailash कैलाश, Hanuman हनुमान, ' +
      'Omprakash ओमप्रकाश, Prahlad प्रह्लाद, Mahendra महेंद्र, Jitendra जितेंद्र, Narendra नरेंद्र, Bajrang बजरंग, ' +
      'Devi Lal देवी लाल, Shyam Sundar श्याम सुंदर, Hemraj हेमराज, Ghanshyam घनश्याम, Sawai सवाई, Laxman लक्ष्मण',
  ),
  women: formatted(
    'Santosh संतोष, Kamla कमला, Sushila सुशीला, Vimla विमला, Maya माया, Laxmi लक्ष्मी, Bhanwari भंवरी, Suman सुमन, ' +
      'Pinki पिंकी, Mamta ममता, Sharda शारदा, Kanta कांता',
  ),
  surnames: formatted(
    'Meena मीणा, Gurjar गुर्जर, Jat जाट, Choudhary चौधरी, Rathore राठौड़, Shekhawat शेखावत, Bishnoi बिश्नोई, Saini सैनी, ' +
      'Kumawat कुमावत, Jangid जांगिड़, Sharma शर्मा, Suthar सुथार, Prajapat प्रजापत, Godara गोदारा, Khatri खत्री',
  ),
};

const PUNJAB: Names = {
  men: formatted(
    'Gurpreet Singh गुरप्रीत सिंह, Harjinder Singh हरजिंदर सिंह, Balwinder Singh बलविंदर सिंह, Jaspal Singh जसपाल सिंह, ' +
      'Sukhdev Singh सुखदेव सिंह, Kuldeep कुलदीप, Satbir सतबीर, Rajbir राजबीर, Dharamvir धर्मवीर, Jagdish जगदीश, ' +
      'Ramphal रामफल, Naresh नरेश, Amarjeet अमरजीत, Manpreet मनप्रीत, Parveen परवीन, Surender सुरेंदर',
  ),
  women: formatted(
    'Harpreet Kaur हरप्रीत कौर, Manjit Kaur मनजीत कौर, Paramjit Kaur परमजीत कौर, Simran सिमरन, Sudesh सुदेश, ' +
      'Krishna कृष्णा, Bimla बिमला, Rajwinder राजविंदर, Jaswinder जसविंदर, Poonam पूनम',
  ),
  surnames: formatted(
    'Sidhu सिद्धू, Gill गिल, Dhillon ढिल्लों, Sandhu संधू, Brar बराड़, Malik मलिक, Hooda हुड्डा, Dahiya दहिया, Sangwan सांगवान, ' +
      'Grewal ग्रेवाल, Phogat फोगाट, Rana राणा, Kamboj कंबोज, Saini सैनी, Arora अरोड़ा',
  ),
};

const MAHARASHTRA: Names = {
  men: formatted(
    'Dnyaneshwar ज्ञानेश्वर, Sachin सचिन, Ganesh गणेश, Vitthal विठ्ठल, Pandurang पांडुरंग, Nilesh निलेश, Prashant प्रशांत, ' +
      'Sandip संदीप, Balasaheb बाळासाहेब, Bhausaheb भाऊसाहेब, Tukaram तुकाराम, Shivaji शिवाजी, Rahul राहुल, Swapnil स्वप्निल, ' +
      'Kiran किरण, Sambhaji संभाजी, Dattatray दत्तात्रय, Yogesh योगेश',
  ),
  women: formatted(
    'Vaishali वैशाली, Savita सविता, Jayshree जयश्री, Manisha मनीषा, Swati स्वाती, Rohini रोहिणी, Pallavi पल्लवी, ' +
      'Ujwala उज्वला, Shobha शोभा, Alka अलका, Ashwini अश्विनी, Snehal स्नेहल',
  ),
  surnames: formatted(
    'Patil पाटील, Jadhav जाधव, Pawar पवार, Shinde शिंदे, More मोरे, Deshmukh देशमुख, Kulkarni कुलकर्णी, Gaikwad गायकवाड, ' +
      'Bhosale भोसले, Kale काळे, Chavan चव्हाण, Thorat थोरात, Shelke शेळके, Wagh वाघ, Kamble कांबळे, Ingle इंगळे, Raut राऊत',
  ),
};

const GUJARAT: Names = {
  men: formatted(
    'Jignesh जिग्नेश, Bhavesh भावेश, Hitesh हितेश, Ketan केतन, Mahesh महेश, Nilesh निलेश, Ramnik रमणिक, Vipul विपुल, ' +
      'Kanubhai कनुभाई, Dilip दिलीप, Haresh हरेश, Pravin प्रवीण',
  ),
  women: formatted(
    'Hetal हेतल, Daksha दक्षा, Bhavna भावना, Kokila कोकिला, Jyotsna ज्योत्सना, Nita नीता, Rekha रेखा, Komal कोमल',
  ),
  surnames: formatted(
    'Patel पटेल, Shah शाह, Chaudhari चौधरी, Parmar परमार, Solanki सोलंकी, Rathod राठोड, Vaghela वाघेला, Makwana मकवाणा, ' +
      'Zala झाला, Gohil गोहिल, Desai देसाई, Thakor ठाकोर',
  ),
};

const EAST: Names = {
  men: formatted(
    'Subrata सुब्रत, Debashis देबाशीष, Tapan तपन, Biswajit बिस्वजीत, Sukumar सुकुमार, Partha पार्थ, Nirmal निर्मल, ' +
      'Prasanta प्रशांत, Bikash बिकाश, Kartik कार्तिक, Sarat सरत, Jagannath जगन्नाथ, ' +
      'Pradip प्रदीप, Bhaben भबेन, Dipankar दीपांकर, Ranjan रंजन',
  ),
  women: formatted(
    'Mousumi मौसमी, Rina रीना, Sharmila शर्मिला, Tanushree तनुश्री, Basanti बसंती, Sabitri साबित्री, Minati मिनती, ' +
      'Rupali रूपाली, Jonali जोनाली, Archana अर्चना, Kakoli काकोली',
  ),
  surnames: formatted(
    'Das दास, Mondal मंडल, Ghosh घोष, Sarkar सरकार, Biswas बिस्वास, Roy रॉय, Pal पाल, Mahato महतो, Sahoo साहू, Behera बेहेरा, ' +
      'Nayak नायक, Mohanty मोहंती, Pradhan प्रधान, Kalita कलिता, Bora बोरा, Saikia सैकिया, Murmu मुर्मू, Hansda हांसदा',
  ),
};

const SOUTH: Names = {
  men: formatted(
    'Venkatesh वेंकटेश, Srinivas श्रीनिवास, Ramaiah रामय्या, Nagaraj नागराज, Manjunath मंजूनाथ, Basavaraj बसवराज, ' +
      'Murugan मुरुगन, Senthil सेंथिल, Karthik कार्तिक, Subramani सुब्रमणि, Rajendran राजेंद्रन, Lakshmaiah लक्ष्मय्या, ' +
      'Anjaneyulu आंजनेयुलु, Shashidhar शशिधर, Biju बीजू, Suresh सुरेश, Prakash प्रकाश, Mallikarjun मल्लिकार्जुन',
  ),
  women: formatted(
    'Lakshmi लक्ष्मी, Padma पद्मा, Saraswathi सरस्वती, Kavitha कविता, Sujatha सुजाता, Bhagyamma भाग्यम्मा, Selvi सेल्वी, ' +
      'Revathi रेवती, Jyothi ज्योति, Savithri सावित्री, Anitha अनिता, Manjula मंजुला, Bindu बिंदु',
  ),
  surnames: formatted(
    'Reddy रेड्डी, Gowda गौड़ा, Naidu नायडू, Rao राव, Patil पाटिल, Hegde हेगड़े, Nair नायर, Pillai पिल्लै, Goud गौड़, Shetty शेट्टी, ' +
      'Naik नाइक, Swamy स्वामी, Murthy मूर्ति, Yadav यादव, Kumar कुमार, Varghese वर्गीस, Basha बाशा',
  ),
};

const MUSLIM: Names = {
  men: formatted(
    'Mohd Arif मो. आरिफ़, Imran इमरान, Shahid शाहिद, Aftab आफ़ताब, Nasim नसीम, Abdul Rahim अब्दुल रहीम, Rafiq रफ़ीक़, Salim सलीम, ' +
      'Javed जावेद, Irfan इरफ़ान, Mohd Shamim मो. शमीम, Anwar अनवर, Yusuf यूसुफ़, Iqbal इक़बाल',
  ),
  women: formatted(
    'Shabana शबाना, Nazia नाज़िया, Rukhsana रुख़साना, Fatima फ़ातिमा, Shaheen शाहीन, Yasmin यासमीन, Noorjahan नूरजहाँ',
  ),
  surnames: formatted(
    'Ansari अंसारी, Khan ख़ान, Siddiqui सिद्दीक़ी, Ali अली, Shaikh शेख़, Alam आलम, Hussain हुसैन, Qureshi क़ुरैशी',
  ),
  womensSurnames: formatted('Khatoon ख़ातून, Begum बेगम, Bano बानो, Parveen परवीन'),
};

/** Groups of names in each region, with their share in percent. */
export const NAMES: Readonly<Record<Region, Weighted<Names>>> = {
  north: mixed(NORTH, 13),
  rajasthan: mixed(RAJASTHAN, 7),
  punjab: mixed(PUNJAB, 3),
  maharashtra: mixed(MAHARASHTRA, 9),
  gujarat: mixed(GUJARAT, 8),
  east: mixed(EAST, 20),
  south: mixed(SOUTH, 9),
};

function mixed(own: Names, muslimPercent: number): Weighted<Names> {
  return new Weighted([
    [own, 100 - muslimPercent],
    [MUSLIM, muslimPercent],
  ]);
}
