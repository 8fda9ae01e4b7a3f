import type en from './en';

export default {
  heading: 'या पानावर अडचण आली आहे',
  title: 'हे पान चालणे बंद झाले',
  text: 'इतर पाने सुरू आहेत, आणि तुम्ही आधी पाठवलेले सर्व सुरक्षित आहे.',
} as const satisfies Record<keyof typeof en, string>;
