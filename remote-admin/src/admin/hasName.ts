/** Whether an error has a name. Compares names because an error from another build has another class. */
export function hasName(error: unknown, name: string): boolean {
  return error instanceof Object && 'name' in error && error.name === name;
}
