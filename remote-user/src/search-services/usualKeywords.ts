/**
 * Common names of the catalogue's services that are not described, in English, Marathi and Hindi, the latter in both
 * scripts. Described services have their keywords in their definitions, where an admin changes them. Never shown.
 */
export const usualKeywords: Readonly<Record<string, string>> = {
  'Marriage Certificate': 'married wedding spouse husband wife vivah lagna shaadi विवाह लग्न शादी',
  'Property Tax Receipt': 'house land assessment gharpatti malmatta घरपट्टी मालमत्ता',
  'Trade License': 'licence shop business permit dukan vyavsay vyapar parvana दुकान व्यवसाय परवाना',
  'Water Connection': 'tap pipe pipeline plumbing nal pani jal नळ पाणी जल',
  'Electricity Bill Copy': 'light power current meter vij veej bijli वीज बिजली',
};

/**
 * The keywords of the samples, as in their definitions (`shared-data`), for services without keywords of their own: on
 * the device before a second version, if they were published before definitions had keywords, and while the records load.
 */
export const sampleKeywords: Readonly<Record<string, string>> = {
  'Birth Certificate':
    'born, newborn, baby, child, dob, janm, janma, janam, dakhla, dakhala, जन्म, दाखला',
  'Death Certificate':
    'dead, died, deceased, funeral, late, mrityu, mrutyu, maran, dakhla, dakhala, मृत्यू, मृत्यु, दाखला',
  'Income Certificate':
    'salary, wage, wages, earnings, payslip, scholarship, ews, aay, utpanna, utpannacha, dakhla, dakhala, आय, उत्पन्न, उत्पन्नाचा, दाखला',
  'Caste Certificate':
    'community, tribe, reservation, obc, jati, jat, jaat, jaticha, dakhla, dakhala, जात, जाति, दाखला',
  'Residence Proof':
    'residency, address, domicile, home, living, rahivasi, niwas, nivas, dakhla, dakhala, रहिवासी, निवास, दाखला',
};
