/** Whether an error is of a kind. By name: it may come from another build, where it is another class. */
export function hasName(error: unknown, name: string): boolean {
  return error instanceof Object && 'name' in error && error.name === name;
}
