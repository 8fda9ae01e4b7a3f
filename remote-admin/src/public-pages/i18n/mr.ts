import type en from './en';

export default {
  title: 'सार्वजनिक पाने अजून जुनी आहेत',
  missing: '“{name}” अजून त्यांवर नाही',
  changed: '“{name}” त्यांवर बदलापूर्वी होती तशीच आहे',
  removed: '“{name}” अजूनही त्यांवर आहे',
  onServer:
    'ती खाते नसलेले लोक वाचतात. पोर्टल चालवणाऱ्यांना सेवा प्रकाशित करण्यास ({command}) आणि पोर्टल जारी करण्यास सांगा.',
  onDevice:
    'ती खाते नसलेले लोक वाचतात. येथे केलेला बदल फक्त याच ब्राउझरमध्ये राहतो, आणि त्यांवर कधीच दिसत नाही.',
} as const satisfies Record<keyof typeof en, string>;
