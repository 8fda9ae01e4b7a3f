/** 'projects/p/databases/(default)/documents/members/asha' is 'members/asha'. */
export function pathOf(name: string): string {
  return name.split('/').slice(5).join('/');
}

/** The collection that a question is asked of. */
export function collectionOf(parent: string, from: readonly { collectionId: string }[]): string {
  const [first] = from;
  return [pathOf(parent), first?.collectionId ?? ''].filter((part) => part !== '').join('/');
}
