/** Ends a command that failed with what it has to say, and without the stack. */
export function explain(command: Promise<void>): void {
  command.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
