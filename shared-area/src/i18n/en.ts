export default {
  'text.details': 'Application Details',
  'text.ward': 'Ward or village',
} as const;
