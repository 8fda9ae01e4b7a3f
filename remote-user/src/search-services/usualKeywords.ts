/**
 * What people call the services of the catalogue that nobody has described, in English, Marathi and Hindi, the latter in
 * both scripts. The others have these words in their definitions, where an admin changes them. Shown to nobody.
 */
export const usualKeywords: Readonly<Record<string, string>> = {
  'Marriage Certificate': 'married wedding spouse husband wife vivah lagna shaadi विवाह लग्न शादी',
  'Property Tax Receipt': 'house land assessment gharpatti malmatta घरपट्टी मालमत्ता',
  'Trade License': 'licence shop business permit dukan vyavsay vyapar parvana दुकान व्यवसाय परवाना',
  'Water Connection': 'tap pipe pipeline plumbing nal pani jal नळ पाणी जल',
  'Electricity Bill Copy': 'light power current meter vij veej bijli वीज बिजली',
};
