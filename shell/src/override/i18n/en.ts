export default {
  'override.banner':
    'You are trying another build of {area}, from {origin}. Only this browser is affected.',
  'override.end': 'Stop trying it',
} as const;
