export default {
  'trial.banner':
    'You are trying another build of {area}, from {origin}. Only this browser is affected.',
  'trial.end': 'Stop trying it',
} as const;
