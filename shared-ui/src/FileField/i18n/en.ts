export default {
  'file.added': '{count, plural, one {# file added} other {# files added}}',
  'file.choose': 'Choose files',
  'file.chooseOne': 'Choose a file',
  'file.drop': 'or drop them here',
  'file.dropOne': 'or drop it here',
  'file.list': 'Chosen files',
  'file.progress': 'Uploading {name}',
  'file.remove': 'Remove {name}',
  'file.removeShort': 'Remove',
  'file.removed': '{name} removed',
} as const;
