const typesByExtension = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
]);
const knownTypes = new Set(typesByExtension.values());

/**
 * The media type a document is kept under: one of those that citizens may hand in, else
 * 'application/octet-stream'. A page opened from a record of ours would run its scripts as ours.
 * Some phones give no type at all; then the file name's ending decides.
 */
export function documentType({ name, type }: { name: string; type: string }): string {
  if (knownTypes.has(type)) return type;
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return typesByExtension.get(extension) ?? 'application/octet-stream';
}
