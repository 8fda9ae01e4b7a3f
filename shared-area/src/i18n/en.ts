export default {
  'text.details': 'Application Details',
} as const;
