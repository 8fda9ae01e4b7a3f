/**
 * What people call the sample services: English words, and Marathi and Hindi ones in both scripts. The words of their
 * first versions (`sampleDefinitions`), which admins change from then on.
 */
export const sampleKeywords = {
  birth: 'born, newborn, baby, child, dob, janm, janma, janam, dakhla, dakhala, जन्म, दाखला',
  death:
    'dead, died, deceased, funeral, late, mrityu, mrutyu, maran, dakhla, dakhala, मृत्यू, मृत्यु, दाखला',
  income:
    'salary, wage, wages, earnings, payslip, scholarship, ews, aay, utpanna, utpannacha, dakhla, dakhala, आय, उत्पन्न, उत्पन्नाचा, दाखला',
  caste:
    'community, tribe, reservation, obc, jati, jat, jaat, jaticha, dakhla, dakhala, जात, जाति, दाखला',
  residence:
    'residency, address, domicile, home, living, rahivasi, niwas, nivas, dakhla, dakhala, रहिवासी, निवास, दाखला',
} as const;
