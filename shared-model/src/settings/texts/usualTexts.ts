import type { PreparedTexts } from './preparedTextsSchema';

/** The prepared texts until an admin changes them. */
export const usualTexts: PreparedTexts = {
  list: [
    {
      id: 'received',
      kind: 'message',
      texts: {
        en: 'We have your application and are checking it. You do not need to do anything now.',
        hi: 'आपका आवेदन मिल गया है और उसकी जाँच चल रही है। अभी आपको कुछ नहीं करना है।',
        mr: 'तुमचा अर्ज मिळाला आहे आणि त्याची तपासणी सुरू आहे. आत्ता तुम्हाला काहीही करायचे नाही.',
      },
    },
    {
      id: 'bring-originals',
      kind: 'message',
      texts: {
        en: 'Please bring the original papers to the council office during office hours.',
        hi: 'कृपया मूल कागज़ात कार्यालय के समय में पंचायत कार्यालय में लाएँ।',
        mr: 'कृपया मूळ कागदपत्रे कार्यालयाच्या वेळेत ग्रामपंचायत कार्यालयात आणा.',
      },
    },
    {
      id: 'paper-missing',
      kind: 'return',
      texts: {
        en: 'A paper is missing. Please add it and send the application again.',
        hi: 'आवेदन के साथ एक कागज़ नहीं है। कृपया उसे जोड़ें और आवेदन फिर से भेजें।',
        mr: 'अर्जासोबत एक कागदपत्र नाही. कृपया ते जोडा आणि अर्ज पुन्हा पाठवा.',
      },
    },
    {
      id: 'paper-unreadable',
      kind: 'return',
      texts: {
        en: 'A paper cannot be read. Please photograph it again so that all four corners are visible.',
        hi: 'एक कागज़ पढ़ा नहीं जा रहा है। कृपया उसकी फ़ोटो फिर से लें, जिसमें चारों कोने दिखें।',
        mr: 'एक कागदपत्र वाचता येत नाही. कृपया चारही कोपरे दिसतील असा त्याचा फोटो पुन्हा काढा.',
      },
    },
    {
      id: 'details-differ',
      kind: 'rejection',
      texts: {
        en: 'The details given do not match the papers. You can apply again with the correct details.',
        hi: 'दी गई जानकारी कागज़ात से मेल नहीं खाती। आप सही जानकारी के साथ फिर से आवेदन कर सकते हैं।',
        mr: 'दिलेली माहिती कागदपत्रांशी जुळत नाही. बरोबर माहिती देऊन तुम्ही पुन्हा अर्ज करू शकता.',
      },
    },
    {
      id: 'other-village',
      kind: 'rejection',
      texts: {
        en: 'This service is for residents of this village. Please apply to the council of the village where you live.',
        hi: 'यह सेवा इसी गाँव के निवासियों के लिए है। कृपया उस गाँव की पंचायत में आवेदन करें जहाँ आप रहते हैं।',
        mr: 'ही सेवा याच गावातील रहिवाशांसाठी आहे. कृपया तुम्ही राहता त्या गावाच्या ग्रामपंचायतीकडे अर्ज करा.',
      },
    },
    {
      id: 'certificate-wrong',
      kind: 'revocation',
      texts: {
        en: 'The certificate does not agree with the records. Please ask at the council office for a correct one.',
        hi: 'प्रमाण पत्र में लिखी बातें रिकॉर्ड से मेल नहीं खातीं। कृपया सही प्रमाण पत्र के लिए पंचायत कार्यालय में पूछें।',
        mr: 'दाखल्यावरील माहिती नोंदींशी जुळत नाही. कृपया बरोबर दाखल्यासाठी ग्रामपंचायत कार्यालयात विचारा.',
      },
    },
    {
      id: 'certificate-mistyped',
      kind: 'revocation',
      texts: {
        en: 'There was a spelling mistake in the certificate. It was corrected, and a new certificate was issued.',
        hi: 'प्रमाण पत्र लिखने में गलती हो गई थी। उसे सुधारकर नया प्रमाण पत्र जारी किया गया है।',
        mr: 'दाखला लिहिताना चूक झाली होती. ती दुरुस्त करून नवीन दाखला दिला आहे.',
      },
    },
    {
      id: 'paid-twice',
      kind: 'cancellation',
      texts: {
        en: 'This fee was noted twice. The other receipt stays as it is.',
        hi: 'यह शुल्क दो बार दर्ज हुआ था। जो रसीद रद्द नहीं हुई है, वह वैसी ही रहेगी।',
        mr: 'हे शुल्क दोनदा नोंदवले होते. जी पावती रद्द केलेली नाही, ती तशीच राहते.',
      },
    },
    {
      id: 'paid-wrongly',
      kind: 'cancellation',
      texts: {
        en: 'The payment was noted wrongly. Please bring the receipt to the council office.',
        hi: 'भुगतान गलत दर्ज हुआ था। कृपया रसीद लेकर पंचायत कार्यालय में आएँ।',
        mr: 'भरणा चुकीचा नोंदवला होता. कृपया पावती घेऊन ग्रामपंचायत कार्यालयात या.',
      },
    },
  ],
  revision: 0,
};
