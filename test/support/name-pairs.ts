/** Indian names in different spellings, to measure the accuracy of the search by sound. */

/** One name per line, in the spellings that staff and visitors use. */
const SAME = `
जीवन Jeevan Jivan
सुशीला Sushila Susheela Sushilaa
सुशिला Sushila
श्री Shri Sri Shree
लक्ष्मी Lakshmi Laxmi Lakshmee
कृष्ण Krishna Krishn Krushna
राम Ram Raam
रमेश Ramesh Raamesh
सुरेश Suresh Sooresh
महेश Mahesh Maheshh
गणेश Ganesh Ganeesh
दिनेश Dinesh Deenesh
राजेश Rajesh Raajesh
मुकेश Mukesh Mookesh
नरेश Naresh Naaresh
संजय Sanjay Sanjai Sanjaya
विजय Vijay Vijai Wijay
अजय Ajay Ajai
उदय Uday Udai
जय Jay Jai
अभय Abhay Abhai
विनोद Vinod Winod
प्रमोद Pramod Pramodh
मनोज Manoj Manoz
सरोज Saroj Saroz
अनिल Anil Aneel
सुनील Sunil Suneel
कपिल Kapil Kapeel
सुनीता Sunita Suneeta Sunitha
अनीता Anita Aneeta Anitha
कविता Kavita Kavitha Kawita
सविता Savita Sawita Savitha
ममता Mamta Mamata
गीता Geeta Gita Geetha
सीता Seeta Sita Sitha
मीना Meena Mina
रीना Reena Rina
टीना Teena Tina
वीणा Veena Vina
शीला Sheela Shila
लीला Leela Lila
नीता Neeta Nita
रीता Reeta Rita
पूजा Pooja Puja
पूनम Poonam Punam
सूरज Sooraj Suraj
फूल Phool Phul Fool
आशा Asha Aasha
उषा Usha Oosha
आरती Aarti Arti Aarthi
अमित Amit Ameet Amith
अर्जुन Arjun Arjoon
अरुण Arun Aroon
वरुण Varun Warun
तरुण Tarun Taroon
करण Karan Karann
किरण Kiran Keeran
पवन Pavan Pawan
मदन Madan Madhan
मोहन Mohan Mohaan
सोहन Sohan Sohaan
रोहन Rohan Rohaan
रोहित Rohit Rohith
मोहित Mohit Mohith
ललित Lalit Lalith
अंकित Ankit Ankeet
अंजलि Anjali Anjalee
अंजना Anjana Anjna
वंदना Vandana Vandna Wandana
चंदन Chandan Chandhan
नंदन Nandan Nandhan
संगीता Sangeeta Sangita Sangeetha
रंजीत Ranjeet Ranjit Ranjith
अजीत Ajeet Ajit Ajith
बलजीत Baljeet Baljit
सुरजीत Surjeet Surjit
मनजीत Manjeet Manjit
सिंह Singh Sing
यादव Yadav Yaadav Yadaw
शर्मा Sharma Sarma Sharmaa
वर्मा Verma
गुप्ता Gupta Guptaa
पांडे Pande Pandey
पाण्डेय Pandey Pandeya
मिश्रा Mishra Misra
तिवारी Tiwari Tivari Tiwaree
त्रिपाठी Tripathi Tripaathi Tripathee
चौधरी Chaudhary Choudhary Chaudhari Choudhari
कुमार Kumar Kumaar Koomar
कुमारी Kumari Kumaree
देवी Devi Dewi Devee
प्रसाद Prasad Prasaad Parsad
यशवंत Yashwant Yashvant
बलवंत Balwant Balvant
जसवंत Jaswant Jasvant
भगवान Bhagwan Bhagvan Bhagawan
ईश्वर Ishwar Eeshwar Ishvar
महेश्वर Maheshwar Maheshvar
विश्वनाथ Vishwanath Vishvanath Wishwanath
जगन्नाथ Jagannath Jagannaath Jaganath
शंकर Shankar Sankar Shanker
भास्कर Bhaskar Bhaaskar
दीपक Deepak Dipak
विवेक Vivek Vivekh Wivek
अशोक Ashok Asok Ashoka
आलोक Alok Aalok
विकास Vikas Vikash Vikaas
प्रकाश Prakash Parkash Prakaash
आकाश Akash Aakash
सुभाष Subhash Subhas
संतोष Santosh Santos
घनश्याम Ghanshyam Ghanshiam Ghanashyam
श्याम Shyam Shiam Syam
राधेश्याम Radheshyam Radheshiam
गौरव Gaurav Gourav Gaurava
सौरभ Saurabh Sourabh Saurab
शैलेश Shailesh Sailesh
कैलाश Kailash Kailas
नेहा Neha Nehaa
स्नेहा Sneha Snehaa
प्रिया Priya Pria Priyaa
रिया Riya Ria
माया Maya Maaya
जया Jaya Jayaa
विद्या Vidya Vidhya
संध्या Sandhya Sandya
ज्ञान Gyan Gyaan
ज्ञानेश्वर Gyaneshwar Gyaneshvar Dnyaneshwar
राजेंद्र Rajendra Rajender Rajinder
सुरेंद्र Surendra Surender Surinder
महेंद्र Mahendra Mahender Mohinder
संपत Sampat Sanpat Sampath
चंपा Champa Chanpa
अंबिका Ambika Anbika
निर्मला Nirmala Nirmla Neermala
उर्मिला Urmila Oormila
शकुंतला Shakuntala Shakuntla Sakuntala
बसंती Basanti Basantee
शांति Shanti Shaanti Santi
ज्योति Jyoti Jyothi Jioti
भारती Bharti Bharati Bharathi
पार्वती Parvati Parwati Parvathi
सरस्वती Saraswati Sarasvati Saraswathi
`;

/** Two similar but different names per line. */
const DIFFERENT = `
Asha Usha|आशा उषा|Mina Mona|मीना मोना|Ramesh Rajesh|रमेश राजेश|Suresh Naresh|Sunita Anita|सुनीता अनीता
Sunil Anil|Kavita Savita|Gita Sita|गीता सीता|Reena Teena|Veena Meena|Ajay Vijay|अजय विजय|Sanjay Ajay
Mohan Sohan|मोहन रोहन|Rohit Mohit|Arun Varun|Tarun Karan|Karan Kiran|करण किरण|Vinod Pramod|Manoj Saroj
Ganesh Dinesh|Mahesh Mukesh|Deepak Dipali|Vikas Vivek|Prakash Akash|Ashok Alok|Lalit Ankit|Pooja Poonam
Sharma Verma|शर्मा वर्मा|Gupta Dutta|Pandey Dubey|Mishra Sharma|Tiwari Tripathi|Yadav Jadhav|Singh Sinha
Kumar Kumari|कुमार कुमारी|Devi Dev|देवी देव|Ram Rama|Kamal Kamla|कमल कमला|Sushil Sushila|सुशील सुशीला
Sunil Sunila|Anil Anila|Ravi Rava|Hari Hira|हरि हीरा|Hira Heera-Lal|Mani Manu|Raju Raja|Sonu Sona|Babu Baba
Rani Ranu|Lal Leela|Bala Bela|Mala Mela|Kala Kela|Jaya Jiya|Maya Mayu|Priya Pari|Tara Tira|Rita Rata
Nisha Nasha|Isha Asha|Esha Usha|Uma Ema|Indu Anda|Amit Sumit|Anita Amita|Sarita Savita|Lata Lalita
Kanta Shanta|Shanti Bharti|Basanti Shanti|Champa Chandra|Ambika Alka|Nirmala Urmila|Jyoti Preeti
Parvati Saraswati|Radha Rekha|Seema Sheela|Leela Neela|Sheela Shaila|Gaurav Saurabh|Kailash Shailesh|Neha Sneha
Rajendra Surendra|Mahendra Narendra|Balwant Jaswant|Ishwar Maheshwar|Shankar Bhaskar|Jagannath Vishwanath
Geeta Gupta|Ritu Rita|Ajit Amit|Ranjit Surjit|Baljit Manjit|Mehta Mehra|Khanna Khan|Patel Patil|Joshi Josh|Dev Devraj
Chandan Nandan|Bhim Bhima|Kishan Krishna|Kishor Kishan|Lakhan Lokesh|Hemant Hemlata|Om Uma|Ila Ela|Bina Bani|Dina Dani
`;

/** Pairs that are the same name or place: transliterations, b for v, joined words, short forms. */
const RESPELLED = `
Om Prakash = Omprakash | Om Prakash = ओमप्रकाश | ओम प्रकाश = Omprakash | Ram Prasad = रामप्रसाद | Ramprasad = राम प्रसाद
Ram Kumar = Ramkumar | Jai Kishan = Jaikishan | Shiv Kumar = शिवकुमार | Ram Singh = Ramsingh | Radhe Shyam = राधेश्याम
Bal Krishna = Balkrishna | Hari Om = Hariom | Ram Chandra = Ramchander | Dev Raj = Devraj | Vijay Laxmi = Vijaylakshmi
Om-Prakash = Om Prakash | Sat Narayan = सत्नारायण | Jag Mohan = जगमोहन | Ram Avtar = Ramavtar
Chaudhary = Chowdhury | Chaudhary = Choudhury | Chaudhuri = चौधरी | Choudhary = Chowdhary | Chauhan = चौहान | Chauhan = Chowhan | Chauhan = Chouhan
Mohammad = Mohammed | Mohammad = मोहम्मद | Mohammad = Md. | Mohammad = Muhammad | Mohammed = Mohd | Mohd. = मोहम्मद | मुहम्मद = Mohammad | Md = मोहम्मद | Mohamed = Muhammed
Verma = Varma | Verma = वर्मा | Vinod = Binod | विनोद = Binod | Vishal = Bishal | Vikas = Bikash | Vijay = Bijay | Birendra = Virendra | Basant = Vasant | Vimla = Bimla
Rabindra = Ravindra | Nabin = Naveen | Gobind = Govind | Debi = Devi | Basudev = Vasudev | Bishnu = Vishnu | Biswas = Vishwas | Sabita = Savita | Abhinav = Abhinab
Dharamveer = Dharamvir | Dharmveer = Dharamvir | धर्मवीर = Dharamveer | Dnyaneshwar = ज्ञानेश्वर | Gyaneshwar = Dnyaneshwar | Jnaneshwar = ज्ञानेश्वर | Dnyandev = ज्ञानदेव | Pradnya = Pragya | Prajna = प्रज्ञा | Gyan = Jnan | Vidnyan = विज्ञान
Jalpaiguri = जलपाईगुड़ी | Jalpaiguri = जलपाईगुडी | Siliguri = सिलीगुड़ी | Chandigarh = चंडीगढ़ | Ramgarh = रामगढ़ | Garhwal = गढ़वाल | Rathore = राठौर | Aligarh = अलीगढ़ | Gorakhpur = गोरखपुर | Lakhisarai = लखीसराय
Laxmi = Luxmi | Luxmi = लक्ष्मी | Krushna = कृष्ण | Krishnan = कृष्णन | Shyam = Sham | श्याम = Sham | Ghanshyam = Ghansham | Bannerjee = Banerjee | Banerji = बनर्जी | Mukherjee = मुखर्जी | Mukherji = Mukharjee | Chatterjee = चटर्जी
Srivastava = Shrivastav | Srivastava = श्रीवास्तव | Shrivastva = Srivastav | Wasim = Vaseem | वसीम = Waseem | Qureshi = Kureshi | Quraishi = कुरैशी | Qureshi = कुरैशी | Faizal = Faisal | फैसल = Faizal | Aziz = अज़ीज़ | Azeez = Aziz | Zakir = Jakir | ज़ाकिर = Zakir | Rahim = Raheem | रहीम = Rahim
Thakur = Thakor | ठाकुर = Thakur | Pandey = पांडेय | Pande = पाण्डेय | Mishra = Misra | Singh = Sinh | सिंह = Sinh | Ahmed = Ahmad | अहमद = Ahmed | Sheikh = Shaikh | शेख = Shaikh | Rehman = Rahman | रहमान = Rehman | Hussain = Hussein | हुसैन = Husain | Siddiqui = Siddique | सिद्दीकी = Siddiqui
Rajinder = Rajendra | राजेंद्र = Rajender | Surinder = सुरेंद्र | Narender = नरेंद्र | Dharminder = Dharmendra | Chander = चंद्र | Sunder = सुंदर | Inder = Indra | Shanker = शंकर
Sahdeo = Sahdev | Mahadeo = महादेव | Rao = राव | Tewari = Tiwari | तिवारी = Tewary | Narain = Narayan | नारायण = Narain | Agrawal = Agarwal | Aggarwal = अग्रवाल | Jaiswal = जायसवाल | Jayaswal = Jaiswal | Chaubey = चौबे | Choubey = Chaube | Gowda = Gouda | Gowri = गौरी | Saurabh = Sourav | Sehgal = सहगल | Mehmood = Mahmud | Farooq = Farukh | Yusuf = Yousuf
Begum = बेगम | Begum = Begam | Sulaiman = सुलेमान | Ayesha = आयशा | Bose = बोस | Roy = राय | Gurjar = गूजर | Gujjar = गुर्जर | Bihari = Behari | Vijay = Bijoy
Iqbal = Equbal | Usman = Osman | Umar = Omar | Ismail = Esmail | Ibrahim = Ebrahim | Imran = Emran | Mandal = Mondal | Brajesh = बृजेश | Jagarnath = जगन्नाथ
Lachhman = लक्ष्मण | Kuwar = कुंवर | Powar = पवार | Uraon = Oraon | Tirlok = त्रिलोक | Ritik = Hrithik | Kelash = कैलाश | Satendra = सत्येंद्र | Abdullah = अब्दुल्ला
`;

const APART = `
Yadav = Jadav | यादव = Jadhav | Krishna = Kishan | कृष्ण = किशन | Mohammad = Mohan | Mohammad = Mahmud | Mohammad = Mahendra | Md = Madan | Ahmed = Amit | Sharma = Varma | Sharma = Verma | Vinod = Vinay | Binod = Binay | Vishal = Vishnu | Bishal = Bimal
Om Prakash = Omkar | Omprakash = Jai Prakash | Om Prakash = Ved Prakash | Ramprasad = Ram Pyare | Ram Prasad = Rampal | Ramkumar = Rajkumar | Ram Kumar = Shyam Kumar | Shivkumar = Shiv Kumari | Jaikishan = Jai Krishna | Hari Om = Hari Ram | Devraj = Dev Rani | Bal Krishna = Bal Kishan
Chaudhary = Chaudhana | Chauhan = Chavan | Chauhan = Chandan | चौहान = चंदन | Choudhury = Chand | Dharamveer = Dharampal | Dharmveer = Karamveer | Dnyaneshwar = Dineshwar | Gyan = Jan | ज्ञान = ध्यान | Pragya = Priya | Jalpaiguri = Siliguri | जलपाईगुड़ी = सिलीगुड़ी | Ramgarh = Ramnagar | Gorakhpur = Gopalpur
Laxmi = Laxman | Lakshmi = Rashmi | Shyam = Shivam | Sham = Som | Banerjee = Mukherjee | बनर्जी = चटर्जी | Mukherjee = Chatterjee | Srivastava = Sarvesh | Wasim = Nasim | Qureshi = Karishma | Faisal = Afzal | Aziz = Ajay | Zakir = Zahir | Jakir = Shakir | Rahim = Karim | Rahim = Rahul | रहीम = राहुल | Thakur = Thakral
Pandey = Panda | Mishra = Mehra | Singh = Sinha | सिंह = सीमा | Sheikh = Shekhar | Rehman = Raman | Hussain = Hasan | हुसैन = हसन | Siddiqui = Siddharth | Rajinder = Rajan | Surinder = Sunder | Narender = Naresh | Chander = Chandni | Sunder = Sudhir | Inder = Inda | Sahdeo = Sahil | Mahadev = Mahavir | Rao = Raj | राव = राज | Tiwari = Tyagi | Narayan = Naren | Agarwal = Aravali | Jaiswal = Jagpal | Chaubey = Choksi | Gowda = Godse | Saurabh = Gaurav | Sehgal = Sahil | Farooq = Farhan | Yusuf = Yash | Beena = Meena | Bimla = Kamla | Bijay = Ajay | Basant = Hemant | Nabin = Nalin | Gobind = Gopal | Debi = Dipa
Begum = Begusarai | Roy = Roshan | Bose = Basu | Usman = Usha | Gujjar = Gajendra | Bihari = Bharat | Umar = Amir | Omar = Amar | Brij = Raj | Ayesha = Isha | Roy = Rao
`;

export type NamePair = readonly [one: string, other: string];

/** The first spelling of each line paired with each of the others. */
export const SAME_NAMES: readonly NamePair[] = lines(SAME).flatMap((line) => {
  const [first = '', ...others] = line.split(' ');
  return others.map((other): NamePair => [first, other]);
});

export const DIFFERENT_NAMES: readonly NamePair[] = lines(DIFFERENT)
  .flatMap((line) => line.split('|'))
  .map((pair) => pair.split(' ') as unknown as NamePair);

/** Pairs that are the same name, followed by pairs that are not. The search matches whole words, also joined ones. */
export const RESPELLED_NAMES: readonly NamePair[] = written(RESPELLED);
export const APART_NAMES: readonly NamePair[] = written(APART);

function written(text: string): NamePair[] {
  return lines(text)
    .flatMap((line) => line.split('|'))
    .map((pair) => pair.split('=').map((name) => name.trim()) as unknown as NamePair);
}

function lines(text: string): string[] {
  return text.trim().split('\n');
}
