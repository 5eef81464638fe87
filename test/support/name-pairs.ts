/** Indian names as people write them, to measure how well a search by sound tells them apart. */

/** Each line is one name, in the spellings that staff and visitors use. */
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

/** Two names on each line that are near, and not the same. */
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

export type NamePair = readonly [one: string, other: string];

/** The first spelling of each line with each of the others. */
export const SAME_NAMES: readonly NamePair[] = lines(SAME).flatMap((line) => {
  const [first = '', ...others] = line.split(' ');
  return others.map((other): NamePair => [first, other]);
});

export const DIFFERENT_NAMES: readonly NamePair[] = lines(DIFFERENT)
  .flatMap((line) => line.split('|'))
  .map((pair) => pair.split(' ') as unknown as NamePair);

function lines(text: string): string[] {
  return text.trim().split('\n');
}
