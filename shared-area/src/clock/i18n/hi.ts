import type en from './en';

export default {
  behind: 'इस डिवाइस की घड़ी {difference} पीछे है',
  ahead: 'इस डिवाइस की घड़ी {difference} आगे है',
  text: 'इस डिवाइस की घड़ी में {device} है; पंचायत की घड़ी में {council} है। तय तारीखें पंचायत की घड़ी से गिनी जाती हैं। कृपया इस डिवाइस की घड़ी ठीक करें।',
} as const satisfies Record<keyof typeof en, string>;
