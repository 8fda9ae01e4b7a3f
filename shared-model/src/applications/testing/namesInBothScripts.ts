/**
 * Names as people of Maharashtra and of the Hindi belt write them: each line is one name, in Devanagari and in Latin, in
 * its usual spellings. Names of different lines are different names. Collected by hand for the tests of the search.
 */
export const namesInBothScripts: readonly (readonly string[])[] = `
पाटील Patil Pateel
पटेल Patel
शिंदे Shinde
जाधव Jadhav Jadhao
पवार Pawar Pavar Powar
चव्हाण Chavan Chavhan Chawan
गायकवाड Gaikwad Gaekwad Gaykwad
मोरे More
कांबळे Kamble Kambale
भोसले भोंसले Bhosale Bhonsle Bhosle
कदम Kadam
साळुंखे साळुंके Salunkhe Salunke
सावंत Sawant Savant
देशमुख Deshmukh
देशपांडे Deshpande
कुलकर्णी Kulkarni
जोशी Joshi
कुर्‍हाडे कुऱ्हाडे Kurhade
गोऱ्हे गोर्‍हे Gorhe
बऱ्हाटे बर्‍हाटे Barhate
तऱ्हाळ Tarhal
घोरपडे Ghorpade Ghorapade
निंबाळकर Nimbalkar
वाघमारे Waghmare Vaghmare
लोखंडे Lokhande
सोनवणे सोनावणे Sonawane Sonavane Sonwane
थोरात Thorat
ढोले Dhole
भालेराव Bhalerao Bhalerav
बाबुराव बाबूराव Baburao Baburav
माधवराव Madhavrao Madhavrav
शंकरराव Shankarrao
नामदेव Namdeo Namdev
देवकर Deokar Devkar
देवरे Deore Devre
कोळी Koli
कोल्हे Kolhe
काळे Kale
केळकर Kelkar
फडणवीस Fadnavis Phadnavis Fadanvis
फुले Phule Fule
राऊत Raut
राठोड राठौड Rathod
नाईक Naik
म्हात्रे Mhatre
ठाकूर ठाकुर Thakur Thakoor
ठाकरे Thakre Thakare
तांबे Tambe
तुपे Tupe
डांगे Dange
भुजबळ Bhujbal
मुळे Mule
मुंडे Munde
खरात Kharat
खैरनार Khairnar
बनसोडे Bansode
अहिरे Ahire
आहेर Aher
धुमाळ Dhumal
गावंडे Gawande Gavande
वानखेडे वानखडे Wankhede Wankhade
इंगळे Ingle Ingale
उबाळे Ubale
ओव्हाळ Ovhal Owhal
औटी Auti
शर्मा Sharma
वर्मा Verma Varma
मिश्रा मिश्र Mishra
गुप्ता Gupta
यादव Yadav
सिंह सिंग सिंघ Singh Sinh
सिन्हा Sinha
तिवारी Tiwari Tivari Tewari
त्रिपाठी Tripathi
पांडेय पाण्डेय पांडे Pandey
चौधरी Chaudhari Chaudhary Choudhary Chowdhury
चौहान Chauhan Chouhan
कुशवाहा Kushwaha Kushvaha
मौर्य मौर्या Maurya Mourya
श्रीवास्तव Shrivastava Srivastava Shrivastav
अग्रवाल Agrawal Agarwal
राजपूत Rajput Rajpoot
कुमार Kumar
कुमारी Kumari
देवी Devi
दिव्या Divya
कौर Kaur
गिल Gill
संधू Sandhu
धालीवाल Dhaliwal
गुरप्रीत Gurpreet Gurprit
हरजीत Harjeet Harjit
जसविंदर Jaswinder Jasvinder
मनप्रीत Manpreet
रणजीत रणजित Ranjit Ranjeet
शेख Shaikh Sheikh Shekh
पठाण पठान Pathan
खान Khan
सय्यद सैयद Sayyad Syed Sayyed Saiyad
अन्सारी अंसारी Ansari
कुरैशी कुरेशी Qureshi Kureshi
मोहम्मद मुहम्मद Mohammed Mohammad Muhammad
अहमद Ahmed Ahmad
महमूद Mahmood Mahmud
शाहनवाज शहनवाज Shahnawaz Shahnavaz
फ़ातिमा फातिमा Fatima Fatema
ज़ाकिर झाकीर Zakir
आयशा आयेशा Ayesha Aysha
यूसुफ युसूफ Yusuf Yousuf
उस्मान Usman
इक़बाल इकबाल Iqbal Ikbal
मुश्ताक Mushtaq
रहमान Rahman Rehman
सलीम सलिम Salim Saleem
शबाना Shabana
नसरीन Nasreen Nasrin
रुखसाना Rukhsana
परवीन परविन Parveen Parvin
मुल्ला Mulla
तांबोळी Tamboli
मणियार Maniyar Maniar
बागवान Bagwan Bagvan
डिसूझा डिसोझा DSouza Dsouza
फर्नांडिस Fernandes
परेरा Pereira
जोसेफ Joseph
थॉमस Thomas
मेरी Mary
जॉन John
पीटर Peter
पिंटो Pinto
डेव्हिड डेविड David
गावित Gavit Gawit
वसावे Vasave
वळवी Valvi Walvi
पाडवी Padvi Padwi
नाईकवाडी Naikwadi
भोये Bhoye
भील Bhil Bheel
मडावी Madavi
उईके Uike
मरकाम Markam
कुमरे Kumre
आत्राम Atram
सोरेन Soren
मुर्मू Murmu
टुडू Tudu
हेंब्रम Hembram
मुंडा Munda
उराव उरांव Oraon Uraon
मीणा मीना Meena Mina
लक्ष्मी Lakshmi Laxmi
लक्ष्मण Lakshman Laxman
आशा Asha
अशोक Ashok
सीता Sita Seeta
शीतल Sheetal Shital
सविता Savita
सुनीता सुनिता Sunita Suneeta
शोभा Shobha
शुभा Shubha
शुभम Shubham
मीरा Meera Mira
पूजा Pooja Puja
राजू Raju
राजेश Rajesh
राजकुमार Rajkumar
रामचंद्र Ramchandra Ramachandra
रमेश Ramesh
सुरेश Suresh
गणेश Ganesh
महेश Mahesh
मुकेश Mukesh
ओंकार ओमकार ॐकार Omkar Onkar
ओमप्रकाश Omprakash
विठ्ठल Vitthal Viththal Vithal
ज्ञानेश्वर Dnyaneshwar Gyaneshwar Dnyaneshvar
तुकाराम Tukaram
एकनाथ Eknath
सोपान Sopan
मुक्ता Mukta
जनाबाई Janabai
पार्वती Parvati Parwati
सरस्वती Saraswati Sarasvati
कृष्णा Krishna Krushna
कविता Kavita Kavitha
ज्योती ज्योति Jyoti Jyothi
संजय Sanjay
विजय Vijay
अजय Ajay
अक्षय Akshay
जयश्री Jayshree Jayashri Jaishree
जयदीप Jaydeep Jaideep
भाऊसाहेब Bhausaheb
रावसाहेब Raosaheb Ravsaheb
दत्तात्रय दत्तात्रेय Dattatray Dattatreya Dattatraya
श्वेता Shweta Sweta Shveta
ऐश्वर्या Aishwarya Aishvarya
वैशाली Vaishali
वैष्णवी Vaishnavi
गौरव Gaurav Gourav
सौरभ Saurabh Sourabh
यशवंत Yashwant Yashvant
हनुमंत Hanumant
बसवराज Basavraj Baswaraj Basavaraj
चंद्रकांत Chandrakant
शशिकांत Shashikant
इंद्रजित Indrajit Indrajeet
ऋषिकेश हृषिकेश Rushikesh Rishikesh Hrishikesh
ऋतुजा Rutuja Rituja
प्रियंका Priyanka Prianka
विद्या Vidya
छाया Chhaya Chaya
झुंबर Jhumbar Zumbar
अमृता Amruta Amrita
अर्चना Archana
कल्पना Kalpana
सुमन Suman
नंदा Nanda
नंदिनी Nandini
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
