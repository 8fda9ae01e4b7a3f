import type en from './en';

export default {
  title: 'दाखला',
  documentTitle: '{title} {number}',
  back: 'अर्जाकडे परत',
  loading: 'दाखला उघडत आहे...',
  failed: 'दाखला उघडता आला नाही',
  none: 'अजून दाखला नाही',
  noneText: 'ग्रामपंचायतीने अर्ज मंजूर करून दाखला दिला, की तो येथे दिसतो.',
  forEver: 'तो कायमचा वैध आहे.',
  until: 'तो {day} पर्यंत वैध आहे.',
  newer: 'नवीन दाखला पाहा',
  older: 'आधीचे दाखले',
  olderOne: '{number}, {day} रोजी दिला',
  print: 'छापा',
  share: 'शेअर करा',
  shareText: '{title} {number}: तपासण्यासाठी पत्ता उघडा.',
  shareFailed: 'दाखला शेअर करता आला नाही. त्याऐवजी तो जतन करा आणि फाइल पाठवा.',
  save: 'जतन करा',
  saved: '{file} जतन केली आहे. ती इंटरनेटशिवाय उघडते आणि छापता येते.',
  file: 'दाखला-{number}.html',
} as const satisfies Record<keyof typeof en, string>;
